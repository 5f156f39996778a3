// Sights in words: which sentence, with which names. The same for the log, the line above the row
// and the live region.
import { strong, t, type Sentence } from "../../../i18n/lang.svelte";
import type { Nation, Seat, Sight } from "../../../protocol/spywhere";
import type { Table } from "../../../protocol/wire";
import { nameOf, sitters } from "../../../shell/names";

/** The dish as the object of a verb: "gives a pizza", "віддає піцу". */
const object = (nation: Nation): string => strong(t("dish-object", { nation }));
const you = (table: Table, seat: Seat): "you" | "other" => (seat === table.you.seat ? "you" : "other");
const who = (table: Table, seat: Seat) => ({ who: you(table, seat), name: strong(nameOf(table, seat)) });

export function sentence(sight: Sight, table: Table): Sentence {
  if ("dealt" in sight) return { id: "log-dealt", args: who(table, sight.dealt.first) };
  if ("began" in sight) {
    const { seat, drew, card } = sight.began;
    if (!drew) return { id: "log-began-empty", args: who(table, seat) };
    if (card) return { id: "log-drew-card", args: { dish: object(card) } };
    return { id: "log-began", args: who(table, seat) };
  }
  if ("swapped" in sight) {
    const { seat, give, take } = sight.swapped;
    return { id: "log-swapped", args: { ...who(table, seat), give: object(give), take: object(take) } };
  }
  if ("eliminated" in sight) {
    const { seat, nation } = sight.eliminated;
    return { id: "log-eliminated", args: { ...who(table, seat), dish: strong(t("dish-three", { nation })), nation: t("nation-from", { nation }) } };
  }
  if ("identified" in sight) {
    const { by, seat } = sight.identified;
    return { id: "log-identified", args: { ...who(table, by), whom: you(table, seat), other: strong(nameOf(table, seat)) } };
  }
  if ("final" in sight) {
    const { ender } = sight.final;
    return ender === null ? { id: "log-final-pile", args: {} } : { id: "log-final", args: { ...who(table, ender), two: sitters(table).length === 2 ? "yes" : "no" } };
  }
  if ("finished" in sight) return { id: "log-finished", args: who(table, sight.finished.seat) };
  return { id: "log-over", args: {} };
}

/** Whether it says no more than that somebody's turn began. */
export const begins = (sight: Sight): boolean => "began" in sight;

/** What everybody wants to have read. */
export const weighty = (sight: Sight): boolean => "identified" in sight || "eliminated" in sight || "final" in sight;

/** Who did it, for the emblem beside the line. */
export function actor(sight: Sight): Seat | null {
  if ("dealt" in sight) return sight.dealt.first;
  if ("began" in sight) return sight.began.seat;
  if ("swapped" in sight) return sight.swapped.seat;
  if ("eliminated" in sight) return sight.eliminated.seat;
  if ("identified" in sight) return sight.identified.by;
  if ("final" in sight) return sight.final.ender;
  return "finished" in sight ? sight.finished.seat : null;
}

/** Names in a row, as the language joins them. */
export const names = (table: Table, seats: Seat[], lang: string): string =>
  new Intl.ListFormat(lang, { type: "conjunction" }).format(seats.map((seat) => nameOf(table, seat)));
