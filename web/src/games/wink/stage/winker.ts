// The last sign that I saw (§11.3): whose it was and at whom. It is worth remembering as long as the call stands.
import type { Agent, Seat, View } from "../../../protocol/wink";
import type { Seen } from "./gaze";

export interface Winker {
  seat: Seat;
  /** The caller whom it was for, and the card. */
  at: Seat;
  agent: Agent;
}

/** The winker to remember after seeing this face. */
export function winker(before: Winker | null, view: View, seen: Seen | null): Winker | null {
  const at = seen?.sign ? seen.eyes : null;
  const agent = at === null ? null : (view.seats[at]?.pawn ?? null);
  if (seen && at !== null && agent !== null) return { seat: seen.seat, at, agent };
  return before && view.seats[before.at]?.pawn === before.agent ? before : null;
}
