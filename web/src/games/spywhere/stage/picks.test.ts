import { describe, expect, it } from "vitest";
import type { View } from "../../../protocol/spywhere";
import { isAhead, isChoosing, kept, pressed, slotOf, type Picks } from "./picks";
import { table } from "./view.test-kit";

const wait = (change: Partial<View> = {}): View => table({ turn: 1, ...change });
const swap = (change: Partial<View> = {}): View => table({ options: [{ swap: { give: "italy", take: "germany" } }], ...change });
const picks: Picks = { give: "italy", slot: 1 };
const none: Picks = { give: null, slot: null };

it("cards are chosen in one's turn to swap and ahead of it, and never by a spectator", () => {
  expect([swap(), wait(), wait({ me: null }), table({ step: "after", options: [{ done: {} }] })].map((view) => [isChoosing(view), isAhead(view)]))
    .toEqual([[true, false], [true, true], [false, false], [false, false]]);
});

describe("of two equal cards in the row", () => {
  const row = table().row; // Italy lies in the first place and in the third
  it("the first is taken, as the rules do", () => {
    expect([slotOf(row, "italy"), slotOf(row, "germany")]).toEqual([0, 1]);
  });
  it("the first is chosen, whichever is pressed, and either takes the choice back", () => {
    expect([pressed(null, row, 0), pressed(null, row, 2), pressed(1, row, 2)]).toEqual([0, 0, 0]);
    expect([pressed(0, row, 0), pressed(0, row, 2)]).toEqual([null, null]);
    expect(pressed(0, row, 1)).toBe(1);
  });
  it("one that comes to lie before the chosen one is chosen instead", () => {
    expect(kept({ give: "italy", slot: 3 }, wait(), wait({ row: ["france", "germany", "italy", "france", "england"] }))).toEqual({ give: "italy", slot: 0 });
  });
});

describe("what was chosen ahead", () => {
  it("is kept while others play, and when one's turn begins", () => {
    expect(kept(picks, wait(), wait({ turn: 2, row: ["france", "germany", "italy", "france", "england"] }))).toEqual(picks);
    expect(kept(picks, wait(), swap())).toEqual(picks);
  });
  it("loses the place of the row where another card lies", () => {
    const row: View["row"] = ["italy", "spain", "italy", "france", "england"];
    expect(kept(picks, wait(), wait({ row }))).toEqual({ give: "italy", slot: null });
    expect(kept({ ...picks, slot: 4 }, wait(), wait({ row: row.slice(0, 4) }))).toEqual({ give: "italy", slot: null });
  });
  it("loses the card that has left the hand", () => {
    expect(kept(picks, wait(), wait({ me: { ...wait().me!, hand: { germany: 2 } } }))).toEqual({ give: null, slot: 1 });
  });
});

describe("a choice ends with its swap", () => {
  it.each([["and the turn goes on", table({ step: "after", options: [{ done: {} }] })], ["and the turn with it", wait()], ["and so does the game", table({ step: "final", turn: null })]])("%s", (_, after) => {
    expect(kept(picks, swap(), after)).toEqual(none);
  });
  it("and a turn that ends leaves nothing chosen", () => {
    expect(kept(picks, table({ step: "after", options: [{ done: {} }] }), wait())).toEqual(none);
  });
});
