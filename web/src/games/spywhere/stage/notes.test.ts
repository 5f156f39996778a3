import { expect, it } from "vitest";
import { markOf, readNotes, turnMark, type Notes } from "./notes";

it("turns nothing, no, maybe, yes, nothing", () => {
  let notes: Notes = {};
  const seen = [1, 2, 3, 4].map(() => markOf((notes = turnMark(notes, 2, "italy")), 2, "italy"));
  expect(seen).toEqual(["no", "maybe", "yes", null]);
});

it("leaves other cells alone", () => {
  const notes = turnMark({ 1: { spain: "yes" } }, 1, "italy");
  expect(notes).toEqual({ 1: { spain: "yes", italy: "no" } });
});

it("reads broken storage as no notes", () => {
  expect([undefined, null, [1], 7].map(readNotes)).toEqual([{}, {}, {}, {}]);
});
