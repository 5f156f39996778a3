// Who has named whom: public, but not as what (Spywhere §9.1).
import type { Seat, View } from "../../../protocol/spywhere";

/** The authors of the envelopes before a seat, in seat order; with two spies the same one may have laid two. */
export const namedBy = (view: View, seat: Seat): Seat[] =>
  view.seats.flatMap((other, by) => other.identified.filter((named) => named === seat).map(() => by));
