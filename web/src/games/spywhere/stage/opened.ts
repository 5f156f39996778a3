// The envelopes are opened (§7.1): the moment for one that says the truth, and how many others do.
import type { Nation, Own, Seat, Sight } from "../../../protocol/spywhere";
import { laid } from "./count";

export interface Opened {
  by: Seat;
  seat: Seat;
  as: Nation;
  /** What it brings: N, the cards of their own nations in the hand of the spy who laid it. */
  worth: number;
}

/** First the envelope is closed; then it opens, and the stamp falls. */
export const SEALED_MS = 900;
export const OPENED_MS = SEALED_MS + 2900;

const own = ({ passports, cards }: Own): number => passports.reduce((sum, nation) => sum + (cards[nation] ?? 0), 0);

/** Every envelope that was right, in the order of those who laid them. */
export function opened(sight: Sight): Opened[] {
  if (!("over" in sight)) return [];
  const { seats } = sight.over;
  return seats.flatMap((spy, by) =>
    laid(spy.identifications, by)
      .filter(({ seat, as }) => seats[seat]?.passports.includes(as))
      .map((each) => ({ by, ...each, worth: own(spy) })),
  );
}

/** The one that is shown: mine before the one that names me, before all others; among them the one worth most. */
export function foremost(all: Opened[], me: Seat | null): Opened | null {
  const rank = ({ by, seat }: Opened): number => (by === me ? 2 : seat === me ? 1 : 0);
  return all.toSorted((a, b) => rank(b) - rank(a) || b.worth - a.worth)[0] ?? null;
}
