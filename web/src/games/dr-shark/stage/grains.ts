// How each texture sounds under a rubbing finger: a second of it, to be looped. Loud enough for the speaker of a phone,
// which carries little below 400 Hz, and each with a voice of its own.
import type { Texture } from "../../../protocol/dr-shark";

/** How loud each is (root mean square): rough is louder than smooth, and all can be heard. */
export const LOUDNESS: Record<Texture, number> = { sandpaper: 0.2, felt: 0.11, crocodile: 0.15, grid: 0.17, smooth: 0.08 };

/** Chance that is the same every time. */
function dice(seed: number): () => number {
  let bits = seed;
  return () => {
    bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
    return bits / 2 ** 31 - 1;
  };
}

/** Noise about one pitch: the higher `q`, the more of a tone. */
function band(into: Float32Array, rate: number, pitch: number, q: number, seed: number): void {
  const chance = dice(seed);
  const w = (2 * Math.PI * pitch) / rate;
  const alpha = Math.sin(w) / (2 * q);
  const [a1, a2, b] = [(-2 * Math.cos(w)) / (1 + alpha), (1 - alpha) / (1 + alpha), alpha / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < into.length; i++) {
    const x = chance();
    const y = b * (x - x2) - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    into[i] = into[i]! + y;
  }
}

/** Something that is struck: a tone that dies away, with a little noise in it. */
function knock(into: Float32Array, rate: number, at: number, pitch: number, dies: number, loud: number, chance: () => number, rough = 0.35): void {
  for (let i = 0; i < rate * dies * 5; i++) {
    const part = loud * Math.exp(-i / (rate * dies)) * (Math.sin((2 * Math.PI * pitch * i) / rate) + rough * chance());
    const where = (Math.round(at * rate) + i) % into.length;
    into[where] = into[where]! + part;
  }
}

/** One second of a texture at this sample rate. */
export function grain(texture: Texture, rate: number): Float32Array<ArrayBuffer> {
  const sound = new Float32Array(rate);
  const chance = dice(5);
  if (texture === "sandpaper") {
    band(sound, rate, 3200, 0.5, 1);
    for (let n = 0; n < 180; n++) knock(sound, rate, (n + 0.5 * chance() + 0.5) / 181, 2600 + 900 * chance(), 0.0016, 0.5, chance);
  } else if (texture === "felt") {
    band(sound, rate, 620, 0.9, 2);
  } else if (texture === "crocodile") {
    band(sound, rate, 500, 1.5, 3);
    for (let i = 0; i < sound.length; i++) sound[i] = sound[i]! * 0.2;
    for (let n = 0; n < 9; n++) knock(sound, rate, (n + 0.25 * chance() + 0.3) / 9, 520, 0.018, 0.8, chance, 0.06);
  } else if (texture === "grid") {
    for (let n = 0; n < 26; n++) knock(sound, rate, n / 26, 1750, 0.006, 0.8, chance);
  } else {
    band(sound, rate, 1900, 8, 4);
  }
  const now = Math.sqrt(sound.reduce((sum, each) => sum + each * each, 0) / sound.length);
  // The top of a knock may be cut off; the rest comes as loud as it should.
  return sound.map((each) => Math.max(-0.95, Math.min(0.95, (each * LOUDNESS[texture]) / now)));
}
