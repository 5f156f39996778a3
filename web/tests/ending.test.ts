// @vitest-environment jsdom
// The end of a game turns one place after another, the last of them, too; then the winner is under the lights.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { over } from "../fixtures/spywhere/views";
import { playing } from "../fixtures/tables";
import End from "../src/games/spywhere/End.svelte";
import { setLang, speak } from "../src/i18n/lang.svelte";
import { fetchWords, SHELL } from "../src/i18n/words";

/** From one passport to the next. */
const PACE_MS = 1200;
let still = false;
beforeEach(async () => {
  await Promise.all([SHELL, "spywhere"].map((part) => fetchWords(part, "en")));
  void setLang("en");
  void speak("spywhere");
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  vi.stubGlobal("scrollTo", () => {});
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ended(): { open: () => number; done: () => boolean; next: () => void; gone: () => void } {
  const target = document.createElement("div");
  const end = mount(End, { target, props: { table: { ...playing(5), phase: "over" }, view: over, story: [], send: () => {} } });
  flushSync();
  return {
    open: () => target.querySelectorAll(".end-spy dl").length,
    done: () => target.querySelector("main.done") !== null,
    next: () => (vi.advanceTimersByTime(PACE_MS), flushSync()),
    gone: () => void unmount(end),
  };
}

it("turns place by place, and waits once more before the winner", () => {
  still = false;
  const { open, done, next, gone } = ended();
  const seen = [[open(), done()]];
  for (let turns = 0; turns < 6; turns++) {
    next();
    seen.push([open(), done()]);
  }
  expect(seen).toEqual([[0, false], [1, false], [2, false], [3, false], [4, false], [5, false], [5, true]]);
  gone();
});

it("is told at once to those who want no motion", () => {
  still = true;
  const { open, done, gone } = ended();
  expect([open(), done()]).toEqual([5, true]);
  gone();
});
