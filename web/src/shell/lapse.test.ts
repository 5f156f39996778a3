// Time that runs out: a complete choice counts, and what was done instead is told apart.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyView } from "../link/link";
import { Clock } from "../stage/clock";
import { LAST_MS, Lapse, SOON_MS } from "./lapse";

const view = (turn: number | null, deadline: number | null): AnyView => ({ over: null, turn, deadline, options: [{}] });
const vibrate = vi.fn();

function wait(choice: unknown) {
  const sent: unknown[] = [];
  const lapse = new Lapse((act) => sent.push(act));
  const clock = new Clock(() => Date.now());
  clock.set(0);
  lapse.choosing(() => choice);
  return { lapse, clock, sent };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("navigator", { vibrate });
  vibrate.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is felt five seconds before the end, and a complete choice is sent in time", () => {
  const { lapse, clock, sent } = wait({ call: 7 });
  lapse.watch(view(0, 60_000), 0, clock);
  vi.advanceTimersByTime(60_000 - SOON_MS - 1);
  expect(vibrate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(vibrate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(SOON_MS - LAST_MS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ call: 7 }]);
  expect(lapse.was(view(0, 60_000), { at: 59_700, sights: [], view: view(1, null), mine: true }, 0)).toBe(true);
});

it("half a choice is not sent; the rules' own doing is told by its instant", () => {
  const { lapse, clock, sent } = wait(null);
  lapse.watch(view(0, 60_000), 0, clock);
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  expect(lapse.was(view(0, 60_000), { at: 60_000, sights: [], view: view(1, null) }, 0)).toBe(true);
  expect(lapse.was(view(0, 60_000), { at: 40_000, sights: [], view: view(1, null), mine: true }, 0)).toBe(false);
});

it("nothing happens in others' turns, and nothing without a limit", () => {
  const { lapse, clock, sent } = wait({ call: 7 });
  lapse.watch(view(1, 60_000), 0, clock);
  lapse.watch(view(0, null), 0, clock);
  vi.advanceTimersByTime(100_000);
  expect([sent, vibrate.mock.calls]).toEqual([[], []]);
});

it("a turn that ends sooner stops the clock", () => {
  const { lapse, clock, sent } = wait({ call: 7 });
  lapse.watch(view(0, 60_000), 0, clock);
  lapse.watch(view(1, 120_000), 0, clock);
  vi.advanceTimersByTime(100_000);
  expect(sent).toEqual([]);
});
