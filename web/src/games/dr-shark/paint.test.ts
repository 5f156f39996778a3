// Where the loupe goes.
import { expect, it } from "vitest";
import { loupeFor } from "./paint";
import { PAD } from "./stage/ground";

const [WIDTH, HEIGHT, BY] = [360, 380, 0.2];
const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

it("the loupe is above the finger, or beside it where there is no room above", () => {
  const low = loupeFor({ x: 180, y: 300 }, WIDTH, HEIGHT, BY);
  expect([low.x, low.y + low.radius < 300]).toEqual([180, true]);
  const high = loupeFor({ x: 300, y: 60 }, WIDTH, HEIGHT, BY);
  expect(high.x + high.radius).toBeLessThan(300);
});

it("the loupe covers neither its own finger nor the other one", () => {
  const at = { x: 180, y: 260 };
  for (const other of [{ x: 180, y: 160 }, { x: 210, y: 130 }, { x: 80, y: 220 }, { x: 280, y: 220 }]) {
    const loupe = loupeFor(at, WIDTH, HEIGHT, BY, [other]);
    expect(Math.min(far(loupe, at), far(loupe, other)), `${other.x}, ${other.y}`).toBeGreaterThanOrEqual(loupe.radius + PAD * BY);
  }
});
