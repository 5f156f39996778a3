// The animation plan: which things travel from where to where. Places are names; only the performer
// knows where they are on the screen.
import type { Agent, Seat, Sight, View } from "../../../protocol/wink";
import type { Move as Travel } from "../../../stage/perform";

/** What travels: a pawn, an agent's card face up or face down, a counterintelligence card. */
export type Thing = { pawn: Seat } | { card: Agent } | { back: true } | { ci: Seat };

export type Move = Travel<Thing>;

export const TRAVEL_MS = 300;

export function plan(before: View, sights: Sight[], after: View): Move[] {
  const me = after.me?.seat ?? null;
  const moves: Move[] = [];
  let start = 0;
  const together = (...things: Pick<Move, "thing" | "from" | "to">[]): void => {
    moves.push(...things.map((thing) => ({ ...thing, delay: start, ms: TRAVEL_MS })));
    start += TRAVEL_MS;
  };
  /** Where a spy's card comes from: my own hand, another's place. */
  const hand = (seat: Seat, agent: Agent): string[] => (seat === me ? [`hand:${agent}`, "hand"] : [`seat:${seat}`]);
  const place = (seat: Seat): string[] => [`seat:${seat}`];

  for (const sight of sights) {
    if ("called" in sight) {
      const { seat, agent } = sight.called;
      const stood = before.seats[seat]?.pawn ?? null;
      const from = stood === null ? place(seat) : [`card:${stood}`, ...place(seat)];
      together({ thing: { pawn: seat }, from, to: [`card:${agent}`] });
    } else if ("contacted" in sight) {
      const { by, agent, right, holder } = sight.contacted;
      const twin: Thing = right ? { card: agent } : { back: true };
      const laid = holder === me ? [{ thing: twin, from: hand(holder, agent), to: place(holder) }] : [];
      // §6.3: a wrong one is turned over where it lies.
      const taken = right ? [{ thing: { card: agent }, from: [`card:${agent}`], to: place(by) }] : [];
      together(...taken, ...laid);
    } else if ("accused" in sight) {
      const { by, seat, agent, right } = sight.accused;
      together({ thing: { ci: by }, from: place(by), to: place(seat) });
      if (right) {
        together(
          { thing: { card: agent }, from: [`card:${agent}`], to: place(by) },
          { thing: { card: agent }, from: hand(seat, agent), to: place(by) },
        );
      }
    }
  }
  return moves;
}
