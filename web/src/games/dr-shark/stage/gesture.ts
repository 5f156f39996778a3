// What a hand does on the glass besides feeling: holding still draws, and so does a tap with the other
// finger. In D a fist grows from the press on, and is one that grabs as soon as a piece would have been drawn.
import { FIST, FIST_PER_MS, HAND, HOLD_MS } from "../../../protocol/dr-shark";
import type { Finger, Spot } from "./fingers";

/** How far a finger may tremble and still count as holding still, in pixels. */
const STILL_PX = 7;
/** How long a finger must be still before that counts as the start of a hold. */
const MEANT_MS = 320;
/** The longest tap. */
const TAP_MS = 230;

interface Press extends Spot {
  since: number;
  /** The place where it has been still, and since when. */
  still: Spot & { since: number };
  moved: boolean;
}

export type Deed = { draw: Finger } | null;

/** The reach of a hand that has been closing for so long, in tenths of a millimetre. */
export const fist = (ms: number): number => Math.round(Math.min(HAND, Math.sqrt(FIST + FIST_PER_MS * ms)));

export class Gesture {
  #down = new Map<Finger, Press>();
  #done = false;

  press(finger: Finger, at: Spot, now: number): void {
    this.#down.set(finger, { ...at, since: now, still: { ...at, since: now }, moved: false });
    this.#done = false;
  }

  /** Whether it moved by more than a finger trembles. */
  move(finger: Finger, at: Spot, now: number): boolean {
    const press = this.#down.get(finger);
    if (!press) return false;
    if (Math.hypot(at.x - press.x, at.y - press.y) > STILL_PX) press.moved = true;
    if (Math.hypot(at.x - press.still.x, at.y - press.still.y) <= STILL_PX) return false;
    press.still = { ...at, since: now };
    return true;
  }

  /** A finger leaves the glass. A tap while the other is down means: that one, draw. */
  release(finger: Finger, now: number): Deed {
    const press = this.#down.get(finger);
    this.#down.delete(finger);
    const [other] = this.#down.keys();
    return press && other !== undefined && !press.moved && now - press.since < TAP_MS ? { draw: other } : null;
  }

  /** How long a finger has been still, in milliseconds. */
  #still(finger: Finger, now: number): number {
    const press = this.#down.get(finger);
    return press && !this.#done ? now - press.still.since : 0;
  }

  /** How far a finger has closed on a fistful since it came to rest, once that may be meant. It is let go without a grab
   *  while the hold is not over. */
  closing(finger: Finger, now: number): number {
    const ms = this.#still(finger, now);
    return ms < MEANT_MS ? 0 : fist(ms);
  }

  /** The part of a hold that is over, from 0 to 1. */
  held(finger: Finger, now: number): number {
    return Math.max(0, Math.min(1, (this.#still(finger, now) - MEANT_MS) / (HOLD_MS - MEANT_MS)));
  }

  /** The hold that has just come to its end, if any; each is returned once. */
  passed(now: number): Deed {
    for (const finger of this.#down.keys()) {
      if (this.held(finger, now) < 1) continue;
      this.#done = true;
      return { draw: finger };
    }
    return null;
  }

  clear(): void {
    this.#down.clear();
    this.#done = false;
  }
}
