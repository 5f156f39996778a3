// The two cards of a swap, as far as they are chosen. A spy who waits may choose ahead; nothing is sent before their turn.
import type { Nation, View } from "../../../protocol/spywhere";
import { moment } from "./moment";

export interface Picks {
  give: Nation | null;
  /** The place of the row from which to take. */
  slot: number | null;
}

const NONE: Picks = { give: null, slot: null };

/** Whether cards may be chosen: to swap them now, or ahead of one's turn. */
export const isChoosing = (view: View): boolean => view.me !== null && ["swap", "wait"].includes(moment(view).kind);

/** Whether what is chosen is for a turn to come. */
export const isAhead = (view: View): boolean => view.me !== null && moment(view).kind === "wait";

/** What is still chosen when the table has changed: a swap that is made, a card that has left the hand and a place of
 *  the row where another card lies end the choice. */
export function kept({ give, slot }: Picks, before: View, after: View): Picks {
  if (!isChoosing(after) || (isAhead(after) && !isAhead(before))) return NONE;
  return {
    give: give !== null && (after.me?.hand[give] ?? 0) > 0 ? give : null,
    slot: slot !== null && before.row[slot] === after.row[slot] ? slot : null,
  };
}
