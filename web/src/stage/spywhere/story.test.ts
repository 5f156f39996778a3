import { describe, expect, it } from "vitest";
import type { Sight } from "../../protocol/spywhere";
import { opening, tell, withSwaps } from "./story";
import { table } from "./view.test-kit";

const turn = (seat: number): Sight[] => [{ began: { seat, drew: true } }, { swapped: { seat, give: "italy", take: "france" } }];
const kinds = (lines: { sight: Sight }[]) => lines.map((line) => Object.keys(line.sight)[0]);

describe("the log", () => {
  it("numbers what was seen, across frames", () => {
    const story = tell(tell(opening, turn(0), table()), turn(1), table());
    expect(story.lines.map((line) => line.id)).toEqual([0, 1, 2, 3]);
  });

  it("keeps swaps for one round when the table plays from memory (§9.2)", () => {
    let story = tell(opening, [{ eliminated: { seat: 3, nation: "italy", bonus: true, refill: [] } }], table());
    for (const seat of [0, 1, 2, 3, 0]) story = tell(story, turn(seat), table());
    expect(kinds(story.lines)).toEqual(["eliminated", ...[1, 2, 3, 4].flatMap(() => ["began", "swapped"])]);
  });

  it("keeps everything when the table keeps the list", () => {
    let story = opening;
    const kept = table({ swaps: [] });
    for (const seat of [0, 1, 2, 3, 0]) story = tell(story, turn(seat), kept);
    expect(story.lines).toHaveLength(10);
  });

  it("puts the swaps one has missed before what one has seen", () => {
    const swaps = [0, 1, 2].map((seat) => ({ seat, give: "italy" as const, take: "france" as const }));
    const story = tell(opening, turn(2), table({ swaps }));
    const lines = withSwaps(story, table({ swaps }));
    expect(lines.map((line) => line.id)).toEqual([-2, -1, 0, 1]);
  });
});
