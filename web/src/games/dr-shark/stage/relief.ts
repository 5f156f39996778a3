// The trail of what was felt in the last second, as strokes to be drawn. Made from percepts alone
// (§8.3): where no finger was, there is nothing.
import type { Spot, Touched } from "./fingers";
import { TIP } from "../../../protocol/dr-shark";

/** What was felt fades within so long. */
export const FADE_MS = 1000;
/** Two points farther apart than this are two strokes. */
const APART = 140;

export interface Stroke {
  from: Spot;
  to: Spot;
  /** Nought in the void, else from 0 to 1. */
  height: number;
  void: boolean;
  strength: number;
}

/** A bit of an edge: a curve from end to end through the middle. */
export interface EdgeLine {
  from: Spot;
  bow: Spot;
  to: Spot;
  strength: number;
}

export interface Trail {
  strokes: Stroke[];
  edges: EdgeLine[];
}

export const fresh = (felt: Touched[], now: number): Touched[] => felt.filter(({ at }) => now - at < FADE_MS);

export function trail(felt: Touched[], now: number): Trail {
  const strokes: Stroke[] = [];
  const edges: EdgeLine[] = [];
  const last: (Touched | undefined)[] = [];
  for (const touched of felt) {
    const { felt: { finger, contact, height, edge } } = touched;
    const strength = Math.max(0, 1 - (now - touched.at) / FADE_MS) ** 0.8;
    const before = last[finger];
    last[finger] = touched;
    const near = before && Math.hypot(before.x - touched.x, before.y - touched.y) < APART;
    const off = !contact || height === 0;
    strokes.push({ from: near ? before : touched, to: touched, height: Math.max(0, Math.min(1, (height - 20) / 180)), void: off, strength });
    if (edge) edges.push({ ...curve(touched, edge.angle, edge.offset, edge.bend), strength });
  }
  return { strokes, edges };
}

/** The edge under a tip: as far out as it was felt, as bent as it was felt. */
function curve(at: Spot, angle: number, offset: number, bend: number): Omit<EdgeLine, "strength"> {
  const turn = (angle * Math.PI) / 180;
  const out = { x: Math.cos(turn), y: Math.sin(turn) };
  const along = { x: -out.y, y: out.x };
  const middle = { x: at.x + out.x * offset, y: at.y + out.y * offset };
  const quarter = Math.max(-Math.PI / 3, Math.min(Math.PI / 3, (bend * Math.PI) / 720));
  const [far, deep] = [TIP * Math.cos(quarter), TIP * Math.sin(quarter)];
  const end = (side: number): Spot => ({ x: middle.x + along.x * far * side - out.x * deep, y: middle.y + along.y * far * side - out.y * deep });
  return { from: end(-1), bow: { x: middle.x + out.x * deep, y: middle.y + out.y * deep }, to: end(1) };
}
