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
  async suspend(): Promise<void> {
    this.state = "suspended";
    this.dispatchEvent(new Event("statechange"));
  }
}
const notes: number[] = [];
let started = 0;
const node = { connect: () => node, gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, start: () => void started++, stop: () => {} };

/** A page that has just been opened at a table which makes no sound by itself, or does. */
async function opened(loud = false, asked = true) {
  vi.resetModules();
  if (asked) localStorage.setItem("once", '["sound"]');
  const { sound } = await import("./sound.svelte");
  sound.suit(loud);
  return sound;
}
const press = (): boolean => dispatchEvent(new Event("pointerup"));

beforeEach(() => {
  airs.length = 0;
  localStorage.clear();
  vi.stubGlobal("AudioContext", Air);
  notes.length = 0;
  started = 0;
  vi.stubGlobal("OscillatorNode", function (_: unknown, { frequency }: { frequency: number }) { notes.push(frequency); return node; });
  vi.stubGlobal("GainNode", function () { return node; });
});

it("asks at the first table, is silent until there is an answer, and never asks again", async () => {
  const first = await opened(true, false);
  press();
  expect([first.asks, first.on]).toEqual([true, false]);
  first.answer(true);
  expect([first.asks, first.on]).toEqual([false, true]);
  const later = await opened(true, false);
  press();
  expect([later.asks, later.on]).toEqual([false, true]);
  later.answer(false);
  expect((await opened(true, false)).asks).toBe(false);
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
  (await opened(true)).turn(false);
  const later = await opened(true);
  press();
  expect(later.on).toBe(false);
});

it("after an answer follows where people are, and the menu's switch is remembered for tables like this one", async () => {
  const sound = await opened(true, false);
  sound.answer(true);
  expect(sound.on).toBe(true);
  sound.suit(false); // into one room: the shared screen sounds now
  press();
  expect(sound.on).toBe(false);
  sound.suit(true);
  press();
  expect(sound.on).toBe(true);
  sound.suit(false);
  sound.turn(true); // all the same
  for (const [loud, on] of [[true, true], [false, true]] as const) {
    const later = await opened(loud, false);
    press();
    expect([loud, later.on]).toEqual([loud, on]);
  }
  (await opened(true, false)).turn(false);
  for (const [loud, on] of [[true, false], [false, true]] as const) {
    const later = await opened(loud, false);
    press();
    expect([loud, later.on]).toEqual([loud, on]);
  }
});

it("in one room nobody is asked, and the phone is silent; a no at home keeps no shared screen silent that was turned on", async () => {
  const together = await opened(false, false);
  press();
  expect([together.asks, together.asksHere, together.on]).toEqual([true, false, false]);
  together.suit(true);
  expect(together.asksHere).toBe(true);
  together.answer(false);
  const screen = await opened(true, false);
  screen.want();
  press();
  expect(screen.on).toBe(false);
  screen.turn(true);
  const later = await opened(true, false);
  later.want();
  press();
  expect(later.on).toBe(true);
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

it("what a person does aloud is heard at a silent table, unless they have turned sound off", async () => {
  const CLAP = [[0, 1700, 0.015, 0.5, "square"]] as const satisfies import("./sound.svelte").Noise;
  const sound = await opened();
  sound.play(CLAP);
  expect(notes).toEqual([]);
  sound.aloud(CLAP);
  expect([notes, sound.on, airs.map(({ state }) => state)]).toEqual([[1700], false, ["running"]]);
  (await opened()).turn(false);
  const silenced = await opened();
  silenced.aloud(CLAP);
  expect(notes).toEqual([1700]);
});

it("prepares in silence what the first press needs, if something was ever pressed and there is to be sound", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  const sound = await opened(true);
  sound.prepare(true);
  expect(airs).toHaveLength(0);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  sound.prepare(false);
  expect(airs).toHaveLength(0);
  sound.prepare(true);
  sound.prepare(true);
  expect([airs.map(({ state }) => state), sound.on, started]).toEqual([["suspended"], false, 0]);
  press();
  expect([airs.map(({ state }) => state), sound.on, started > 0]).toEqual([["running"], true, true]);
  (await opened(true)).turn(false);
  airs.length = 0;
  const off = await opened(true);
  off.prepare(true);
  expect(airs).toHaveLength(0);
  vi.unstubAllGlobals();
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

it("rests after some seconds of silence, and is there again for the next sound", async () => {
  vi.useFakeTimers();
  const sound = await opened();
  sound.turn(true);
  const state = (): string => airs[0]!.state;
  vi.advanceTimersByTime(7000);
  sound.play([[0, 440, 0.1, 0.1, "sine"]]);
  vi.advanceTimersByTime(7000);
  expect(state()).toBe("running");
  vi.advanceTimersByTime(2000);
  expect(state()).toBe("suspended");
  press();
  expect(state()).toBe("suspended");
  sound.play([[0, 440, 0.1, 0.1, "sine"]]);
  expect(state()).toBe("running");
  vi.useRealTimers();
});

it("does not rest while somebody may feel something at any moment", async () => {
  vi.useFakeTimers();
  const sound = await opened();
  sound.turn(true);
  const { holdAir } = await import("./air");
  vi.advanceTimersByTime(60_000);
  const release = holdAir();
  expect(airs[0]!.state).toBe("running");
  vi.advanceTimersByTime(60_000);
  expect(airs[0]!.state).toBe("running");
  release();
  release();
  vi.advanceTimersByTime(60_000);
  expect(airs[0]!.state).toBe("suspended");
  vi.useRealTimers();
});
