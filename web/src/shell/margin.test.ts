import { expect, it } from "vitest";
import type { Standing } from "../protocol/kernel";
import { margin } from "./margin";

const over = (winners: number[], ...totals: number[]): Standing => ({ winners, scores: totals.map((total, seat) => ({ seat, total, lines: {} })) });

it("is counted from the next side, and is nothing after a tie-break", () => {
  expect(margin(over([1], 3, 9, 7))).toBe(2);
  expect(margin(over([1], 9, 9, 7))).toBe(0);
  expect(margin(over([0, 1], 9, 9, 7))).toBe(2);
  expect(margin(over([0, 1], 9, 9))).toBe(0);
  expect(margin(null)).toBe(0);
});

it("a team is one side", () => {
  const scores = [{ seats: [0, 2], total: 20, lines: {} }, { seats: [1, 3], total: 17, lines: {} }];
  expect(margin({ winners: [0, 2], scores })).toBe(3);
});
