// The view's options, gathered by what a person can press. The client knows no rule: what is not
// here has no button.
import type { Action, Agent, Seat, View } from "../../../protocol/wink";

export interface Choices {
  calls: Set<Agent>;
  contacts: Set<Seat>;
  /** Whom one may accuse of holding which agents. */
  accuse: Map<Seat, Agent[]>;
  pass: boolean;
}

export function choices(view: View): Choices {
  return gather(view.options);
}

/**
 * §11.1: in one room everybody has the same things to tap, so nothing that only the owner knows may
 * decide what is offered: every card without a pawn, every spy, every card under a pawn. A card of my own
 * looks like all others, and tapping it says no. Passing is no secret: it tells everybody at once that
 * no card was free.
 */
export function alike(view: View): Choices {
  const me = view.me?.seat;
  if (me === undefined || view.step === "over") return gather([]);
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const pawns = view.seats.flatMap(({ pawn }, by) => (pawn === null || by === me ? [] : [{ by, agent: pawn }]));
  const under = new Set(view.seats.map(({ pawn }) => pawn));
  const mine = view.turn === me;
  const accuse = others.flatMap((seat) => pawns.filter(({ by }) => by !== seat).map(({ agent }): Action => ({ accuse: { seat, agent } })));
  const calls = view.crowd.filter(({ agent, state }) => state === "up" && !under.has(agent)).map(({ agent }): Action => ({ call: agent }));
  const contacts = view.step === "contact" ? others.map((seat): Action => ({ contact: seat })) : [];
  const pass = view.options.filter((option) => "pass" in option);
  return gather(mine ? [...contacts, ...(pass.length > 0 ? pass : calls), ...accuse] : accuse);
}

/** What may be chosen ahead of one's turn: cards that nobody's pawn is on, and not one's own. Whether it can be called
 *  shows when the turn begins. */
export function ahead(view: View): Set<Agent> {
  if (!view.me || view.turn === null || view.turn === view.me.seat) return new Set();
  const under = new Set(view.seats.map(({ pawn }) => pawn));
  const { hand } = view.me;
  return new Set(view.crowd.filter(({ agent, state }) => state === "up" && !under.has(agent) && !hand.includes(agent)).map(({ agent }) => agent));
}

function gather(options: Action[]): Choices {
  const found: Choices = { calls: new Set(), contacts: new Set(), accuse: new Map(), pass: false };
  for (const option of options) {
    if ("call" in option) found.calls.add(option.call);
    else if ("contact" in option) found.contacts.add(option.contact);
    else if ("pass" in option) found.pass = true;
    else {
      const { seat, agent } = option.accuse;
      found.accuse.set(seat, [...(found.accuse.get(seat) ?? []), agent]);
    }
  }
  return found;
}
