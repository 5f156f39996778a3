// What a fingertip can say of an edge, and where it clicks. Made from percepts alone.
import type { Edge, Felt } from "../../../protocol/dr-shark";

export type Bend = "bulging" | "dented" | "straight";

/** A bend of more than this under a tip is not a straight edge. */
const BENT = 25;
export const bendOf = ({ bend }: Edge): Bend => (bend > BENT ? "bulging" : bend < -BENT ? "dented" : "straight");

/** How one sample sounds after another: how hard the finger rubs, and a click where an edge begins. */
export interface Voice {
  /** From 0, at rest or on nothing, to 1. */
  rub: number;
  click: { pitch: number; loudness: number } | null;
}

/** `speed` in tenths of a millimetre a millisecond: what does not move makes no sound. */
export function voice(before: Felt | null, now: Felt, speed: number): Voice {
  if (!now.contact) return { rub: 0, click: before?.contact ? { pitch: 330, loudness: 0.45 } : null };
  if (now.edge && !before?.edge) return { rub: 0, click: { pitch: now.edge.bend < -BENT ? 760 : 1500, loudness: 0.8 } };
  return { rub: now.height > 0 ? Math.min(1, Math.sqrt(speed / 0.6)) : 0, click: null };
}
