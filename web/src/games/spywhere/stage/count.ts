// The end, laid out as the rulebook counts (§7): own N, N × K correct, 3 for the ender.
import type { Score } from "../../../protocol/kernel";
import type { Identifications, Nation, Seat, View } from "../../../protocol/spywhere";

export interface Named {
  seat: Seat;
  as: Nation;
  right: boolean;
}

export interface Count {
  seat: Seat;
  won: boolean;
  passports: Nation[];
  own: number;
  correct: number;
  /** N × K, the line's worth. */
  times: number;
  ender: number;
  total: number;
  named: Named[];
}

/** Best first; equals in seat order. */
export function counts(view: View): Count[] {
  const over = view.over;
  if (!over) return [];
  return over.scores
    .flatMap((score) => ("seat" in score ? [count(view, over.winners, score)] : []))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.seat - b.seat);
}

function count(view: View, winners: Seat[], { seat, total, lines }: Score & { seat: Seat }): Count {
  const { own = 0, correct = 0, ender = 0 } = lines;
  const place = view.seats[seat];
  const named = laid(place?.identifications ?? {}, seat).map((each) => ({
    ...each,
    right: view.seats[each.seat]?.passports?.includes(each.as) ?? false,
  }));
  return { seat, won: winners.includes(seat), passports: place?.passports ?? [], own, correct, times: own * correct, ender, total, named };
}

/** Which cards a spy has laid before whom. With two spies it is a list: both lie before the other. */
export function laid(cards: Identifications, by: Seat): { seat: Seat; as: Nation }[] {
  if (Array.isArray(cards)) return cards.map((as) => ({ seat: 1 - by, as }));
  return Object.entries(cards).map(([seat, as]) => ({ seat: Number(seat), as }));
}
