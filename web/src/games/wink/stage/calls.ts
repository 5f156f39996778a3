// The calls that are open, and what everybody at the table knows about accusing somebody of one of them.
import type { Agent, Seat, Sight, View } from "../../../protocol/wink";

export interface Call {
  /** Who called. */
  by: Seat;
  agent: Agent;
}

/** Latest first: whose pawn stands on which card. */
export function openCalls(view: View, story: Sight[]): Call[] {
  const when = (by: Seat): number => story.findLastIndex((sight) => "called" in sight && sight.called.seat === by);
  return view.seats
    .flatMap(({ pawn }, by): Call[] => (pawn === null ? [] : [{ by, agent: pawn }]))
    .toSorted((a, b) => when(b.by) - when(a.by));
}

/** Why nobody in my place could accuse this spy of holding this card. My own hand is no reason: only I know it. */
export type Bar = "caller" | "mine" | "spent" | "locked" | "said";

/** §7.2–§7.9, from public facts alone, so that every phone shows the same (§11.1). */
export function barred(view: View, story: Sight[], lock: unknown, seat: Seat, { by, agent }: Call): Bar | null {
  const me = view.me?.seat;
  if (by === me) return "mine";
  if (by === seat) return "caller";
  if (me === undefined || (view.seats[me]?.ci.hand ?? 0) === 0) return "spent";
  const wrong = story.flatMap((sight, at) => ("accused" in sight && !sight.accused.right && sight.accused.agent === agent ? [{ ...sight.accused, at }] : []));
  const called = story.findLastIndex((sight) => "called" in sight && sight.called.agent === agent);
  const now = wrong.filter(({ at }) => at > called);
  if (view.seats.length === 4 && (lock === "round" ? now : wrong).length > 0) return "locked";
  return now.some((each) => each.by === me && each.seat === seat) ? "said" : null;
}
