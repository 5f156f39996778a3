// Where the others sit round the table, as the viewer sees them, and where that makes eyes point.
import type { Seat } from "../../../protocol/wink";

/** In the stage's own measure: 0 is left and top, 1 right and bottom. The middle is for the near face. */
export interface Spot {
  x: number;
  y: number;
  /** How wide a name may be around it, before it meets its neighbour's, the near face or the edge. */
  room: number;
}

/** Clockwise from the viewer's left: everybody else; for those without a seat, everybody. */
export const order = (seats: number, me: Seat | null): Seat[] =>
  Array.from({ length: seats }, (_, i) => (i + (me ?? seats - 1) + 1) % seats).filter((seat) => seat !== me);

const OUT = 0.093;
const IN = 0.255;
const HIGH = 0.24;
const LOW = 0.76;

/** The places on one side of the ring, from the bottom up, for a given number of spies. */
function side(count: number): Spot[] {
  if (count <= 1) return [{ x: 0.12, y: 0.5, room: 0.24 }].slice(0, count);
  if (count === 2) return [{ x: OUT + 0.015, y: 0.72, room: 2 * OUT }, { x: OUT + 0.085, y: 0.25, room: 0.24 }];
  const room = IN - OUT - 0.006;
  if (count === 3) return [{ x: OUT, y: LOW, room: 2 * OUT }, { x: OUT, y: HIGH, room }, { x: IN, y: HIGH, room }];
  return [{ x: IN, y: LOW, room }, { x: OUT, y: LOW, room }, { x: OUT, y: HIGH, room }, { x: IN, y: HIGH, room }];
}

/** The places of the other spies, in seat order. */
export function spots(count: number): Spot[] {
  const left = side(Math.ceil(count / 2));
  const right = side(Math.floor(count / 2)).map((spot) => ({ ...spot, x: 1 - spot.x })).toReversed();
  return [...left, ...right];
}

/** How far the pupils go. */
const WIDE = 10.5;
const TALL = 4.5;

/** Where the pupils are in the face that I see near, in the middle of the stage. */
export function pupils(seats: number, me: Seat | null, eyes: Seat | null): { dx: number; dy: number } {
  if (eyes === null) return { dx: 0, dy: 6 }; // down, at the crowd
  if (eyes === me) return { dx: 0, dy: 0 };
  const spot = spots(order(seats, me).length)[order(seats, me).indexOf(eyes)];
  if (!spot) return { dx: 0, dy: 0 };
  const [x, y] = [spot.x - 0.5, (spot.y - 0.5) * 0.5];
  const far = Math.hypot(x, y) || 1;
  return { dx: (x / far) * WIDE, dy: (y / far) * TALL };
}
