import { describe, expect, it } from "vitest";
import type { Sight } from "../../../protocol/spywhere";
import { opening, tell, type Story } from "../../../stage/story";
import { recall } from "./story";
import { table } from "./view.test-kit";

const turn = (seat: number): Sight[] => [{ began: { seat, drew: true } }, { swapped: { seat, give: "italy", take: "france" } }];
const kinds = (lines: { sight: Sight }[]) => lines.map((line) => Object.keys(line.sight)[0]);

describe("the log", () => {
  it("keeps swaps for one round when the table plays from memory (§9.2)", () => {
    let story: Story<Sight> = tell<Sight>(opening, [{ eliminated: { seat: 3, nation: "italy", bonus: true, refill: [] } }]);
    for (const seat of [0, 1, 2, 3, 0]) story = tell(story, turn(seat));
    expect(kinds(recall(story.lines, table()))).toEqual(["eliminated", ...[1, 2, 3, 4].flatMap(() => ["began", "swapped"])]);
  });

  it("keeps everything when the table keeps the list", () => {
    let story: Story<Sight> = opening;
    for (const seat of [0, 1, 2, 3, 0]) story = tell(story, turn(seat));
    expect(recall(story.lines, table({ swaps: [] }))).toHaveLength(10);
  });

  it("puts the swaps one has missed before what one has seen", () => {
    const swaps = [0, 1, 2].map((seat) => ({ seat, give: "italy" as const, take: "france" as const }));
    const story = tell<Sight>(opening, turn(2));
    expect(recall(story.lines, table({ swaps })).map((line) => line.id)).toEqual([-2, -1, 0, 1]);
  });
});
