// Sights in words: which sentence, with which names. The same for the log, the last line and the
// live region.
import { strong, type Sentence } from "../../../i18n/lang.svelte";
import type { Seat, Sight } from "../../../protocol/new-game";
import type { Table } from "../../../protocol/wire";
import { nameOf } from "../../../shell/names";

const who = (table: Table, seat: Seat) => ({ who: seat === table.you.seat ? "you" : "other", name: strong(nameOf(table, seat)) });

export function sentence(sight: Sight, table: Table): Sentence {
  if ("dealt" in sight) return { id: "log-heap", args: { count: sight.dealt.heap } };
  if ("began" in sight) return { id: "log-began", args: who(table, sight.began.seat) };
  const { seat, count } = sight.took;
  return { id: "log-took", args: { ...who(table, seat), count } };
}

/** Who did it, for the emblem beside the line. */
export function actor(sight: Sight): Seat | null {
  if ("dealt" in sight) return null;
  return "began" in sight ? sight.began.seat : sight.took.seat;
}

/** Whether it says no more than that somebody's turn began. */
export const begins = (sight: Sight): boolean => "began" in sight;
