// What the pads of the fingers have felt of the bag: a map of heights that linger and fade. The bag is divided into
// cells once and for all, and a patch is a cut-out of them (§8.1), so that a cell has the same height however it is come
// to. Typed arrays that are made once: a rubbing finger allocates nothing.
import { CELL, PATCH, SIDE, TIP, type Edge } from "../../../protocol/dr-shark";

/** The cells of the bag, across and down. */
export const COLUMNS = SIDE / CELL;
/** The radius of the pad, in tenths of a millimetre. */
export const PAD = (CELL * PATCH) / 2;
/** The points along a cell at which the map is drawn. */
export const FINE = 3;
export const POINTS = COLUMNS * FINE;
/** How long a felt place can be seen, and how much of that at full strength. */
export const LINGER_MS = 2500;
const FULL_MS = 1000;
/** An edge as it is drawn: half its width, and how far its shadow goes, in tenths of a millimetre. */
const [EDGE, SHADOW] = [5, 13];
/** The strongest light on an edge, or shadow beyond it. */
export const FULL = 127;
/** A height that nobody has felt, or no longer. */
export const UNKNOWN = -1;

/** What is left of a touch of this age, from 1 to 0. */
export function fade(age: number): number {
  if (age <= FULL_MS) return 1;
  const part = (age - FULL_MS) / (LINGER_MS - FULL_MS);
  return part >= 1 ? 0 : 1 - part * part * (3 - 2 * part);
}

const digit = (code: number): number => (code <= 57 ? code - 48 : (code | 32) - 87);

/** The heights of a patch, from 0 (nothing there) to 1, into `heights`. */
export function readPatch(patch: string, heights: Float32Array): void {
  for (let i = 0; i < heights.length; i++) heights[i] = digit(patch.charCodeAt(i)) / 15;
}

/** The corner of cells that is nearest to this point: the middle of a patch. */
const corner = (along: number): number => Math.floor((along + CELL / 2) / CELL);

export class Ground {
  /** From 0, where a pad found nothing, to 1. */
  readonly heights = new Float32Array(COLUMNS * COLUMNS).fill(UNKNOWN);
  /** How firmly each cell was touched, from 0 to 1, and when. */
  readonly press = new Float32Array(COLUMNS * COLUMNS);
  readonly at = new Float64Array(COLUMNS * COLUMNS).fill(-Infinity);
  /** Cells whose height has changed since they were drawn, and those beside them: 1. */
  readonly changed = new Uint8Array(COLUMNS * COLUMNS);
  /** Where an edge was felt: how much light lies on it, or shadow if below 0, point by point; 0 for none. */
  readonly etched = new Int8Array(POINTS * POINTS);
  /** For each row, the columns from and before which something lingers. */
  readonly from = new Int16Array(COLUMNS).fill(COLUMNS);
  readonly before = new Int16Array(COLUMNS);
  #patch = new Float32Array(PATCH * PATCH);

  /** A pad came down here, and its tip felt this edge. */
  stamp(x: number, y: number, patch: string, edge: Edge | null, now: number): void {
    readPatch(patch, this.#patch);
    const [left, top] = [corner(x) - PATCH / 2, corner(y) - PATCH / 2];
    for (let j = 0; j < PATCH; j++) {
      const row = top + j;
      if (row < 0 || row >= COLUMNS) continue;
      const v = (j + 0.5) * CELL - PAD;
      for (let i = 0; i < PATCH; i++) {
        const column = left + i;
        const u = (i + 0.5) * CELL - PAD;
        const far = Math.sqrt(u * u + v * v) / PAD;
        // The corners of a patch are beyond the round pad.
        if (far > 1 || column < 0 || column >= COLUMNS) continue;
        this.#touch(row, column, this.#patch[j * PATCH + i]!, Math.min(1, 0.12 + (1 - far) * 3.4), now);
      }
    }
    if (edge) this.#etch(x, y, edge);
  }

  /** Draws an edge where it was felt: a line of light, shadow beyond it, straight or bent as the tip felt it. Both are soft,
   *  so that lines which lie almost upon each other look like one. */
  #etch(x: number, y: number, { angle, offset, bend }: Edge): void {
    const point = CELL / FINE;
    const [out, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const [ex, ey] = [x + out * offset, y + down * offset];
    // A tip is two radii wide: an edge that turns by this much under it is part of a circle of this radius.
    const turn = (bend * Math.PI) / 180;
    const radius = Math.abs(turn) < 0.2 ? 0 : (2 * TIP) / turn;
    const [cx, cy] = [ex - out * radius, ey - down * radius];
    const reach = 0.8 * TIP;
    for (let row = Math.max(0, Math.floor((ey - reach) / point)); row <= Math.min(POINTS - 1, (ey + reach) / point); row++) {
      for (let column = Math.max(0, Math.floor((ex - reach) / point)); column <= Math.min(POINTS - 1, (ex + reach) / point); column++) {
        const [px, py] = [(column + 0.5) * point, (row + 0.5) * point];
        const [dx, dy] = [px - ex, py - ey];
        if (dx * dx + dy * dy > reach * reach) continue;
        const beyond = radius === 0 ? dx * out + dy * down : Math.sign(radius) * (Math.sqrt((px - cx) ** 2 + (py - cy) ** 2) - Math.abs(radius));
        if (beyond < -EDGE || beyond > SHADOW) continue;
        const at = row * POINTS + column;
        const light = beyond < EDGE ? Math.round(FULL * (1 - (beyond / EDGE) ** 2)) : -Math.round(FULL * Math.min(1, (beyond - EDGE) / 2, (SHADOW - beyond) / 5));
        const there = this.etched[at]!;
        // A line that is there stays, whatever is dark beside the next one.
        if (light === 0 || (light > 0 ? light <= there : there > 0 || light >= there)) continue;
        this.etched[at] = light;
        this.changed[Math.floor(row / FINE) * COLUMNS + Math.floor(column / FINE)] = 1;
      }
    }
  }

  #touch(row: number, column: number, height: number, firm: number, now: number): void {
    const cell = row * COLUMNS + column;
    if (this.heights[cell] !== height) {
      this.heights[cell] = height;
      for (let j = Math.max(0, row - 2); j <= Math.min(COLUMNS - 1, row + 2); j++)
        for (let i = Math.max(0, column - 2); i <= Math.min(COLUMNS - 1, column + 2); i++) this.changed[j * COLUMNS + i] = 1;
    }
    this.from[row] = Math.min(this.from[row]!, column);
    this.before[row] = Math.max(this.before[row]!, column + 1);
    if (firm < this.press[cell]! * fade(now - this.at[cell]!)) return;
    this.press[cell] = firm;
    this.at[cell] = now;
  }

  /** Everything is dark again: nothing that was drawn is true any more. */
  clear(): void {
    this.press.fill(0);
    this.at.fill(-Infinity);
  }
}
