// Raking light over a map of heights: low light from the upper left, so that every step has a bright side or a shadow.
// Between the middles of cells the heights are curved smoothly. Brightness is worked out when a height changes; from
// frame to frame only what fades is written anew.
import { COLUMNS, fade, FINE, FULL, POINTS as WIDE, UNKNOWN, type Ground } from "./ground";

/** Brightness of a point with this height and this slope from cell to cell, to the right and downwards. */
export function lit(height: number, right: number, down: number): number {
  const slope = -right * 0.8 - down * 0.6;
  const rake = slope > 0 ? Math.min(1.25, slope * 5.2) : Math.max(-0.66, slope * 3.6);
  // The flank of a piece is far steeper than any texture: it gleams, but does not glare.
  const gleam = Math.min(0.5, Math.max(0, slope * 2.6 - 0.5));
  // Where there is nothing it stays dark: that is no smooth back.
  return Math.max(4, 12 + height * (196 - 66 * height) + rake * (30 + Math.min(66, 400 * height)) + gleam * 60);
}

/** How bright an edge in this light, or in shadow if that is below 0, makes a point. */
const touchedUp = (bright: number, light: number): number => (light > 0 ? bright + (Math.max(bright, 226) - bright) * light : bright * (1 + 0.9 * light));

/** One pixel: moonlight on what was felt. */
export function pixel(pixels: Uint8ClampedArray, at: number, bright: number, alpha: number): void {
  pixels[at] = bright * 0.82;
  pixels[at + 1] = bright * 0.9;
  pixels[at + 2] = bright * 1.02 + 3;
  pixels[at + 3] = alpha;
}

// Catmull-Rom: what each of four neighbours counts at the three points of a cell, and how its part changes there.
const POINTS = [-1, 0, 1].map((third) => {
  const part = third < 0 ? third / FINE + 1 : third / FINE;
  const [p, p2, p3] = [part, part ** 2, part ** 3];
  return {
    first: third < 0 ? 0 : 1,
    value: [(-p + 2 * p2 - p3) / 2, (2 - 5 * p2 + 3 * p3) / 2, (p + 4 * p2 - 3 * p3) / 2, (-p2 + p3) / 2],
    change: [(-1 + 4 * p - 3 * p2) / 2, (-10 * p + 9 * p2) / 2, (1 + 8 * p - 9 * p2) / 2, (-2 * p + 3 * p2) / 2],
  };
});

const rows = new Float32Array(5);
const slopes = new Float32Array(5);

/** The brightness of the points of a cell, row by row, given the heights of the five by five cells about it. */
function curve(around: Float32Array, bright: Float32Array): void {
  for (let i = 0; i < FINE; i++) {
    const across = POINTS[i]!;
    for (let j = 0; j < 5; j++) {
      rows[j] = slopes[j] = 0;
      for (let k = 0; k < 4; k++) {
        const height = around[j * 5 + across.first + k]!;
        rows[j] = rows[j]! + height * across.value[k]!;
        slopes[j] = slopes[j]! + height * across.change[k]!;
      }
    }
    for (let j = 0; j < FINE; j++) {
      const along = POINTS[j]!;
      let [height, right, down] = [0, 0, 0];
      for (let k = 0; k < 4; k++) {
        height += rows[along.first + k]! * along.value[k]!;
        right += slopes[along.first + k]! * along.value[k]!;
        down += rows[along.first + k]! * along.change[k]!;
      }
      bright[j * FINE + i] = lit(height, right, down);
    }
  }
}

/** A square of heights in the same light: RGBA, three pixels to a height. */
export function shade(heights: Float32Array, side: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(side * side * FINE * FINE * 4);
  const [around, bright] = [new Float32Array(25), new Float32Array(FINE * FINE)];
  const within = (n: number): number => Math.max(0, Math.min(side - 1, n));
  for (let cell = 0; cell < side * side; cell++) {
    const [row, column] = [Math.floor(cell / side), cell % side];
    for (let k = 0; k < 25; k++) around[k] = heights[within(row + Math.floor(k / 5) - 2) * side + within(column + (k % 5) - 2)]!;
    curve(around, bright);
    for (let k = 0; k < FINE * FINE; k++) pixel(pixels, ((row * FINE + Math.floor(k / FINE)) * side * FINE + column * FINE + (k % FINE)) * 4, bright[k]!, 255);
  }
  return pixels;
}

/** The rectangle of pixels that was drawn anew; `right` and `bottom` are beyond it. */
export interface Dirty {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The cells of a row and its margins. */
const SEEN = COLUMNS + 2;

/** Lights a ground, and only where something lingers. One for each ground. */
export class Lamp {
  readonly side = WIDE;
  readonly pixels = new Uint8ClampedArray(WIDE * WIDE * 4);
  readonly dirty: Dirty = { left: 0, top: 0, right: 0, bottom: 0 };
  /** The heights about a cell, five by five. */
  #around = new Float32Array(25);
  #bright = new Float32Array(FINE * FINE);
  /** How well each cell can be seen now, from 0 to 1. A margin of one cell all round. */
  #seen = new Float32Array(SEEN * SEEN);

  constructor(private readonly ground: Ground) {}

  /** Whether anything was drawn anew. */
  shine(now: number): boolean {
    const { heights, press, at, from, before, changed, etched } = this.ground;
    const { dirty } = this;
    dirty.left = dirty.top = COLUMNS;
    dirty.right = dirty.bottom = 0;
    for (let row = 0; row < COLUMNS; row++) {
      if (before[row]! <= from[row]!) continue;
      dirty.top = Math.min(dirty.top, row);
      dirty.bottom = row + 1;
      dirty.left = Math.min(dirty.left, from[row]!);
      dirty.right = Math.max(dirty.right, before[row]!);
      for (let column = from[row]!; column < before[row]!; column++) {
        const cell = row * COLUMNS + column;
        const strength = heights[cell] === UNKNOWN ? 0 : press[cell]! * fade(now - at[cell]!);
        this.#seen[(row + 1) * SEEN + column + 1] = strength;
        if (strength > 0) {
          if (changed[cell] === 1) this.#light(row, column);
        } else if (heights[cell] !== UNKNOWN) {
          heights[cell] = UNKNOWN;
          for (let j = 0, to = row * FINE * WIDE + column * FINE; j < FINE; j++, to += WIDE) etched[to] = etched[to + 1] = etched[to + 2] = 0;
        }
      }
    }
    for (let row = dirty.top; row < dirty.bottom; row++) {
      let [first, last] = [COLUMNS, 0];
      for (let column = from[row]!; column < before[row]!; column++)
        if (this.#veil(row, column)) [first, last] = [Math.min(first, column), column + 1];
      [from[row], before[row]] = [first, last];
    }
    dirty.left *= FINE;
    dirty.top *= FINE;
    dirty.right *= FINE;
    dirty.bottom *= FINE;
    return dirty.bottom > 0;
  }

  /** Fades a cell smoothly into those beside it, so that no square shows; whether it can be seen at all. */
  #veil(row: number, column: number): boolean {
    const [seen, pixels] = [this.#seen, this.pixels];
    const at = (row + 1) * SEEN + column + 1;
    const here = seen[at]!;
    for (let j = -1, to = (row * FINE * WIDE + column * FINE) * 4 + 3; j <= 1; j++, to += WIDE * 4)
      for (let i = -1; i <= 1; i++)
        pixels[to + (i + 1) * 4] = here === 0 ? 0 : (255 / 9) * (4 * here + 2 * seen[at + i]! + 2 * seen[at + j * SEEN]! + seen[at + j * SEEN + i]!);
    return here > 0;
  }

  #light(row: number, column: number): void {
    const { heights, changed, etched } = this.ground;
    const around = this.#around;
    const cell = row * COLUMNS + column;
    changed[cell] = 0;
    for (let j = -2; j <= 2; j++) {
      for (let i = -2; i <= 2; i++) {
        const inside = row + j >= 0 && row + j < COLUMNS && column + i >= 0 && column + i < COLUMNS;
        const height = inside ? heights[cell + j * COLUMNS + i]! : UNKNOWN;
        around[(j + 2) * 5 + i + 2] = height === UNKNOWN ? heights[cell]! : height;
      }
    }
    curve(around, this.#bright);
    for (let j = 0; j < FINE; j++)
      for (let i = 0; i < FINE; i++) {
        const to = (row * FINE + j) * WIDE + column * FINE + i;
        pixel(this.pixels, to * 4, touchedUp(this.#bright[j * FINE + i]!, etched[to]! / FULL), 255);
      }
  }
}
