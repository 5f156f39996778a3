import { expect, it } from "vitest";
import type { Identifications, Nation, Sight, View } from "../../../protocol/spywhere";
import { highlights } from "./highlights";
import { table } from "./view.test-kit";

const NATIONS: Nation[] = ["germany", "italy", "france", "england"];
const lines = (...sights: Sight[]) => sights.map((sight, id) => ({ id, sight }));
const began = (seat: number): Sight => ({ began: { seat, drew: true } });

/** Four spies, each of the nation above, with this number of own dishes and these envelopes. */
function over(own: number[], laid: Identifications[], totals: number[]): View {
  const seats = own.map((count, seat) => ({ hand: 5, clues: {}, identified: [], passports: [NATIONS[seat]!], cards: { [NATIONS[seat]!]: count }, identifications: laid[seat]! }));
  const right = (seat: number): number => Object.entries(laid[seat]!).filter(([whom, as]) => NATIONS[Number(whom)] === as).length;
  const scores = totals.map((total, seat) => ({ seat, total, lines: { own: own[seat]!, correct: right(seat), ender: 0 } }));
  const best = Math.max(...totals);
  return table({ step: "over", seats, over: { scores, winners: [totals.indexOf(best)] } });
}
const found = (view: View, ...sights: Sight[]) => highlights(lines(...sights), view).map(({ what, hero, others, number }) => ({ what, hero, others, number }));

it("whom two have named wrongly has fooled them, and whom nobody has named rightly was safe", () => {
  const view = over([1, 1, 1, 1], [{}, { 0: "spain", 2: "spain" }, { 0: "belgium" }, { 0: "germany", 2: "italy" }], [1, 1, 1, 2]);
  expect(found(view)).toContainEqual({ what: "fooled", hero: 0, others: [2, 1].toSorted(), number: 2 });
  expect(found(view)).toContainEqual({ what: "safe", hero: 2, others: expect.arrayContaining([1, 3]), number: 2 });
});

it("who named two rightly has seen through them", () => {
  expect(found(over([1, 1, 1, 1], [{ 1: "italy", 2: "france", 3: "spain" }, {}, {}, {}], [3, 1, 1, 1]))).toContainEqual({ what: "reader", hero: 0, others: [1, 2], number: 2 });
});

it("the first envelope that was right, in its author's own turns", () => {
  const view = over([1, 1, 1, 1], [{ 1: "spain" }, { 0: "germany" }, {}, {}], [1, 2, 1, 1]);
  const sights: Sight[] = [began(0), { identified: { by: 0, seat: 1 } }, began(1), began(2), began(1), { identified: { by: 1, seat: 0 } }];
  expect(found(view, ...sights)).toContainEqual({ what: "early", hero: 1, others: [0], number: 2 });
});

it("a win by less than an envelope is worth was decided by one (§7.1)", () => {
  const laid: Identifications[] = [{ 1: "italy" }, {}, {}, {}];
  expect(found(over([5, 1, 1, 1], laid, [10, 7, 1, 1]))).toContainEqual({ what: "decided", hero: 0, others: [], number: 5 });
  expect(found(over([5, 1, 1, 1], laid, [10, 5, 1, 1])).map(({ what }) => what)).not.toContain("decided");
});

it("who had the most dishes", () => {
  expect(found(over([2, 7, 1, 1], [{}, {}, {}, {}], [2, 7, 1, 1]))).toEqual([{ what: "collector", hero: 1, others: [], number: 7 }]);
});

it("a quiet game has two to tell of as well: one envelope, few dishes, clue piles", () => {
  const quiet = over([2, 1, 1, 1], [{ 1: "italy" }, {}, {}, { 2: "spain" }], [4, 1, 1, 1]);
  expect(found(quiet).map(({ what, hero }) => [what, hero])).toEqual(expect.arrayContaining([["reader", 0], ["collector", 0], ["safe", 2]]));
  const silent = over([0, 2, 0, 0], [{}, {}, {}, {}], [0, 2, 0, 0]);
  const clued = { ...silent, seats: silent.seats.map((place, seat) => ({ ...place, clues: seat === 2 ? { italy: 3, spain: 6 } : {} })) };
  expect(found(clued)).toEqual([{ what: "collector", hero: 1, others: [], number: 2 }, { what: "clues", hero: 2, others: [], number: 2 }]);
});
