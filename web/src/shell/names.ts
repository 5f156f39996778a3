import { t } from "../i18n/lang.svelte";
import type { Spy, Table } from "../protocol/table";

/** The name at a seat; who has none goes by the spy's, in the reader's language. */
export function nameOf(table: Table, seat: number): string {
  const at = table.seats[seat];
  return at?.name ?? t("spy", { spy: at?.spy ?? "fox" });
}

export const spyOf = (table: Table, seat: number): Spy => table.seats[seat]?.spy ?? "fox";
