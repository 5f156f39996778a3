import { t } from "../i18n/lang.svelte";
import type { Chair, Spy, Table } from "../protocol/wire";

/** The name at a seat; who has none goes by the spy's, in the reader's language. */
export function nameOf(table: Table, seat: number): string {
  const at = table.seats[seat];
  return at?.name ?? t("spy", { spy: at?.spy ?? "fox" });
}

export const spyOf = (table: Table, seat: number): Spy => table.seats[seat]?.spy ?? "fox";

/** A person who is not connected; perhaps a bot plays for them by now. */
export const isAway = (chair: Chair | undefined): boolean => chair?.kind === "person" && !chair.here;

/** In whom a game would be opened, or is. */
export const sitters = (table: Table): number[] => table.seats.flatMap((chair, seat) => (chair.kind === "empty" ? [] : [seat]));
