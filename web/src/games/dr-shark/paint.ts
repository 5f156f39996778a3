// Paints the inside of the bag: the relief that lingers, the pads of the fingers, a fist that closes, and a loupe that
// shows what lies under the finger.
import { FINE, PAD } from "./stage/ground";
import type { Spot } from "./stage/fingers";
import type { Lamp } from "./stage/light";
import { CELL } from "../../protocol/dr-shark";

export interface Ring extends Spot {
  /** How far a hold has got, from 0 to 1; a fist is one only then. */
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

/** Where the loupe is, in CSS pixels. */
export interface Loupe extends Spot {
  radius: number;
}

const GOLD = "#f2b84b";
/** The radius of the ring about a finger that holds, in CSS pixels, unless its pad is larger. */
const HELD = 36;
/** What the loupe shows, in tenths of a millimetre from its middle. */
const SEEN = PAD * 1.3;

/** The loupe for a finger at this place: above it, or beside it where there is no room above; never on another finger, if
 *  that can be helped. */
export function loupeFor(at: Spot, width: number, height: number, by: number, others: Spot[] = []): Loupe {
  const radius = Math.max(54, Math.min(96, 160 * by));
  const within = (n: number, most: number): number => Math.min(most - radius - 6, Math.max(radius + 6, n));
  const lift = radius + Math.max(46, PAD * by + 24);
  const aside = (side: number): Spot => ({ x: within(at.x + side * lift, width), y: within(at.y - radius * 0.6, height) });
  const inwards = at.x > width / 2 ? -1 : 1;
  const above = { x: within(at.x, width), y: at.y - lift };
  const places = [...(above.y - radius >= 4 ? [above] : []), aside(inwards), aside(-inwards)];
  const room = (place: Spot): number => Math.min(...[at, ...others].map((finger) => Math.hypot(place.x - finger.x, place.y - finger.y))) - radius;
  const free = places.find((place) => room(place) >= Math.max(HELD, PAD * by)) ?? places.toSorted((a, b) => room(b) - room(a))[0]!;
  return { ...free, radius };
}

export class Painter {
  readonly #relief: HTMLCanvasElement;
  readonly #on: CanvasRenderingContext2D;
  readonly #image: ImageData;

  constructor(private readonly lamp: Lamp) {
    this.#relief = document.createElement("canvas");
    this.#relief.width = this.#relief.height = lamp.side;
    this.#on = this.#relief.getContext("2d")!;
    this.#image = new ImageData(lamp.pixels, lamp.side, lamp.side);
  }

  /** Whether anything can be seen. */
  paint(at: CanvasRenderingContext2D, now: number, rings: Ring[], loupe: (Loupe & { of: Spot }) | null, { by, x, y }: Scale, calm: boolean): boolean {
    const shines = this.lamp.shine(now);
    const { left, top, right, bottom } = this.lamp.dirty;
    const pixel = (CELL / FINE) * by;
    if (shines) {
      this.#on.putImageData(this.#image, 0, 0, left, top, right - left, bottom - top);
      at.drawImage(this.#relief, left, top, right - left, bottom - top, x + left * pixel, y + top * pixel, (right - left) * pixel, (bottom - top) * pixel);
    }
    for (const ring of rings) draw(at, ring, x + ring.x * by, y + ring.y * by, by, calm ? 1 : beat(now));
    if (loupe) this.#magnify(at, loupe);
    return shines;
  }

  #magnify(at: CanvasRenderingContext2D, { x, y, radius, of }: Loupe & { of: Spot }): void {
    const [half, fine] = [SEEN * (FINE / CELL), FINE / CELL];
    at.save();
    at.beginPath();
    at.arc(x, y, radius, 0, 2 * Math.PI);
    at.fillStyle = "#05070f";
    at.fill();
    at.clip();
    at.imageSmoothingQuality = "high";
    at.drawImage(this.#relief, of.x * fine - half, of.y * fine - half, 2 * half, 2 * half, x - radius, y - radius, 2 * radius, 2 * radius);
    at.restore();
    circle(at, x, y, radius * (PAD / SEEN), 1.5, "rgba(244, 236, 220, 0.35)", 1);
    circle(at, x, y, radius, 3, "#b9c6ea", 1);
  }
}

/** A fist that grows beats like a heart, unless somebody wants things calm. */
const beat = (now: number): number => 1 + 0.035 * Math.sin(now / 90);

function draw(at: CanvasRenderingContext2D, { held, size }: Ring, x: number, y: number, by: number, beat: number): void {
  if (size > 0 && held < 1) {
    // It grows already, but what is under the finger can still be read, and let go.
    circle(at, x, y, size * by, 1.5, "rgba(242, 184, 75, 0.5)", 1);
    circle(at, x, y, size * by, 5, GOLD, held);
    circle(at, x, y, PAD * by, 1.5, "rgba(244, 236, 220, 0.5)", 1);
    return;
  }
  if (size > 0) {
    at.fillStyle = "rgba(242, 184, 75, 0.14)";
    at.beginPath();
    at.arc(x, y, size * by * beat, 0, 2 * Math.PI);
    at.fill();
    circle(at, x, y, size * by * beat, 3, GOLD, 1);
    return;
  }
  circle(at, x, y, PAD * by, 1.5, "rgba(244, 236, 220, 0.5)", 1);
  if (held > 0) circle(at, x, y, Math.max(HELD, PAD * by + 9), 5, GOLD, held);
}

function circle(at: CanvasRenderingContext2D, x: number, y: number, radius: number, width: number, tone: string, part: number): void {
  at.strokeStyle = tone;
  at.lineWidth = width;
  at.beginPath();
  at.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * part);
  at.stroke();
}
