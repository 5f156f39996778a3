import { expect, it } from "vitest";
import { boxOf } from "./box";
import { table } from "./shark.test-kit";
import { feelingLike, isCertain, unseen } from "./unseen";

const box = boxOf({});
const view = table({ dossiers: [{ clues: ["clown.1.1"], tokens: {} }, { clues: [], tokens: { passport: 1 } }], mat: ["clown.2.1"], hand: "waiter.1.1", tokens: { clown: 3, passport: 2 } });

it("has all 130 pieces but those that lie open", () => {
  const all = unseen(view, box);
  expect(all).toHaveLength(127);
  expect(all).not.toContain("clown.1.1");
  expect(new Set(all).size).toBe(127);
});

it("finds what feels alike, sharks too, and knows what may have left the game", () => {
  const alike = feelingLike(unseen(view, box), "crocodile", 6, box);
  expect(alike).toContain("shark.green.2");
  expect(alike).toContain("clown.2.2");
  expect(alike).not.toContain("clown.2.1");
  expect(["clown.1.2", "passport.1.1", "shark.blue.1"].map((piece) => isCertain(piece, view, box))).toEqual([true, false, true]);
});
