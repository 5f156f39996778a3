import { expect, it } from "vitest";
import { plan } from "./plan";
import { spy, table } from "./view.test-kit";

const moves = (sight: Parameters<typeof plan>[1][number], before = table()) => plan(before, [sight], table()).map(({ thing, from, to }) => [thing, from[0], to[0]]);

it("a pawn goes from where it stood to the card", () => {
  const stood = table({ seats: [spy(), spy({ pawn: 5 }), spy(), spy()] });
  expect(moves({ called: { seat: 1, agent: 7 } }, stood)).toEqual([[{ pawn: 1 }, "card:5", "card:7"]]);
  expect(moves({ called: { seat: 1, agent: 7 } })).toEqual([[{ pawn: 1 }, "seat:1", "card:7"]]);
});

it("a right contact takes the card, and my twin is laid down", () => {
  expect(moves({ contacted: { by: 2, seat: 0, agent: 1, right: true, holder: 0 } })).toEqual([[{ card: 1 }, "card:1", "seat:2"], [{ card: 1 }, "hand:1", "seat:0"]]);
});

it("a wrong one is turned over where it lies (§6.3)", () => {
  expect(moves({ contacted: { by: 2, seat: 3, agent: 1, right: false, holder: 0 } })).toEqual([[{ back: true }, "hand:1", "seat:0"]]);
  expect(moves({ contacted: { by: 2, seat: 3, agent: 7, right: false, holder: 1 } })).toEqual([]);
});

it("a right accusation takes both (§7.5), a wrong one nothing", () => {
  expect(moves({ accused: { by: 3, seat: 2, agent: 7, right: true } })).toEqual([[{ ci: 3 }, "seat:3", "seat:2"], [{ card: 7 }, "card:7", "seat:3"], [{ card: 7 }, "seat:2", "seat:3"]]);
  expect(moves({ accused: { by: 3, seat: 2, agent: 7, right: false } })).toHaveLength(1);
});
