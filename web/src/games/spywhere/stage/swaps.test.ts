import { describe, expect, it } from "vitest";
import type { Nation, Seat, Sight, View } from "../../../protocol/spywhere";
import { opening, tell, type Story } from "../../../stage/story";
import { recall } from "./story";
import { swapsOf } from "./swaps";
import { table } from "./view.test-kit";

const began = (seat: Seat): Sight => ({ began: { seat, drew: true } });
const swapped = (seat: Seat, take: Nation): Sight => ({ swapped: { seat, give: "italy", take } });
const seen = (sights: Sight[], view: View, seat: Seat): Nation[] => {
  const story: Story<Sight> = tell<Sight>(opening, sights);
  return swapsOf(recall(story.lines, view), seat).map((swap) => swap.take);
};
const round = (take: Nation): Sight[] => [0, 1, 2, 3].flatMap((seat) => [began(seat), swapped(seat, take)]);

describe("the swaps that may be seen (§9.2)", () => {
  it("are the last of each when the table plays from memory", () => {
    const sights = [...round("france"), ...round("england")];
    for (const seat of [0, 1, 2, 3]) expect(seen(sights, table(), seat)).toEqual(["england"]);
  });

  it("are forgotten when that spy's next turn begins, before the next swap is made", () => {
    const sights = [...round("france"), began(0)];
    expect(seen(sights, table(), 0)).toEqual([]);
    expect(seen(sights, table(), 1)).toEqual(["france"]);
  });

  it("are all of them when the table keeps the list", () => {
    const sights = [...round("france"), ...round("england")];
    expect(seen(sights, table({ swaps: [] }), 2)).toEqual(["france", "england"]);
  });

  it("come from the table's list for somebody who came late", () => {
    const swaps = [{ seat: 2, give: "italy" as const, take: "spain" as const }];
    expect(seen([], table({ swaps }), 2)).toEqual(["spain"]);
    expect(seen([], table({ swaps }), 1)).toEqual([]);
  });
});
