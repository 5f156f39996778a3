// Fingers, gestures, words, voices and the relief that lingers.
import { describe, expect, it } from "vitest";
import { backs } from "../../../../fixtures/dr-shark/recorded";
import { CELL, FIST, FIST_PER_MS, HOLD_MS, PATCH, SAMPLES_PER_S, SIDE, SWATCH, SWATCHES, type Felt } from "../../../protocol/dr-shark";
import { TEXTURES } from "./box";
import { bendOf, voice } from "./feeling";
import { Fingers } from "./fingers";
import { REST_MS } from "../feeler.svelte";
import { fist, Gesture } from "./gesture";
import { grain, LOUDNESS } from "./grains";
import { COLUMNS, fade, FINE, Ground, LINGER_MS, readPatch, UNKNOWN } from "./ground";
import { Lamp, shade } from "./light";
import { Surface } from "./surface";

const NOTHING = "0".repeat(PATCH * PATCH);
const felt = (finger: number, change: Partial<Felt> = {}): Felt => ({ finger, contact: true, edge: null, height: 100, patch: NOTHING, ...change });

describe("fingers", () => {
  it("never ask for more than a finger may (§8.2): 60 points a second, 40 cm a second", () => {
    const fingers = new Fingers();
    const tips: { x: number; y: number; at: number }[] = [];
    for (let now = 0; now < 2000; now += 4) {
      fingers.point(0, { x: (now * 7919) % SIDE, y: (now * 104729) % SIDE });
      const signal = fingers.pass(now);
      for (const tip of signal?.touch ?? []) tips.push({ x: tip.x, y: tip.y, at: tip.ms });
    }
    expect(tips.length).toBeLessThanOrEqual(120);
    expect(tips.length).toBeGreaterThan(90);
    const way = tips.slice(1).reduce((sum, tip, i) => sum + Math.hypot(tip.x - tips[i]!.x, tip.y - tips[i]!.y), 0);
    expect(way).toBeLessThan(4 * 2000 + 2000);
  });

  // With a screen that is a little late or early now and then, and one whose clock is exact.
  it.each([60, 90, 120, 144].flatMap((hertz) => [[hertz, 0], [hertz, 1.2]] as const))("ask for 60 points a second at %i Hz, and for no more than the server lets them feel", (hertz, jitter) => {
    const fingers = new Fingers();
    // The server's own count (crates/bag/src/hand.rs), in points.
    const most = (250 / 1000) * SAMPLES_PER_S;
    const allowed = { count: most, at: 0 };
    const felt: number[] = [];
    for (let frame = 0; frame < 4 * hertz; frame++) {
      const now = (1000 / hertz) * frame + jitter * Math.sin(frame * 2.4);
      fingers.point(0, { x: 100 + frame, y: 100 });
      for (const _ of fingers.pass(now)?.touch ?? []) {
        allowed.count = Math.min(most, allowed.count + ((now - allowed.at) * SAMPLES_PER_S) / 1000) - 1;
        allowed.at = now;
        expect(allowed.count).toBeGreaterThanOrEqual(0);
        felt.push(now);
      }
    }
    expect(felt.length / 4).toBeGreaterThan(58);
    expect(felt.length).toBeLessThanOrEqual(4 * SAMPLES_PER_S + 1);
  });

  it("send at most 40 messages a second, however many fingers there are", () => {
    const fingers = new Fingers();
    let sent = 0;
    for (let now = 0; now < 1000; now += 4) {
      fingers.point(0, { x: now, y: 0 });
      fingers.point(1, { x: now, y: 900 });
      if (fingers.pass(now)) sent++;
    }
    expect(sent).toBeLessThanOrEqual(36);
  });

  it("put answers back to where they were asked", () => {
    const fingers = new Fingers();
    fingers.point(0, { x: 100, y: 200 });
    fingers.point(1, { x: 900, y: 800 });
    expect(fingers.pass(0)).toEqual({ touch: [{ finger: 0, x: 100, y: 200, ms: 0 }, { finger: 1, x: 900, y: 800, ms: 0 }] });
    const answers = [{ ...felt(0), ms: 0 }, { ...felt(1), ms: 0 }];
    expect(fingers.answered(answers, 5)).toEqual([{ x: 100, y: 200, felt: felt(0), at: 5 }, { x: 900, y: 800, felt: felt(1), at: 5 }]);
    expect(fingers.answered(answers, 6), "each is answered once").toEqual([]);
  });

  it("know which point an answer belongs to, although batches of one pattern and points within them are lost", () => {
    const fingers = new Fingers();
    let [heard, lost] = [0, 0];
    for (let now = 0, batch = 0; now < 1900; now += 4) {
      fingers.point(0, { x: (now * 3) % SIDE, y: 100 });
      fingers.point(1, { x: (now * 3) % SIDE, y: 900 });
      const tips = fingers.pass(now)?.touch;
      if (!tips) continue;
      // Every third batch is lost, and of each of the others the server answers all but one point.
      const answered = batch % 3 === 1 ? [] : tips.filter((_, i) => i !== batch % tips.length);
      batch++;
      [heard, lost] = [heard + answered.length, lost + tips.length - answered.length];
      const got = fingers.answered(answered.map(({ finger, ms }) => ({ ...felt(finger, { height: ms % 200 }), ms })), now + 30);
      expect(got.map(({ x, y, felt }) => [x, y, felt.finger, felt.height])).toEqual(answered.map(({ x, y, finger, ms }) => [x, y, finger, ms % 200]));
    }
    expect(Math.min(heard, lost)).toBeGreaterThan(40);
  });

  it("do not wait for an answer for ever", () => {
    const fingers = new Fingers();
    fingers.point(0, { x: 100, y: 0 });
    fingers.pass(0);
    fingers.point(0, { x: 120, y: 0 });
    fingers.pass(3000);
    expect(fingers.answered([{ ...felt(0), ms: 0 }], 3001)).toEqual([]);
  });

  it("stay in the bag, say nothing while they rest, and come down anywhere after a draw", () => {
    const fingers = new Fingers();
    fingers.point(0, { x: -50, y: 5000 });
    fingers.pass(0);
    expect(fingers.place(0)).toEqual({ x: 0, y: SIDE });
    expect(fingers.pass(500)).toBeNull();
    fingers.comeOut();
    fingers.point(0, { x: 1500, y: 10 });
    fingers.pass(600);
    expect(fingers.place(0)).toEqual({ x: 1500, y: 10 });
  });
});

describe("gestures", () => {
  it("draw by holding still, once", () => {
    const gesture = new Gesture();
    gesture.press(0, { x: 10, y: 10 }, 0);
    gesture.move(0, { x: 13, y: 12 }, 300);
    expect(gesture.passed(HOLD_MS - 1)).toBeNull();
    expect(gesture.passed(HOLD_MS)).toEqual({ draw: 0 });
    expect(gesture.passed(HOLD_MS + 20)).toBeNull();
  });

  it("do not draw while the finger moves", () => {
    const gesture = new Gesture();
    gesture.press(0, { x: 0, y: 0 }, 0);
    for (let now = 0; now < 2000; now += 100) gesture.move(0, { x: now / 5, y: 0 }, now);
    expect(gesture.passed(2000)).toBeNull();
  });

  it("close on a fistful from the press on, grab it only after what is felt could be read, and let go of it when the finger moves", () => {
    const gesture = new Gesture();
    gesture.press(0, { x: 10, y: 10 }, 0);
    // The rules' own test counts the pieces: about 10 after a second, 24 after three (crates/bag/src/tests/taking.rs).
    for (const ms of [500, 1000, 3000]) expect(gesture.closing(0, ms)).toBe(Math.round(Math.sqrt(FIST + FIST_PER_MS * ms)));
    expect([gesture.held(0, HOLD_MS - 1) < 1, gesture.held(0, HOLD_MS)]).toEqual([true, 1]);
    expect(HOLD_MS - REST_MS, "for reading").toBeGreaterThanOrEqual(600);
    gesture.move(0, { x: 30, y: 10 }, 3000);
    expect([gesture.closing(0, 3010), gesture.held(0, 3010), gesture.closing(0, 3000 + HOLD_MS)]).toEqual([0, 0, fist(HOLD_MS)]);
  });

  it("draw by a tap with the other finger, where the first one is", () => {
    const gesture = new Gesture();
    gesture.press(0, { x: 0, y: 0 }, 0);
    gesture.press(1, { x: 200, y: 0 }, 400);
    expect(gesture.release(1, 500)).toEqual({ draw: 0 });
    gesture.press(1, { x: 200, y: 0 }, 600);
    expect(gesture.release(1, 1000), "that was no tap").toBeNull();
  });
});

/** Shapes without a hole. */
const WHOLE = [1, 5, 7];

describe("words", () => {
  it.each([...TEXTURES])("%s is said of its relief", (texture) => {
    // A fifth of a second each, as the real bag answered it, on backs without a hole: in a hole a pad feels what lies below.
    const strokes = backs().filter((back) => back.texture === texture && WHOLE.includes(back.shape)).flatMap(({ points }) => [0, 12, 24, 36, 48].map((from) => points.slice(from, from + 12)));
    const said = strokes.map((points) => {
      const surface = new Surface();
      for (const { patch } of points) surface.add(patch);
      return surface.name();
    });
    expect(said.length).toBe(15);
    expect(said.filter((name) => name !== texture)).toEqual([]);
  });

  it("say nothing of too little", () => {
    const surface = new Surface();
    for (let i = 0; i < 9; i++) surface.add(NOTHING);
    expect(surface.name()).toBeNull();
  });

  it("tell edges by how they bend", () => {
    expect([75, 3, -75].map((bend) => bendOf({ angle: 0, offset: 0, bend }))).toEqual(["bulging", "straight", "dented"]);
  });
});

describe("the voice", () => {
  const RATE = 16_000;
  const loudness = (sound: Float32Array): number => Math.sqrt(sound.reduce((sum, each) => sum + each * each, 0) / sound.length);
  /** How often it crosses zero: higher voices do so more often. */
  const crossings = (sound: Float32Array): number => sound.reduce((sum, each, i) => sum + (i > 0 && each < 0 !== sound[i - 1]! < 0 ? 1 : 0), 0);
  /** How much of it is in its loudest hundredth: knocks and ticks stand out. */
  const peaks = (sound: Float32Array): number => {
    const energy = sound.map((each) => each * each).sort();
    const all = energy.reduce((sum, each) => sum + each, 0);
    return energy.slice(-sound.length / 100).reduce((sum, each) => sum + each, 0) / all;
  };

  it.each([...TEXTURES])("of %s can be heard on the speaker of a phone", (texture) => {
    const sound = grain(texture, RATE);
    expect(loudness(sound)).toBeGreaterThan(0.06);
    expect(Math.abs(loudness(sound) / LOUDNESS[texture] - 1)).toBeLessThan(0.2);
    expect(Math.max(...sound.map(Math.abs))).toBeLessThan(1);
  });

  it("differs from texture to texture: by its loudness, and by its pitch or its knocks", () => {
    const all = TEXTURES.map((texture) => grain(texture, RATE));
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) {
        const ratio = (of: (sound: Float32Array) => number): number => Math.max(of(one) / of(other), of(other) / of(one));
        expect(ratio(loudness)).toBeGreaterThan(1.1);
        expect(Math.max(ratio(crossings), ratio(peaks)), `${TEXTURES[i]}: ${all.map((each) => [crossings(each), peaks(each).toFixed(2)].join("/")).join(" ")}`).toBeGreaterThan(1.3);
      }
    }
  });

  it("clicks at an edge, once, and is silent where nothing is", () => {
    const edge = { angle: 0, offset: 5, bend: 0 };
    expect(voice(felt(0), felt(0, { edge }), 1).click).not.toBeNull();
    expect(voice(felt(0, { edge }), felt(0, { edge }), 1).click).toBeNull();
    expect(voice(null, felt(0, { contact: false, height: 0 }), 1)).toEqual({ rub: 0, click: null });
    expect(voice(felt(0), felt(0), 1).rub).toBeGreaterThan(0.8);
    expect(voice(felt(0), felt(0), 0).rub).toBe(0);
  });
});

describe("the relief", () => {
  const patch = "8".repeat(PATCH * PATCH);
  const alpha = (lamp: Lamp, x: number, y: number): number => lamp.pixels[((Math.floor(y / CELL) * FINE + 1) * lamp.side + Math.floor(x / CELL) * FINE + 1) * 4 + 3]!;

  it("lies where the finger was, under the pad and nowhere else", () => {
    const ground = new Ground();
    ground.stamp(803, 401, patch, null, 0);
    const felt = [...ground.heights.keys()].filter((cell) => ground.heights[cell] !== UNKNOWN);
    expect(felt.length).toBeGreaterThan(90);
    const far = felt.map((cell) => Math.hypot(((cell % COLUMNS) + 0.5) * CELL - 800, (Math.floor(cell / COLUMNS) + 0.5) * CELL - 400));
    expect(Math.max(...far)).toBeLessThanOrEqual((PATCH * CELL) / 2);
  });

  it("lingers, fades, and is gone after two and a half seconds", () => {
    const [ground] = [new Ground()];
    const lamp = new Lamp(ground);
    ground.stamp(800, 800, patch, null, 0);
    expect(lamp.shine(500)).toBe(true);
    const first = alpha(lamp, 800, 800);
    lamp.shine(1900);
    expect([first, alpha(lamp, 800, 800) < 0.6 * first, alpha(lamp, 800, 800) > 0]).toEqual([255, true, true]);
    lamp.shine(LINGER_MS + 1);
    expect([alpha(lamp, 800, 800), lamp.shine(LINGER_MS + 20), fade(LINGER_MS)]).toEqual([0, false, 0]);
  });

  it("has a bright side and a shadow at every step, with the light from the upper left", () => {
    const [ground, step] = [new Ground(), (row: string) => row.repeat(PATCH)];
    const lamp = new Lamp(ground);
    ground.stamp(400, 400, step("3333cccc3333"), null, 0);
    lamp.shine(0);
    const row = Array.from({ length: PATCH * FINE }, (_, i) => lamp.pixels[((50 * FINE + 1) * lamp.side + (50 - PATCH / 2) * FINE + i) * 4]!);
    const [up, down] = [row.slice(3 * FINE, 5 * FINE), row.slice(7 * FINE, 9 * FINE)];
    expect(Math.max(...down)).toBeGreaterThan(2 * Math.min(...up));
  });

  it.each([...TEXTURES])("of %s looks in the bag as on the slots of the mat", (texture) => {
    const swatch = SWATCHES[TEXTURES.indexOf(texture)]!;
    const heights = new Float32Array(SWATCH * SWATCH);
    readPatch(swatch, heights);
    const painted = shade(heights, SWATCH);
    // What a pad would feel of the same cells, in the middle of the bag.
    const [ground, from] = [new Ground(), (SWATCH - PATCH) / 2];
    const patch = Array.from({ length: PATCH }, (_, row) => swatch.slice((from + row) * SWATCH + from, (from + row) * SWATCH + from + PATCH)).join("");
    const lamp = new Lamp(ground);
    ground.stamp(800, 800, patch, null, 0);
    lamp.shine(0);
    // The middle of the pad, where the light comes from cells that were felt.
    const [middle, half] = [(COLUMNS / 2) * FINE, 2 * FINE];
    for (let row = -half; row < half; row++)
      for (let column = -half; column < half; column++) {
        const [bag, slot] = [((middle + row) * lamp.side + middle + column) * 4, (((SWATCH / 2) * FINE + row) * SWATCH * FINE + (SWATCH / 2) * FINE + column) * 4];
        expect([...lamp.pixels.slice(bag, bag + 3)], `${row}, ${column}`).toEqual([...painted.slice(slot, slot + 3)]);
      }
  });

  it("draws an edge where the tip felt it, bent as it was felt", () => {
    const ground = new Ground();
    // The tip is on a knob, 20 within its edge, which is to the right.
    ground.stamp(800, 800, patch, { angle: 0, offset: 20, bend: 75 }, 0);
    const side = COLUMNS * FINE;
    const line = [...ground.etched.keys()].filter((at) => ground.etched[at]! > 100).map((at) => [((at % side) + 0.5) * (CELL / FINE), (Math.floor(at / side) + 0.5) * (CELL / FINE)] as const);
    expect(line.length).toBeGreaterThan(20);
    // A circle with a radius of 46 about the middle of the knob.
    for (const [x, y] of line) expect(Math.abs(Math.hypot(x - (820 - 45.8), y - 800) - 45.8)).toBeLessThan(5);
  });

  it("is dark again when the hand has come out", () => {
    const ground = new Ground();
    const lamp = new Lamp(ground);
    ground.stamp(800, 800, patch, null, 0);
    lamp.shine(1);
    ground.clear();
    lamp.shine(2);
    expect([alpha(lamp, 800, 800), lamp.shine(3)]).toEqual([0, false]);
  });
});
