import { t } from "../i18n/lang.svelte";
import type { Chair, Spy, Table } from "../protocol/wire";

/** The name at a seat. A player without one goes by the name of their spy, in the reader's language. */
export function nameOf(table: Table, seat: number): string {
  const at = table.seats[seat];
  return at?.name ?? t("spy", { spy: at?.spy ?? "fox" });
}

export const spyOf = (table: Table, seat: number): Spy => table.seats[seat]?.spy ?? "fox";

/** A person who is not connected; perhaps a bot plays for them by now. */
export const isAway = (chair: Chair | undefined): boolean => chair?.kind === "person" && !chair.here;

/** Whether this reader is the only person among bots: nobody waits for them. */
export const isAlone = (table: Table): boolean =>
  table.you.seat !== null && table.seats.filter(({ kind }) => kind === "person").length === 1;

/** The seats that take part in the current game, or would if it started now. */
export const sitters = (table: Table): number[] => table.seats.flatMap((chair, seat) => (chair.kind === "empty" ? [] : [seat]));
