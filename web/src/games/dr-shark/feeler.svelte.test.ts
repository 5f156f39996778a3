// Who is told in words what a hand feels, and when. Time is the caller's: nothing here waits.
import { afterEach, expect, it, vi } from "vitest";
import { backs } from "../../../fixtures/dr-shark/recorded";
import type { Edge, Signal } from "../../protocol/dr-shark";
import { Feeler, REST_MS } from "./feeler.svelte";

const back = backs()[0]!;
/** A piece, and what its back may be. */
const TOLD = { contact: true, texture: expect.any(String) as string };

/** A feeler whose every touch is answered at once with what was felt on the back of a piece. */
function felt(): Feeler {
  let i = 0;
  let now = 0;
  const feeler = new Feeler((signal: Signal) => {
    if (!("touch" in signal)) return;
    const answers = signal.touch.map(({ finger, ms }) => ({ finger, ms, contact: true, edge: null, height: 100, patch: back.points[i++ % back.points.length]!.patch }));
    feeler.hear([{ felt: answers }], now);
  });
  const pass = feeler.pass.bind(feeler);
  feeler.pass = (at) => pass((now = at));
  return feeler;
}

/** A finger or a mouse rubs until `until`, a step every 20 ms, and rests from then on. */
function rub(feeler: Feeler, until: number): void {
  for (let now = 0; now <= until; now += 20) {
    feeler.fingers.point(0, { x: 500 + now / 10, y: 500 });
    feeler.stir(now);
    feeler.pass(now);
  }
}

it("a finger or a mouse is told after half a second's rest, not while it moves, and no longer once it moves again", () => {
  const feeler = felt();
  rub(feeler, 400);
  expect(feeler.feeling).toBeNull();
  feeler.pass(400 + REST_MS - 1);
  expect(feeler.feeling).toBeNull();
  feeler.pass(400 + REST_MS);
  expect(feeler.feeling).toMatchObject(TOLD);
  feeler.stir(400 + REST_MS + 20);
  expect(feeler.feeling).toBeNull();
  expect(REST_MS).toBe(500);
});

it("a keyboard is told at once, and the same", () => {
  const feeler = felt();
  feeler.step(0, 0);
  for (let now = 0; now < 400; now += 20) feeler.pass(now);
  feeler.step(1, 0);
  for (let now = 400; now < 800; now += 20) feeler.pass(now);
  expect(feeler.feeling).toMatchObject(TOLD);
});

it("nobody is told of a bag that their finger has left", () => {
  const feeler = felt();
  rub(feeler, 400);
  feeler.fingers.lift(0);
  feeler.pass(400 + 2 * REST_MS);
  expect(feeler.feeling).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

/** What a motor is asked for while a finger goes from one of these to the next: an edge, a back, or nothing. */
function buzzes(...way: (Edge | "back" | "nothing")[]): number[] {
  const asked: number[] = [];
  vi.stubGlobal("navigator", { vibrate: (ms: number) => void asked.push(ms) });
  const feeler: Feeler = new Feeler((signal) => {
    if (!("touch" in signal)) return;
    const next = way.shift();
    feeler.hear([{ felt: signal.touch.map(({ finger, ms }) => ({ finger, ms, contact: next !== "nothing", edge: typeof next === "object" ? next : null, height: 100, patch: back.points[0]!.patch })) }], now);
  });
  let now = 0;
  for (; way.length > 0; now += 100) {
    feeler.fingers.point(0, { x: 500 + now / 10, y: 500 });
    feeler.pass(now);
  }
  return asked;
}

it("edges, and where pieces end, can be felt on a motor that needs 15 ms to be felt and none so long that one runs into the next", () => {
  const edge = { angle: 0, offset: 5, bend: 0 };
  const asked = buzzes("back", edge, "back", "nothing", "back");
  expect(asked).toHaveLength(2);
  for (const ms of asked) expect([ms >= 15, ms <= 30]).toEqual([true, true]);
  expect(asked[0], "an edge is felt more than an end").toBeGreaterThan(asked[1]!);
  expect(buzzes("back", "back", "back")).toEqual([]);
});
