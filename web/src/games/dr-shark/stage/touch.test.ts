// Fingers, gestures, words and strokes; the reliefs are what the bag answered (crates/bag).
import { describe, expect, it } from "vitest";
import { walks } from "../../../../fixtures/dr-shark/bag";
import { PATCH, SIDE, type Felt } from "../../../protocol/dr-shark";
import { bendOf, Memory, surface, voice, type Surface } from "./feeling";
import { Fingers } from "./fingers";
import { Gesture, HOLD_MS } from "./gesture";
import { FADE_MS, fresh, trail } from "./relief";

const felt = (finger: number, change: Partial<Felt> = {}): Felt => ({ finger, contact: true, edge: null, height: 100, patch: "7".repeat(PATCH * PATCH), ...change });

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

  it("draw by a tap with the other finger, where the first one is", () => {
    const gesture = new Gesture();
    gesture.press(0, { x: 0, y: 0 }, 0);
    gesture.press(1, { x: 200, y: 0 }, 400);
    expect(gesture.release(1, 500)).toEqual({ draw: 0 });
    gesture.press(1, { x: 200, y: 0 }, 600);
    expect(gesture.release(1, 1000), "that was no tap").toBeNull();
  });
});

describe("words", () => {
  const names: Surface[] = ["rough", "soft", "scaly", "ridged", "smooth"];

  it.each(names.map((name, relief) => [name, relief] as const))("%s is said of its relief, nearly always", (name, relief) => {
    const right = walks[relief]!.filter((met) => surface(met) === name).length;
    expect(right / walks[relief]!.length).toBeGreaterThanOrEqual(0.9);
  });

  it("say nothing of too little", () => {
    expect(surface([100, 101])).toBeNull();
  });

  it("tell edges by how they bend", () => {
    expect([75, 3, -75].map((bend) => bendOf({ angle: 0, offset: 0, bend }))).toEqual(["bulging", "straight", "dented"]);
  });

  it("forget a piece when the finger leaves it", () => {
    const memory = new Memory();
    for (let i = 0; i < 8; i++) memory.add(felt(0));
    expect(memory.heights).toHaveLength(8);
    memory.add(felt(0, { contact: false, height: 0 }));
    expect(memory.heights).toEqual([]);
  });
});

describe("the voice", () => {
  it("differs from relief to relief", () => {
    const colours = [0, 1, 2, 3, 4].map((relief) => {
      const said = walks[relief]!.flatMap((met) => met.slice(1).map((height, i) => voice(felt(0, { height: met[i]! }), felt(0, { height }), 1)));
      const mean = (of: (v: (typeof said)[number]) => number): number => said.reduce((sum, each) => sum + of(each), 0) / said.length;
      return { loudness: mean((v) => v.hiss.loudness), clicks: said.filter((v) => v.click).length };
    });
    const [rough, soft, scaly, ridged, smooth] = colours;
    expect(rough!.loudness).toBeGreaterThan(3 * soft!.loudness);
    expect(soft!.loudness).toBeGreaterThan(1.2 * smooth!.loudness);
    expect(smooth!.clicks + soft!.clicks).toBe(0);
    expect(Math.min(scaly!.clicks, ridged!.clicks)).toBeGreaterThan(2);
  });

  it("clicks at an edge, once, and is silent where nothing is", () => {
    const edge = { angle: 0, offset: 5, bend: 0 };
    expect(voice(felt(0), felt(0, { edge }), 1).click).not.toBeNull();
    expect(voice(felt(0, { edge }), felt(0, { edge }), 1).click).toBeNull();
    expect(voice(null, felt(0, { contact: false, height: 0 }), 1)).toMatchObject({ hiss: { loudness: 0 }, click: null });
  });
});

describe("the trail", () => {
  const touched = (x: number, at: number, change: Partial<Felt> = {}) => ({ x, y: 0, at, felt: felt(0, change) });

  it("is what was felt in the last second, and nothing else", () => {
    expect(fresh([touched(0, 0), touched(10, 900)], FADE_MS + 1)).toHaveLength(1);
    expect(trail([], 0)).toEqual({ strokes: [], edges: [] });
  });

  it("joins what lies close, fades with age, and puts an edge where it was felt", () => {
    const { strokes, edges } = trail([touched(0, 0), touched(50, 500), touched(900, 500, { edge: { angle: 0, offset: 20, bend: 0 } })], 500);
    expect(strokes.map(({ from, to }) => to.x - from.x)).toEqual([0, 50, 0]);
    expect(strokes[0]!.strength).toBeLessThan(strokes[1]!.strength);
    expect(edges).toHaveLength(1);
    expect(edges[0]!.from.x).toBeCloseTo(920);
    expect(edges[0]!.to.x).toBeCloseTo(920);
  });
});
