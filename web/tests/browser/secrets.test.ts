// The check itself can fail.
import { expect, it } from "vitest";
import { beforeTheEnd, leaks } from "./secrets";

const update = (sights: unknown[], view: object = {}): string => JSON.stringify({ update: { game: 1, n: 1, at: 0, sights, view: { row: ["italy"], me: { seat: 1, hand: { spain: 2 }, passports: ["france"], drawn: null, identifications: { 0: "italy" } }, ...view } } });

it("lets pass what a seat may know", () => {
  expect(leaks([update([{ began: { seat: 1, drew: true, card: "italy" } }, { identified: { by: 1, seat: 0, as: "spain" } }, { swapped: { seat: 0, give: "italy", take: "spain" } }])], 1)).toEqual([]);
});

it.each([
  ["another's card", update([{ began: { seat: 0, drew: true, card: "italy" } }])],
  ["another's bonus", update([{ eliminated: { seat: 0, nation: "spain", bonus: true, refill: [], card: "italy" } }])],
  ["another's envelope", update([{ identified: { by: 0, seat: 1, as: "spain" } }])],
  ["another's passport", update([], { seats: [{ hand: 3, clues: {}, passports: ["spain"] }] })],
  ["another's hand", update([], { seats: [{ hand: 3, clues: {}, cards: { spain: 1 } }] })],
  ["another's view", update([], { me: { seat: 0, hand: {} } })],
  ["a new field", update([], { pile_top: "italy" })],
])("notices %s", (_, frame) => {
  expect(leaks([frame], 1)).toHaveLength(1);
});

it("lets somebody without a seat read no hand at all", () => {
  expect(leaks([update([])], null).length).toBeGreaterThan(3);
});

it("stops at the end", () => {
  expect(beforeTheEnd(["a", '{"step":"over"}', "b"])).toEqual(["a"]);
  expect(() => beforeTheEnd(["a"])).toThrow();
});
