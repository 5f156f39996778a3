// My own eyes (§11.2, §11.4): where they are told to look, and the sign that I hold. What they see
// comes from outside; on the way they see nothing.
import { WINK_MOST_MS, type Percept, type Seat, type Signal } from "../../../protocol/wink";

/** §11.3: what I see of the one face I look at. */
export type Seen = Percept["face"];

export class Gaze {
  /** Where my eyes are or are heading: a spy, or the crowd. */
  aim: Seat | null = null;
  /** The face there, once I have arrived. */
  seen: Seen | null = null;
  /** At whom I make the sign, and since when. */
  held: { at: Seat; since: number } | null = null;

  /** A tap on a face, or on the crowd. Whether the eyes move. */
  look(to: Seat | null): boolean {
    if (this.aim === to) return false;
    this.aim = to;
    this.seen = null;
    return true;
  }

  /** The sign begins. §11.4: it takes the gaze to the caller at once. */
  hold(at: Seat, now: number): Signal[] {
    if (this.held) return [];
    this.look(at);
    this.held = { at, since: now };
    return [{ wink: at }];
  }

  /** I let go; or it has ended by itself and I may begin another. */
  release(): Signal[] {
    if (!this.held) return [];
    this.held = null;
    return [{ wink: null }];
  }

  /** A beat has passed: what my eyes do, said again, so that nothing is lost on the way. */
  beat(now: number): Signal[] {
    if (this.held && now - this.held.since < WINK_MOST_MS) return [];
    return [...this.release(), { look: this.aim }];
  }

  /** What was felt; of a face that I no longer look at it is nothing any more. */
  feel({ face }: Percept): boolean {
    if (face.seat !== this.aim) return false;
    this.seen = face;
    return true;
  }
}

/** How things felt within one beat are spread over it: each gets its share of the time. */
export const spread = (count: number, beat: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.round((i * beat) / count));
