// The moment a player is in: what the headline says and which single thing the gold button does.
import type { Agent, Seat, View } from "../../../protocol/wink";
import type { Choices } from "./choices";

export type Moment =
  | { kind: "contact" }
  | { kind: "call" }
  | { kind: "pass" }
  | { kind: "called"; by: Caller[] }
  | { kind: "wait"; seat: Seat }
  | { kind: "watch"; seat: Seat }
  | { kind: "over" };

export interface Caller {
  seat: Seat;
  agent: Agent;
}

export function moment(view: View, offered: Choices, secret = true): Moment {
  if (view.step === "over" || view.turn === null) return { kind: "over" };
  if (!view.me) return { kind: "watch", seat: view.turn };
  if (view.turn === view.me.seat) {
    if (offered.contacts.size > 0) return { kind: "contact" };
    return { kind: offered.calls.size === 0 && offered.pass ? "pass" : "call" };
  }
  const by = secret ? callers(view) : [];
  return by.length > 0 ? { kind: "called", by } : { kind: "wait", seat: view.turn };
}

/** §5.1: whose accomplice I am: who has called a card of mine and waits for a sign. */
export function callers(view: View): Caller[] {
  const called = view.me?.called_by ?? [];
  return called.flatMap((seat) => {
    const agent = view.seats[seat]?.pawn ?? null;
    return agent === null || seat === view.turn ? [] : [{ seat, agent }];
  });
}

/** Whose pawn stands on which card. */
export const pawns = (view: View): Map<Agent, Seat> =>
  new Map(view.seats.flatMap(({ pawn }, seat) => (pawn === null ? [] : [[pawn, seat] as const])));

/** §9.1: what somebody would have if it ended now. */
export const points = (view: View, seat: Seat): number => {
  const place = view.seats[seat];
  return place ? place.face_up.length + place.ci.hand : 0;
};
