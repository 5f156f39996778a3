// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { Copied } from "./copied.svelte";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says for a moment that something was copied, from the last time on", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  const copied = new Copied();
  await copied.copy("samuvelo");
  expect(copied.now).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  await copied.copy("samuvelo");
  await vi.advanceTimersByTimeAsync(3000);
  expect(copied.now).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(copied.now).toBe(false);
});
