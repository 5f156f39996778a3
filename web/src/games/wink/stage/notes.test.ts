import { expect, it } from "vitest";
import { readNotes, suspectOf, turn } from "./notes";

it("turns through the others and back to nobody", () => {
  let notes = {};
  const seen = [1, 2, 3].map(() => suspectOf((notes = turn(notes, 17, [1, 3])), 17));
  expect(seen).toEqual([1, 3, null]);
});

it("reads what it wrote, and nothing else", () => {
  expect(readNotes({ 17: 3 })).toEqual({ 17: 3 });
  expect(readNotes({ 17: "x" })).toEqual({});
  expect(readNotes([1])).toEqual({});
  expect(readNotes(undefined)).toEqual({});
});
