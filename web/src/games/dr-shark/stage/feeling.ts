// What a fingertip can say of what it feels: words for the ear, and figures for the voice. Made from
// percepts alone.
import type { Edge, Felt } from "../../../protocol/dr-shark";

export type Surface = "rough" | "soft" | "scaly" | "ridged" | "smooth";
export type Bend = "bulging" | "dented" | "straight";

/** So much bend under a tip is more than a straight edge has. */
const BENT = 25;
export const bendOf = ({ bend }: Edge): Bend => (bend > BENT ? "bulging" : bend < -BENT ? "dented" : "straight");

/** The least that has to be felt before a word can be said. */
export const ENOUGH = 6;

/** How a back feels, by the heights met on the way over it; nothing while there are too few. */
export function surface(heights: readonly number[]): Surface | null {
  const all = heights.filter((height) => height > 0);
  if (all.length < ENOUGH) return null;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const steps = all.slice(1).map((height, i) => Math.abs(height - all[i]!));
  const flat = steps.filter((step) => step <= 4).length / steps.length;
  if (most - least <= 5) return least > 125 ? "scaly" : "smooth";
  // Two heights and nothing between them: ridges.
  if (all.every((height) => height - least <= 3 || most - height <= 3) && Math.abs(most - 165) < 4 && Math.abs(least - 75) < 4) return "ridged";
  if (least < 40 || (least > 125 && flat > 0.5)) return "scaly";
  if (least >= 90 && most <= 148) return "soft";
  return flat > 0.6 && least > 120 ? "scaly" : "rough";
}

/** The last of what one finger felt on one piece, oldest first. */
export class Memory {
  heights: number[] = [];

  constructor(private readonly most = 24) {}

  add({ contact, height, edge }: Felt): void {
    // Beyond an edge another piece begins.
    if (!contact || (edge && edge.offset < 0)) this.heights = [];
    else if (height > 0) this.heights = [...this.heights.slice(1 - this.most), height];
  }
}

/** How one sample sounds after another: a hiss with a colour, and a click where there is a step. */
export interface Voice {
  /** The middle of the hiss, in Hz, and how loud it is, from 0 to 1. */
  hiss: { pitch: number; loudness: number };
  click: { pitch: number; loudness: number } | null;
}

const SILENT: Voice = { hiss: { pitch: 200, loudness: 0 }, click: null };

/** `speed` in tenths of a millimetre a millisecond: what does not move makes no sound. */
export function voice(before: Felt | null, now: Felt, speed: number): Voice {
  const push = Math.min(1, speed / 1.5);
  if (!now.contact) return { ...SILENT, click: before?.contact ? { pitch: 140, loudness: 0.3 } : null };
  const edged = now.edge !== null;
  if (edged && !before?.edge) return { ...SILENT, click: { pitch: now.edge!.bend < -BENT ? 620 : 1250, loudness: 0.7 } };
  const step = before && before.height > 0 && now.height > 0 ? Math.abs(now.height - before.height) : 0;
  // A furrow thuds, a ridge ticks, a grain crackles.
  const click = step > 60 ? { pitch: now.height < 45 ? 95 : 300 + now.height * 4, loudness: 0.25 + step / 400 } : null;
  return { hiss: { pitch: 240 + step * 46 + now.height * 2, loudness: push * (0.05 + Math.min(0.5, step / 90)) }, click };
}
