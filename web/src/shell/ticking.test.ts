import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Clock } from "../stage/clock";
import { ticking } from "./ticking";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("ticks in each of the last five seconds, and not after it was stopped", () => {
  const clock = new Clock();
  clock.set(0);
  let ticks = 0;
  const stop = ticking(clock, 20_000, () => void ticks++);
  vi.advanceTimersByTime(14_900);
  expect(ticks).toBe(0);
  vi.advanceTimersByTime(3000);
  expect(ticks).toBe(3);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(ticks).toBe(3);
});

it("who comes late hears what is left, and no more", () => {
  const clock = new Clock();
  clock.set(17_500);
  let ticks = 0;
  ticking(clock, 20_000, () => void ticks++);
  vi.advanceTimersByTime(10_000);
  expect(ticks).toBe(2);
});

it("does not tick for a time that has passed more quickly meanwhile", () => {
  const clock = new Clock();
  clock.set(0);
  let ticks = 0;
  ticking(clock, 20_000, () => void ticks++);
  clock.set(0, 12);
  vi.advanceTimersByTime(20_000);
  expect(ticks).toBe(0);
});
