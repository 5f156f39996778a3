// Paints the trail in the dark: relief lighter where it is higher, edges as bright lines with a
// shadow, fingertips as rings.
import type { Spot } from "./stage/fingers";
import { TIP } from "../../protocol/dr-shark";
import type { Trail } from "./stage/relief";

export interface Ring extends Spot {
  /** How far a hold has got, from 0 to 1. */
  held: number;
  /** How far the hand would close, in tenths of a millimetre; nought for a fingertip. */
  size: number;
}

/** From the bag's tenths to the canvas. */
export interface Scale {
  by: number;
  x: number;
  y: number;
}

const LOW = [30, 44, 80];
const HIGH = [226, 236, 255];
const GOLD = "#f2b84b";

export function paint(at: CanvasRenderingContext2D, trail: Trail, rings: Ring[], scale: Scale): void {
  const x = (spot: Spot): number => scale.x + spot.x * scale.by;
  const y = (spot: Spot): number => scale.y + spot.y * scale.by;
  const wide = Math.max(7, TIP * scale.by * 1.5);
  at.lineCap = "round";
  at.lineJoin = "round";

  // The body first, so that the relief lies on it.
  for (const stroke of trail.strokes) {
    if (stroke.void) continue;
    line(at, x(stroke.from), y(stroke.from), x(stroke.to), y(stroke.to), wide * 3.2, `rgba(52, 72, 120, ${0.1 * stroke.strength})`);
  }
  for (const stroke of trail.strokes) {
    const tone = stroke.void
      ? `rgba(96, 112, 160, ${0.22 * stroke.strength})`
      : `rgba(${LOW.map((low, i) => Math.round(low + (HIGH[i]! - low) * stroke.height)).join(", ")}, ${0.92 * stroke.strength})`;
    line(at, x(stroke.from), y(stroke.from), x(stroke.to), y(stroke.to), stroke.void ? 1.5 : wide, tone);
  }
  for (const [shift, width, tone] of [[2.5, 5, "4, 7, 16"], [0, 2.6, "238, 244, 255"]] as const) {
    for (const edge of trail.edges) {
      at.strokeStyle = `rgba(${tone}, ${edge.strength})`;
      at.lineWidth = width;
      at.beginPath();
      at.moveTo(x(edge.from) + shift, y(edge.from) + shift);
      at.quadraticCurveTo(x(edge.bow) + shift, y(edge.bow) + shift, x(edge.to) + shift, y(edge.to) + shift);
      at.stroke();
    }
  }
  for (const ring of rings) {
    const radius = ring.size > 0 ? ring.size * scale.by : Math.max(26, TIP * scale.by);
    circle(at, x(ring), y(ring), radius, 1.5, ring.size > 0 ? GOLD : "rgba(244, 236, 220, 0.55)", 1);
    if (ring.held > 0 && ring.size === 0) circle(at, x(ring), y(ring), radius + 9, 4.5, GOLD, ring.held);
  }
}

function line(at: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number, width: number, tone: string): void {
  at.strokeStyle = tone;
  at.lineWidth = width;
  at.beginPath();
  at.moveTo(x1, y1);
  at.lineTo(x2 + 0.01, y2);
  at.stroke();
}

function circle(at: CanvasRenderingContext2D, x: number, y: number, radius: number, width: number, tone: string, part: number): void {
  at.strokeStyle = tone;
  at.lineWidth = width;
  at.beginPath();
  at.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * part);
  at.stroke();
}
