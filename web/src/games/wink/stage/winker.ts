// The signs that I saw (§11.3): whose they were and at whom. They are worth remembering as long as the call stands.
import type { Agent, Seat, View } from "../../../protocol/wink";
import type { Choices } from "./choices";
import type { Seen } from "./gaze";

export interface Winker {
  seat: Seat;
  /** The caller whom it was for, and the card. */
  at: Seat;
  agent: Agent;
}

/** The last sign that answered my own call, and the last one that was for another spy. */
export interface Winks {
  mine: Winker | null;
  other: Winker | null;
}

/** What to remember after seeing this face. */
export function remember({ mine, other }: Winks, view: View, seen: Seen | null): Winks {
  const isMine = seen !== null && seen.eyes === view.me?.seat;
  return { mine: winker(mine, view, isMine ? seen : null), other: winker(other, view, isMine ? null : seen) };
}

function winker(before: Winker | null, view: View, seen: Seen | null): Winker | null {
  const at = seen?.sign ? seen.eyes : null;
  const agent = at === null ? null : (view.seats[at]?.pawn ?? null);
  if (seen && at !== null && agent !== null) return { seat: seen.seat, at, agent };
  return before && view.seats[before.at]?.pawn === before.agent ? before : null;
}

/** What the options offer me to do about them: contact with whoever answered my call, an accusation of whoever answered
 *  another's. */
export interface Leads {
  contact: Winker | null;
  accuse: Winker | null;
}

/** What the band offers besides the dock. */
export interface Offers extends Leads {
  /** Contact with the face that is near, where the gold button is about another. */
  instead: Winker | null;
}

export const leads = ({ mine, other }: Winks, { contacts, accuse }: Choices): Leads => ({
  contact: mine && contacts.has(mine.seat) ? mine : null,
  accuse: other && accuse.get(other.seat)?.includes(other.agent) ? other : null,
});
