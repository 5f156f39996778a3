// The animation plan: which things travel from where to where, and when. Places are names; only
// the performer knows where they are on the screen.
import type { Nation, Seat, Sight, View } from "../../../protocol/spywhere";
import type { Move as Travel } from "../../../stage/perform";
import { slotOf } from "./picks";

/** What travels: a dish face up, a card face down, or a sealed envelope of that seat. */
export type Thing = { card: Nation } | { back: true } | { envelope: Seat };

export type Move = Travel<Thing>;

export const TRAVEL_MS = 300;
const STAGGER_MS = 70;

/** Where a seat's hand is: my own cards by nation, another's panel. */
function hand(me: Seat | null, seat: Seat, nation: Nation | null): string[] {
  if (seat !== me) return [`seat:${seat}`];
  return nation ? [`hand:${nation}`, "hand"] : ["hand"];
}

export function plan(before: View, sights: Sight[], after: View): Move[] {
  const me = after.me?.seat ?? null;
  const moves: Move[] = [];
  let row = [...before.row];
  let start = 0;

  /** Things that travel together, each a little after the last; what follows waits for them. */
  const together = (things: Pick<Move, "thing" | "from" | "to">[]): void => {
    things.forEach((t, i) => moves.push({ ...t, delay: start + i * STAGGER_MS, ms: TRAVEL_MS }));
    if (things.length > 0) start += TRAVEL_MS + (things.length - 1) * STAGGER_MS;
  };
  const drawn = (seat: Seat, card: Nation | undefined) => ({
    thing: card ? { card } : ({ back: true } as Thing),
    from: ["pile"],
    to: hand(me, seat, card ?? null),
  });

  for (const sight of sights) {
    if ("dealt" in sight) {
      row = [...sight.dealt.row];
      together(row.map((card, i) => ({ thing: { card }, from: ["pile"], to: [`row:${i}`] })));
    } else if ("began" in sight) {
      if (sight.began.drew) together([drawn(sight.began.seat, sight.began.card)]);
    } else if ("swapped" in sight) {
      const { seat, give, take } = sight.swapped;
      const slot = Math.max(0, slotOf(row, take));
      row[slot] = give;
      together([
        { thing: { card: give }, from: hand(me, seat, give), to: [`row:${slot}`] },
        { thing: { card: take }, from: [`row:${slot}`], to: hand(me, seat, take) },
      ]);
    } else if ("eliminated" in sight) {
      const { seat, nation, bonus, refill, card } = sight.eliminated;
      const gone = row.flatMap((n, i) => (n === nation ? [i] : [])).slice(0, 3);
      const pile = [`clues:${seat}:${nation}`, `clues:${seat}`, `seat:${seat}`];
      const stays = row.flatMap((card, i) => (gone.includes(i) ? [] : [{ card, i }]));
      stays.forEach(({ card, i }, j) => {
        if (i !== j) moves.push({ thing: { card }, from: [`row:${i}`], to: [`row:${j}`], delay: start, ms: TRAVEL_MS });
      });
      together(gone.map((i) => ({ thing: { card: nation }, from: [`row:${i}`], to: pile })));
      row = stays.map(({ card }) => card);
      if (bonus) together([drawn(seat, card)]);
      together(refill.map((n, i) => ({ thing: { card: n }, from: ["pile"], to: [`row:${row.length + i}`] })));
      row.push(...refill);
    } else if ("identified" in sight) {
      const { by, seat } = sight.identified;
      together([{ thing: { envelope: by }, from: [`seat:${by}`], to: [`envelopes:${seat}`, `seat:${seat}`] }]);
    }
  }
  return moves;
}

export const lengthOf = (moves: Move[]): number => Math.max(0, ...moves.map((m) => m.delay + m.ms));
