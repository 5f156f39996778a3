// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

class Air {
  currentTime = 0;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
}
const node = { connect: () => node, gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, start: () => {}, stop: () => {} };

/** A page that has just been opened. */
async function opened() {
  vi.resetModules();
  const { sound } = await import("./sound.svelte");
  sound.start();
  return sound;
}
const press = (): boolean => dispatchEvent(new Event("pointerup"));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("AudioContext", Air);
  vi.stubGlobal("OscillatorNode", function () { return node; });
  vi.stubGlobal("GainNode", function () { return node; });
});

it("is silent until asked for", async () => {
  const sound = await opened();
  press();
  expect(sound.on).toBe(false);
});

it("once asked for, begins with the first press of the next visit", async () => {
  (await opened()).turn(true);
  const later = await opened();
  expect(later.on).toBe(false);
  press();
  expect(later.on).toBe(true);
});

it("a shared screen that was turned off stays off", async () => {
  (await opened()).turn(false);
  const later = await opened();
  later.want();
  press();
  expect(later.on).toBe(false);
});
