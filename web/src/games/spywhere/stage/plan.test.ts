import { describe, expect, it } from "vitest";
import type { Sight } from "../../../protocol/spywhere";
import { lengthOf, plan, TRAVEL_MS } from "./plan";
import { table } from "./view.test-kit";

const ways = (moves: ReturnType<typeof plan>) => moves.map((m) => `${Object.values(m.thing)[0]}: ${m.from[0]} → ${m.to[0]}`);

describe("the animation plan", () => {
  it("sends my card to the row and the taken one to my hand", () => {
    const moves = plan(table(), [{ swapped: { seat: 0, give: "italy", take: "france" } }], table({ row: ["italy", "germany", "italy", "italy", "england"] }));
    expect(ways(moves)).toEqual(["italy: hand:italy → row:3", "france: row:3 → hand:france"]);
    expect(moves[1]?.to).toEqual(["hand:france", "hand"]);
  });

  it("takes the first of two equal cards, whatever else happens in the same frame", () => {
    const sights: Sight[] = [{ swapped: { seat: 1, give: "spain", take: "italy" } }, { swapped: { seat: 2, give: "france", take: "spain" } }];
    const moves = plan(table(), sights, table({ row: ["france", "germany", "italy", "france", "england"] }));
    expect(ways(moves)).toEqual(["spain: seat:1 → row:0", "italy: row:0 → seat:1", "france: seat:2 → row:0", "spain: row:0 → seat:2"]);
  });

  it("swaps like for like in the first place of that nation", () => {
    const moves = plan(table(), [{ swapped: { seat: 1, give: "italy", take: "italy" } }], table());
    expect(ways(moves)).toEqual(["italy: seat:1 → row:0", "italy: row:0 → seat:1"]);
  });

  it("closes the gaps in the row, sends exactly three to the clue pile, then the bonus, then fills the row at the end", () => {
    const before = table({ row: ["italy", "italy", "germany", "italy", "italy"] });
    const moves = plan(before, [{ eliminated: { seat: 2, nation: "italy", bonus: true, refill: ["france", "england", "belgium"] } }], table());
    expect(ways(moves)).toEqual([
      "germany: row:2 → row:0", "italy: row:4 → row:1",
      "italy: row:0 → clues:2:italy", "italy: row:1 → clues:2:italy", "italy: row:3 → clues:2:italy",
      "true: pile → seat:2",
      "france: pile → row:2", "england: pile → row:3", "belgium: pile → row:4",
    ]);
  });

  it("shows the face of a drawn card only when the sight has it", () => {
    expect(ways(plan(table(), [{ began: { seat: 0, drew: true, card: "italy" } }], table()))).toEqual(["italy: pile → hand:italy"]);
    expect(ways(plan(table(), [{ began: { seat: 1, drew: true } }], table()))).toEqual(["true: pile → seat:1"]);
    expect(plan(table(), [{ began: { seat: 1, drew: false } }], table())).toEqual([]);
  });

  it("lays an envelope from one spy before another", () => {
    expect(ways(plan(table(), [{ identified: { by: 3, seat: 1 } }], table()))).toEqual(["3: seat:3 → envelopes:1"]);
  });

  it("plays sights one after the other", () => {
    const moves = plan(table(), [{ identified: { by: 3, seat: 1 } }, { began: { seat: 0, drew: true, card: "italy" } }], table());
    expect(moves.map((m) => m.delay)).toEqual([0, TRAVEL_MS]);
    expect(lengthOf(moves)).toBe(2 * TRAVEL_MS);
  });

  it("does not move what everybody already sees", () => {
    expect(plan(table(), [{ final: { ender: 1 } }, { finished: { seat: 2 } }], table())).toEqual([]);
  });
});
