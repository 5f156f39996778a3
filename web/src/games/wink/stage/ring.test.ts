import { describe, expect, it } from "vitest";
import { order, pupils, spots } from "./ring";

it("goes clockwise from my left", () => {
  expect(order(5, 2)).toEqual([3, 4, 0, 1]);
  expect(order(4, null)).toEqual([0, 1, 2, 3]);
});

describe.each([3, 4, 5, 6, 7, 8])("%i others", (count) => {
  it("have a place of their own, and none in the middle", () => {
    const all = spots(count);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(all.every(({ x }) => x < 0.3 || x > 0.7)).toBe(true);
  });

  it("have names that meet neither each other nor the edge", () => {
    const all = spots(count).toSorted((a, b) => a.y - b.y || a.x - b.x);
    for (const [i, { x, y, room }] of all.entries()) {
      const next = all[i + 1];
      expect(Math.min(x, 1 - x) - room / 2).toBeGreaterThan(-1e-9);
      if (next?.y === y) expect(x + room / 2).toBeLessThanOrEqual(next.x - next.room / 2);
    }
  });

  it("are looked at in directions that differ", () => {
    const seats = count + 1;
    const all = order(seats, 0).map((eyes) => pupils(seats, 0, eyes));
    expect(new Set([...all, pupils(seats, 0, null), pupils(seats, 0, 0)].map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(count + 2);
  });
});

it("eyes at me look straight, at the crowd down, at my left neighbour to the left", () => {
  expect(pupils(6, 0, 0)).toEqual({ dx: 0, dy: 0 });
  expect(pupils(6, 0, null).dy).toBeGreaterThan(4);
  expect(pupils(6, 0, 1).dx).toBeLessThan(-5);
});
