// The end, laid out as the rulebook counts (§9.1): each token's points, then one per clue.
import type { Design, Seat, View } from "../../../protocol/dr-shark";
import { DESIGNS, type Box } from "./box";

export interface Line {
  design: Design;
  count: number;
  points: number;
}

export interface Count {
  dossier: number;
  seats: Seat[];
  won: boolean;
  tokens: Line[];
  clues: number;
  total: number;
}

/** Best first; equals in seat order. */
export function counts(view: View, box: Box): Count[] {
  const over = view.over;
  if (!over) return [];
  return over.scores
    .map((score): Count => {
      const seats = "seat" in score ? [score.seat] : score.seats;
      const dossier = view.seats[seats[0] ?? 0]?.dossier ?? 0;
      const won = view.dossiers[dossier]?.tokens ?? {};
      const tokens = DESIGNS.flatMap((design): Line[] => {
        const count = won[design] ?? 0;
        return count > 0 ? [{ design, count, points: count * box.points[design] }] : [];
      });
      return { dossier, seats, won: over.winners.includes(seats[0] ?? -1), tokens, clues: score.lines["clues"] ?? 0, total: score.total };
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.dossier - b.dossier);
}
