// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

const airs: Air[] = [];
class Air extends EventTarget {
  currentTime = 0;
  destination = {};
  state = "suspended";
  constructor() {
    super();
    airs.push(this);
  }
  async resume(): Promise<void> {
    this.state = "running";
  }
}
const node = { connect: () => node, gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, start: () => {}, stop: () => {} };

/** A page that has just been opened at a table which makes no sound by itself, or does. */
async function opened(loud = false) {
  vi.resetModules();
  const { sound } = await import("./sound.svelte");
  sound.suit(loud);
  return sound;
}
const press = (): boolean => dispatchEvent(new Event("pointerup"));

beforeEach(() => {
  airs.length = 0;
  localStorage.clear();
  vi.stubGlobal("AudioContext", Air);
  vi.stubGlobal("OscillatorNode", function () { return node; });
  vi.stubGlobal("GainNode", function () { return node; });
});

it("is silent until asked for, or at a table that sounds until the first press", async () => {
  const [quiet, loud] = [await opened(), await opened(true)];
  expect(loud.on).toBe(false);
  press();
  expect([quiet.on, loud.on]).toEqual([false, true]);
});

it("once asked for, begins with the first press of the next visit", async () => {
  (await opened()).turn(true);
  const later = await opened();
  expect(later.on).toBe(false);
  press();
  expect(later.on).toBe(true);
});

it("once turned off it stays off, whatever the table wants", async () => {
  (await opened()).turn(false);
  const later = await opened(true);
  later.want();
  press();
  expect(later.on).toBe(false);
});

it("suits the table until the person has chosen: loud apart, silent together", async () => {
  const sound = await opened();
  sound.suit(true);
  press();
  expect(sound.on).toBe(true);
  sound.suit(false);
  expect(sound.on).toBe(false);
  sound.turn(true);
  sound.suit(false);
  expect(sound.on).toBe(true);
});

it("has one air for all, which sounds again after a telephone call", async () => {
  const sound = await opened();
  sound.turn(true);
  sound.turn(false);
  sound.turn(true);
  expect(airs.map(({ state }) => state)).toEqual(["running"]);
  airs[0]!.state = "interrupted";
  dispatchEvent(new Event("touchend"));
  expect(airs.map(({ state }) => state)).toEqual(["running"]);
  airs[0]!.state = "interrupted";
  airs[0]!.dispatchEvent(new Event("statechange"));
  expect(airs.map(({ state }) => state)).toEqual(["running"]);
});
