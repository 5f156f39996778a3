// @vitest-environment jsdom
import { expect, it } from "vitest";
import { copyText } from "./copy";

it("the field of the old way cannot be written, so that no keyboard comes up, and has the focus only meanwhile", async () => {
  const fields: { value: string; readOnly: boolean; selected: number; focused: boolean }[] = [];
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  document.execCommand = () => {
    const field = document.querySelector("textarea")!;
    fields.push({ value: field.value, readOnly: field.readOnly, selected: field.selectionEnd - field.selectionStart, focused: document.activeElement === field });
    return true;
  };
  expect(await copyText("http://house/t/bakilon")).toBe(true);
  expect(fields).toEqual([{ value: "http://house/t/bakilon", readOnly: true, selected: 22, focused: true }]);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBeNull();
});
