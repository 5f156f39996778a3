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
