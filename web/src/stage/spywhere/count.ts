// The end, laid out as the rulebook counts (§7): own N, N × K correct, 3 for the ender.
import type { Identifications, Nation, Seat, View } from "../../protocol/spywhere";

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
    .map(({ seat, total, lines }) => ({
      seat,
      won: over.winners.includes(seat),
      passports: view.seats[seat]?.passports ?? [],
      own: lines.own,
      correct: lines.correct,
      times: lines.own * lines.correct,
      ender: lines.ender,
      total,
      named: named(view, view.seats[seat]?.identifications ?? {}),
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.seat - b.seat);
}

function named(view: View, laid: Identifications): Named[] {
  return Object.entries(laid).flatMap(([key, value]) => {
    const seat = Number(key);
    const theirs = view.seats[seat]?.passports ?? [];
    return [value].flat().map((as) => ({ seat, as, right: theirs.includes(as) }));
  });
}
