// The view's options, gathered by what a person can press. The client knows no rule: what is not
// here has no button.
import type { Action, Agent, Seat, View } from "../../protocol/wink";

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
 * decide what is offered: every card that lies face up, every spy, every card under a pawn. The
 * referee says no to what is not possible.
 */
export function alike(view: View): Choices {
  const me = view.me?.seat;
  if (me === undefined || view.step === "over") return gather([]);
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const pawns = view.seats.flatMap(({ pawn }, seat) => (pawn === null || seat === me ? [] : [pawn]));
  const mine = view.turn === me;
  const accuse = others.flatMap((seat) => pawns.map((agent): Action => ({ accuse: { seat, agent } })));
  const calls = view.crowd.filter(({ state }) => state === "up").map(({ agent }): Action => ({ call: agent }));
  const contacts = view.step === "contact" ? others.map((seat): Action => ({ contact: seat })) : [];
  return gather(mine ? [...contacts, ...calls, { pass: {} }, ...accuse] : accuse);
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
