// Which texture the pad of a finger is on, judged from the heights under it and from nothing else. What each texture
// measures like is learned from its swatch, which the tray shows, too.
import { PATCH, SWATCH, SWATCHES, type Texture } from "../../../protocol/dr-shark";
import { TEXTURES } from "./box";
import { readPatch } from "./ground";

const MEASURES = 5;
/** How much more a measure varies from piece to piece than within one swatch: how spread out heights are says most, and how
 *  many of them are middling says least. */
const VARIES = [0.02, 0.008, 0.02, 0.02, 0.05];
/** Fewer felt points than this say nothing about a texture. */
const ENOUGH = 40;

const heights = new Float32Array(PATCH * PATCH);

/** Mean, spread, step from point to point, share of deep points, share of middling points; false if too little is felt. */
export function measure(patch: string, into: Float64Array): boolean {
  readPatch(patch, heights);
  return measured(heights, into);
}

function measured(all: Float32Array, into: Float64Array): boolean {
  let [count, sum, squares, deep, steps, step, middling] = [0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < all.length; i++) {
    const height = all[i]!;
    if (height <= 0) continue;
    count++;
    sum += height;
    squares += height * height;
    if (height < 0.42) deep++;
    if (height > 0.5 && height < 0.7) middling++;
    const right = i % PATCH < PATCH - 1 ? all[i + 1]! : 0;
    const below = i + PATCH < all.length ? all[i + PATCH]! : 0;
    if (right > 0) [steps, step] = [steps + 1, step + Math.abs(right - height)];
    if (below > 0) [steps, step] = [steps + 1, step + Math.abs(below - height)];
  }
  if (count < ENOUGH || steps === 0) return false;
  const mean = sum / count;
  into[0] = mean;
  into[1] = Math.sqrt(Math.max(0, squares / count - mean * mean));
  into[2] = step / steps;
  into[3] = deep / count;
  into[4] = middling / count;
  return true;
}

interface Known {
  mean: Float64Array;
  spread: Float64Array;
}
let known: Known[] | null = null;

/** Patches cut out of every swatch. */
function learn(): Known[] {
  const whole = new Float32Array(SWATCH * SWATCH);
  const cut = new Float32Array(PATCH * PATCH);
  const got = new Float64Array(MEASURES);
  return TEXTURES.map((_, texture) => {
    readPatch(SWATCHES[texture] ?? "", whole);
    const [sum, squares] = [new Float64Array(MEASURES), new Float64Array(MEASURES)];
    let seen = 0;
    for (let top = 0; top <= SWATCH - PATCH; top += 2) {
      for (let left = 0; left <= SWATCH - PATCH; left += 2) {
        for (let i = 0; i < cut.length; i++) cut[i] = whole[(top + Math.floor(i / PATCH)) * SWATCH + left + (i % PATCH)]!;
        measured(cut, got);
        for (let m = 0; m < MEASURES; m++) [sum[m], squares[m]] = [sum[m]! + got[m]!, squares[m]! + got[m]! * got[m]!];
        seen++;
      }
    }
    const mean = sum.map((each) => each / seen);
    return { mean, spread: mean.map((each, m) => Math.sqrt(Math.max(0, squares[m]! / seen - each * each)) + VARIES[m]!) };
  });
}

/** What one finger has felt on one piece lately. */
export class Surface {
  /** How likely each texture is, in the order of the book; together 1, or all 0. */
  readonly likely = new Float64Array(TEXTURES.length);
  #evidence = new Float64Array(TEXTURES.length);
  #got = new Float64Array(MEASURES);
  #count = 0;

  /** Older patches count less and less. */
  add(patch: string): void {
    if (!measure(patch, this.#got)) return;
    known ??= learn();
    const evidence = this.#evidence;
    let best = -Infinity;
    for (let i = 0; i < evidence.length; i++) {
      const { mean, spread } = known[i]!;
      let far = 0;
      for (let m = 0; m < MEASURES; m++) {
        const off = (this.#got[m]! - mean[m]!) / spread[m]!;
        far += 0.5 * Math.min(16, off * off) + Math.log(spread[m]!);
      }
      evidence[i] = evidence[i]! * 0.8 - far * 0.6;
      best = Math.max(best, evidence[i]!);
    }
    let sum = 0;
    for (let i = 0; i < evidence.length; i++) sum += this.likely[i] = Math.exp(evidence[i]! - best);
    for (let i = 0; i < evidence.length; i++) this.likely[i] = this.likely[i]! / sum;
    this.#count++;
  }

  /** Another piece begins. */
  forget(): void {
    this.#evidence.fill(0);
    this.likely.fill(0);
    this.#count = 0;
  }

  /** The texture, if there is little doubt. */
  name(): Texture | null {
    const best = this.likely.indexOf(Math.max(...this.likely));
    return this.#count >= 2 && this.likely[best]! > 0.7 ? TEXTURES[best]! : null;
  }
}
