import { expect, it } from "vitest";
import type { Sight, View } from "../../../protocol/dr-shark";
import { highlights } from "./highlights";

const lines = (...sights: Sight[]) => sights.map((sight, id) => ({ id, sight }));
const seats = { seats: [{}, {}, {}] } as unknown as View;
const found = (...sights: Sight[]) => highlights(lines(...sights), seats).map(({ what, hero, others, number }) => ({ what, hero, others, number }));
const dived = (seat: number): Sight => ({ dived: { seat, area: "A", space: "light" } });
const placed = (seat: number): Sight => ({ placed: { seat, piece: "clown.3.2", slot: { shape: 1 } } as never });
const ended = (seat: number, ending: "stopped" | "shark"): Sight => ({ ended: { seat, ending } });

it("the richest dive counts the clues of one search", () => {
  const dive = [dived(1), placed(1), placed(1), placed(1), ended(1, "stopped")];
  expect(found(dived(0), placed(0), ended(0, "stopped"), ...dive)).toEqual([{ what: "dive", hero: 1, others: [], number: 3 }]);
});

it("whom the sharks liked best", () => {
  expect(found(ended(2, "shark"), ended(0, "shark"), ended(2, "shark"))).toEqual([{ what: "sharks", hero: 2, others: [], number: 2 }]);
});

it("the last theft, the last deal and the first evidence", () => {
  expect(found(
    { completed: { seat: 1, design: "clown" } },
    { charmed: { seat: 1, from: 2, piece: "clown.3.2" } },
    { negotiated: { seat: 0, from: 1, take: "clown.3.2", give: ["waiter.1.1", "waiter.2.1"] } },
  )).toEqual([
    { what: "theft", hero: 1, others: [2], number: null },
    { what: "deal", hero: 0, others: [1], number: null },
    { what: "evidence", hero: 1, others: [], number: null },
  ]);
});
