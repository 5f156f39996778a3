import { expect, it } from "vitest";
import { Clock } from "./clock";

it("counts down to a deadline on the server's clock", () => {
  let local = 500_000;
  const clock = new Clock(() => local);
  clock.set(22_000);
  expect(clock.secondsLeft(60_000)).toBe(38);
  local += 37_500;
  expect(clock.secondsLeft(60_000)).toBe(1);
  local += 60_000;
  expect(clock.secondsLeft(60_000)).toBe(0);
});

it("runs faster while everybody only watches a bot", () => {
  let now = 0;
  const clock = new Clock(() => now);
  clock.set(10_000, 5);
  now = 1000;
  expect([clock.now(), clock.until(25_000), clock.secondsLeft(25_000)]).toEqual([15_000, 2000, 10]);
  clock.set(20_000);
  now = 2000;
  expect(clock.now()).toBe(21_000);
});
