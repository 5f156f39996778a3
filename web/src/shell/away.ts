// Who is away, for those who cannot see the picture of it.
import { t } from "../i18n/lang.svelte";
import type { Table } from "../protocol/wire";
import { isAway, nameOf } from "./names";

/** That the person at a seat is away, in words; null if nobody is away there. */
export function awayOf(table: Table, seat: number): string | null {
  const chair = table.seats[seat];
  return isAway(chair) ? t("away", { bot: chair?.stand_in ? "yes" : "no" }) : null;
}

/** A label, and after it who of these seats is away: by name if there are several. */
export function withAway(label: string, table: Table, seats: number[]): string {
  const away = seats.flatMap((seat) => {
    const words = awayOf(table, seat);
    return words === null ? [] : [seats.length > 1 ? `${nameOf(table, seat)}: ${words}` : words];
  });
  return [label, ...away].join(". ");
}
