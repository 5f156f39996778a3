// The two cards of a swap, as far as they are chosen. A spy who waits may choose ahead; nothing is sent before their turn.
import type { Nation, View } from "../../../protocol/spywhere";
import { moment } from "./moment";

export interface Picks {
  give: Nation | null;
  /** The place of the row from which to take. */
  slot: number | null;
}

const NONE: Picks = { give: null, slot: null };

/** The place of the row from which a swap takes a card of that nation: of equal cards the rules take the first. */
export const slotOf = (row: Nation[], take: Nation): number => row.indexOf(take);

/** The chosen place after somebody has pressed this one, or an equal card; a second press takes the choice back. */
export function pressed(slot: number | null, row: Nation[], place: number): number | null {
  const nation = row[place];
  const next = nation === undefined ? null : slotOf(row, nation);
  return next === slot ? null : next;
}

/** Whether cards may be chosen: to swap them now, or ahead of one's turn. */
export const isChoosing = (view: View): boolean => view.me !== null && ["swap", "wait"].includes(moment(view).kind);

/** Whether what is chosen is for a turn to come. */
export const isAhead = (view: View): boolean => view.me !== null && moment(view).kind === "wait";

/** What is still chosen when the table has changed: a swap that is made, a card that has left the hand and a place of
 *  the row where another card lies end the choice. An equal card that now lies before the chosen one is chosen instead. */
export function kept({ give, slot }: Picks, before: View, after: View): Picks {
  if (!isChoosing(after) || (isAhead(after) && !isAhead(before))) return NONE;
  const take = slot !== null && before.row[slot] === after.row[slot] ? after.row[slot] : undefined;
  return {
    give: give !== null && (after.me?.hand[give] ?? 0) > 0 ? give : null,
    slot: take === undefined ? null : slotOf(after.row, take),
  };
}
