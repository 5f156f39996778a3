// @vitest-environment jsdom
import { expect, it } from "vitest";
import { copyText } from "./copy";

it("the field of the old way cannot be written, so that no keyboard comes up", async () => {
  const fields: { value: string; readOnly: boolean; selected: number }[] = [];
  document.execCommand = () => {
    const field = document.querySelector("textarea")!;
    fields.push({ value: field.value, readOnly: field.readOnly, selected: field.selectionEnd - field.selectionStart });
    return true;
  };
  expect(await copyText("http://house/t/bakilon")).toBe(true);
  expect(fields).toEqual([{ value: "http://house/t/bakilon", readOnly: true, selected: 22 }]);
  expect(document.querySelector("textarea")).toBeNull();
});
