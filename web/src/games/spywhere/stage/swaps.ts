// The swaps that may still be seen, taken from the lines of the log that may still be read.
import type { Seat, Sight, Swap } from "../../../protocol/spywhere";
import type { Line } from "../../../stage/story";

/**
 * A seat's swaps, oldest first. Spywhere §9.2: `lines` is what `recall` leaves of the log, so a table
 * that plays from memory gives a round's swaps at most, and the last one is gone when that spy's next
 * turn begins.
 */
export const swapsOf = (lines: Line<Sight>[], seat: Seat): Swap[] =>
  lines.flatMap(({ sight }) => ("swapped" in sight && sight.swapped.seat === seat ? [sight.swapped] : []));
