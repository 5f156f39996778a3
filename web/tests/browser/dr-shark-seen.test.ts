// Whether one can see what one feels: a finger rubs a piece that lies on a heap, and a simple classifier that is given
// the pixels of the canvas, and nothing else, says which texture or shape it is. The fingers were recorded in the real
// bag (crates/bag/src/tests/rubs.rs), and the clock is simulated.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { kinds, Rub, rub } from "../../fixtures/dr-shark/rub";
import { SHAPES, type Texture } from "../../src/protocol/dr-shark";
import { newPage } from "./chromium";

/** The bag on a phone of 390 × 844, and on a desktop. */
const SCREENS = { phone: { side: 350, dense: 2 }, desktop: { side: 840, dense: 1 } } as const;

let page: Page;

beforeAll(async () => {
  page = await newPage();
  await page.goto(inject("fixtures"));
});
afterAll(() => page.close());

type Recorded = typeof rub & { kinds: typeof kinds };
const look = (rub: Rub, window: number, across?: number): Promise<number[]> =>
  page.evaluate(([rub, window, across]) => (globalThis as unknown as { rub: Recorded }).rub(rub, window, across), [rub, window, across] as const);
const recorded = (): Promise<ReturnType<typeof kinds>> => page.evaluate(() => (globalThis as unknown as { rub: Recorded }).rub.kinds());

/** Numbers about a picture: how grey it is, and how its edges are: how strong, how long, how regular. */
function traits(grey: number[]): number[] {
  const side = Math.sqrt(grey.length);
  const at = (x: number, y: number): number => grey[y * side + x] ?? 0;
  const [tones, edges] = [new Array<number>(8).fill(0), new Array<number>(10).fill(0)];
  const mean = grey.reduce((sum, each) => sum + each, 0) / grey.length;
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      tones[Math.min(7, at(x, y) >> 5)]!++;
      const steep = Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1));
      edges[Math.min(9, Math.floor(Math.sqrt(steep) / 1.8))]!++;
    }
  }
  // Like neighbours at each distance: scales and ridges come again, grains do not.
  const alike = [2, 3, 4, 6, 8, 10, 12, 15, 18].map((far) => {
    let [sum, all] = [0, 0];
    for (let y = 0; y < side - far; y += 2)
      for (let x = 0; x < side - far; x += 2) {
        const here = at(x, y) - mean;
        sum += here * (at(x + far, y) - mean) + here * (at(x, y + far) - mean);
        all += 2 * here * here;
      }
    return sum / (all + 1);
  });
  return [...[...tones, ...edges].map((each) => Math.sqrt(each / grey.length)), ...alike.map((each) => each * 0.5)];
}

const distance = (a: number[], b: number[]): number => a.reduce((sum, each, i) => sum + (each - b[i]!) ** 2, 0);

/** The share that is told right, each by what it was told of the others. */
function told<K>(pictures: { kind: K; seen: number[] }[], say: (seen: number[], self: number) => K): { right: number; wrong: string[] } {
  const wrong = pictures.flatMap(({ kind, seen }, i) => {
    const said = say(seen, i);
    return said === kind ? [] : [`${kind} as ${said}`];
  });
  return { right: 1 - wrong.length / pictures.length, wrong };
}

const best = <T,>(all: T[], of: (each: T) => number): T => all.reduce((a, b) => (of(b) > of(a) ? b : a));

it.each(Object.entries(SCREENS))("the five textures look different after a second of rubbing, on a %s", async (name, screen) => {
  const pictures: { kind: Texture; seen: number[] }[] = [];
  for (const [back, kind] of (await recorded()).backs.entries()) pictures.push({ kind, seen: traits(await look({ of: { back }, ...screen }, 180)) });
  // Each is compared with all others.
  const { right, wrong } = told(pictures, (seen, self) => best(pictures.filter((_, i) => i !== self), (other) => -distance(seen, other.seen)).kind);
  console.log(`textures on a ${name}: ${(100 * right).toFixed(1)} %`, wrong.join(", "));
  expect(right).toBeGreaterThanOrEqual(0.95);
});

const ACROSS = 60;
/** Each pixel becomes the mean of itself and its eight neighbours: of three in its row, then of three rows. Plain loops,
 *  because there are thousands of pictures. */
function blurred(picture: number[], times: number): number[] {
  const all = ACROSS * ACROSS;
  const [now, rows] = [Float64Array.from(picture), new Float64Array(all)];
  for (let n = 0; n < times; n++) {
    for (let i = 0; i < all; i++) {
      const x = i % ACROSS;
      rows[i] = (now[x > 0 ? i - 1 : i]! + now[i]! + now[x < ACROSS - 1 ? i + 1 : i]!) / 3;
    }
    for (let i = 0; i < all; i++) now[i] = (rows[i >= ACROSS ? i - ACROSS : i]! + rows[i]! + rows[i + ACROSS < all ? i + ACROSS : i]!) / 3;
  }
  return Array.from(now);
}

/** Lines and spots alone, as strong where they have faded as where they are fresh: as an eye sees them. */
function lines(grey: number[]): number[] {
  const there = grey.map((each) => (each > 0 ? 1 : 0));
  const share = blurred(there, 6).map((each) => Math.max(0.2, each));
  const soft = blurred(grey, 1);
  const mean = blurred(soft, 6).map((each, i) => each / share[i]!);
  const off = soft.map((each, i) => (there[i] ? each - mean[i]! : 0));
  const spread = blurred(off.map((each) => each * each), 6).map((each, i) => Math.sqrt(each / share[i]!) + 6);
  return off.map((each, i) => Math.max(-2, Math.min(2, each / spread[i]!)));
}
/** How alike they are where both can be seen. */
const alike = (learned: number[], seen: number[]): number => {
  let [sum, all] = [0, 1e-6];
  for (const [i, each] of learned.entries()) if (seen[i] !== 0) [sum, all] = [sum + each * seen[i]!, all + each * each];
  return sum / Math.sqrt(all);
};

/** What is learned is each outline alone, smooth and turned in steps of six degrees: on a phone, for both screens. */
async function outlines(): Promise<{ shape: number; picture: number[] }[]> {
  const learned: { shape: number; picture: number[] }[] = [];
  for (const shape of SHAPES)
    for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 30) learned.push({ shape, picture: lines(await look({ of: { shape, turn }, ...SCREENS.phone }, 480, ACROSS)) });
  return learned;
}
let learning: ReturnType<typeof outlines> | undefined;

it.each(Object.entries(SCREENS))("the eight shapes look different when a finger has followed the edge for four seconds, on a %s", async (name, screen) => {
  const learned = await (learning ??= outlines());
  const pictures: { kind: number; seen: number[] }[] = [];
  for (const [edge, kind] of (await recorded()).edges.entries()) pictures.push({ kind, seen: lines(await look({ of: { edge }, ...screen }, 480, ACROSS)) });
  const { right, wrong } = told(pictures, (seen) => best(learned, ({ picture }) => alike(picture, seen)).shape);
  console.log(`shapes on a ${name}: ${(100 * right).toFixed(1)} %`, wrong.join(", "));
  expect(right).toBeGreaterThanOrEqual(0.85);
});
