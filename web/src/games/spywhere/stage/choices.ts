// What the view's options offer, sorted for the screen. No rule is known here: a choice exists
// because it is in the list.
import type { Action, Nation, Seat, View } from "../../../protocol/spywhere";

export interface Choices {
  swaps: { give: Nation; take: Nation }[];
  eliminate: Nation[];
  identify: Map<Seat, Nation[]>;
  done: boolean;
}

export function choices(view: View): Choices {
  const found: Choices = { swaps: [], eliminate: [], identify: new Map(), done: false };
  for (const act of view.options) sort(act, found);
  return found;
}

function sort(act: Action, into: Choices): void {
  if ("swap" in act) into.swaps.push(act.swap);
  else if ("eliminate" in act) into.eliminate.push(act.eliminate);
  else if ("identify" in act) {
    const { seat, as } = act.identify;
    into.identify.set(seat, [...(into.identify.get(seat) ?? []), as]);
  } else into.done = true;
}

/** Cards that can be given, whatever is taken. */
export const gives = (c: Choices): Set<Nation> => new Set(c.swaps.map((s) => s.give));

/** Cards that can be taken: for the chosen one to give, or for any. */
export const takes = (c: Choices, give: Nation | null): Set<Nation> =>
  new Set(c.swaps.filter((s) => give === null || s.give === give).map((s) => s.take));

export const canSwap = (c: Choices, give: Nation | null, take: Nation | null): boolean =>
  c.swaps.some((s) => s.give === give && s.take === take);
