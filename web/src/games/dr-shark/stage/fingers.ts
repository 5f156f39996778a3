// Fingertips in the bag (§8.1, §8.2): where they want to be, where they have got to, what was asked
// of the server and what it answered. The server lets no finger go faster than a finger does; ours
// keeps to that by itself, so that what was felt is drawn where it was felt.
import { SAMPLES_PER_S, SIDE, UNITS_PER_MS, WAY_AFTER_MS, type Felt, type Signal, type Tip, type Touched as Answer } from "../../../protocol/dr-shark";

/** Two at most (§8.1). */
export type Finger = 0 | 1;

export interface Spot {
  x: number;
  y: number;
}

/** What one finger felt, and where. */
export interface Touched extends Spot {
  felt: Felt;
  /** When the answer came, by this machine's clock. */
  at: number;
}

/** A little below what the server allows, so that it never holds a finger back. */
const SPEED = 0.95 * UNITS_PER_MS;
const SAMPLES_PER_MS = SAMPLES_PER_S / 1000;
/** Points that a pause saves up. The half lets a frame come a little early: without it a screen of 60 Hz would miss every
 *  second point. */
const SAVED_SAMPLES = 1.5;
/** What a pause saves up: a hand that was lifted comes down elsewhere. */
const SAVED_MS = 0.95 * WAY_AFTER_MS;
/** So often something is sent; several points travel together. */
const SEND_MS = 28;
/** An answer that has not come by now will not come. */
const FORGOTTEN_MS = 2000;

interface State {
  goal: Spot;
  at: Spot | null;
  since: number;
  way: number;
  /** The points that it may feel now. */
  samples: number;
  down: boolean;
}

const inside = (n: number): number => Math.max(0, Math.min(SIDE, n));

export class Fingers {
  #states: [State, State] = [lifted(), lifted()];
  #batch: Tip[] = [];
  /** Points that were sent and not answered yet, oldest first. */
  #sent: Tip[] = [];
  #lastSent = -Infinity;

  /** A finger is pointed at a place. */
  point(finger: Finger, spot: Spot): void {
    const state = this.#states[finger];
    state.goal = { x: inside(spot.x), y: inside(spot.y) };
    state.down = true;
  }

  lift(finger: Finger): void {
    this.#states[finger].down = false;
  }

  isDown(finger: Finger): boolean {
    return this.#states[finger].down;
  }

  /** Where a finger has got to. */
  place(finger: Finger): Spot | null {
    return this.#states[finger].at;
  }

  /** §8.4: the hand comes out with what it has taken, and may go back in anywhere. */
  comeOut(): void {
    this.#states = [lifted(), lifted()];
    this.#batch = [];
    this.#sent = [];
  }

  /** Time passes: fingers go on towards where they are pointed at. What to send now, if anything. */
  pass(now: number): Extract<Signal, { touch: unknown }> | null {
    for (const finger of [0, 1] as const) this.#feel(finger, now);
    if (this.#batch.length === 0 || now - this.#lastSent < SEND_MS) return null;
    const tips = this.#batch;
    this.#batch = [];
    this.#lastSent = now;
    this.#sent = [...this.#sent.filter(({ ms }) => now - ms < FORGOTTEN_MS), ...tips];
    return { touch: tips };
  }

  #feel(finger: Finger, now: number): void {
    const state = this.#states[finger];
    const samples = Math.min(SAVED_SAMPLES, state.samples + (now - state.since) * SAMPLES_PER_MS);
    if (!state.down || samples < 1) return;
    const { at, goal } = state;
    if (at && Math.round(at.x) === Math.round(goal.x) && Math.round(at.y) === Math.round(goal.y)) return;
    state.way = Math.min(SAVED_MS * SPEED, state.way + Math.min(SAVED_MS, now - state.since) * SPEED);
    state.since = now;
    state.samples = samples - 1;
    const far = at ? Math.hypot(goal.x - at.x, goal.y - at.y) : 0;
    const part = at && far > state.way ? state.way / far : 1;
    const there = at ? { x: at.x + (goal.x - at.x) * part, y: at.y + (goal.y - at.y) * part } : goal;
    state.way -= far * part;
    state.at = { x: Math.round(there.x), y: Math.round(there.y) };
    this.#batch.push({ finger, ...state.at, ms: Math.round(now) });
  }

  /** What was felt, put back to where it was asked: an answer has the `ms` of its point. */
  answered(answers: Answer[], now: number): Touched[] {
    return answers.flatMap(({ ms, ...felt }) => {
      const asked = this.#sent.findIndex((tip) => tip.ms === ms && tip.finger === felt.finger);
      const [tip] = asked < 0 ? [] : this.#sent.splice(asked, 1);
      return tip ? [{ x: tip.x, y: tip.y, felt, at: now }] : [];
    });
  }
}

const lifted = (): State => ({ goal: { x: 0, y: 0 }, at: null, since: -Infinity, way: 0, samples: 0, down: false });
