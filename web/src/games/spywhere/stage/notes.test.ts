import { expect, it } from "vitest";
import { markOf, readNotes, turnMark, WORDS_MOST, wordsOn, writeOn, type Notes } from "./notes";

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

it("keeps words on a spy beside the marks, until there are none", () => {
  const marked = turnMark({}, 1, "italy");
  const written = writeOn(marked, 1, "four paellas, none given");
  expect([wordsOn(written, 1), markOf(written, 1, "italy"), wordsOn(written, 2)]).toEqual(["four paellas, none given", "no", ""]);
  expect(wordsOn(turnMark(written, 1, "italy"), 1), "a mark leaves them alone").toBe("four paellas, none given");
  expect(writeOn(written, 1, "  ")).toEqual(marked);
});

it("keeps no more words than fit, and reads broken ones as none", () => {
  expect(wordsOn(writeOn({}, 0, "x".repeat(500)), 0)).toHaveLength(WORDS_MOST);
  expect(wordsOn({ 0: { words: 7 } } as unknown as Notes, 0)).toBe("");
});
