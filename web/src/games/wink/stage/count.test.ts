import { expect, it } from "vitest";
import { counts } from "./count";
import { spy, table } from "./view.test-kit";

const line = (seat: number, agents: number, ci: number, used = 0, face_down = 0) => ({ seat, total: agents + ci, lines: { agents, ci, used, face_down } });
const over = (scores: ReturnType<typeof line>[], winners: number[]) => table({ step: "over", turn: null, seats: scores.map(() => spy({ cards: [3] })), over: { scores, winners } });

it("lists the best first, with what each had", () => {
  const all = counts(over([line(0, 1, 4), line(1, 5, 3)], [1]));
  expect(all.map(({ seat, total, won }) => [seat, total, won])).toEqual([[1, 8, true], [0, 5, false]]);
  expect(all[0]?.cards).toEqual([3]);
});

it("lists who won a tie first, and does not ask why", () => {
  expect(counts(over([line(0, 4, 4, 0), line(1, 6, 2, 2)], [1])).map(({ seat }) => seat)).toEqual([1, 0]);
  expect(counts(over([line(0, 4, 4), line(1, 4, 4)], [0, 1])).map(({ seat }) => seat)).toEqual([0, 1]);
});
