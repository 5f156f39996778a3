// The end, laid out as the rulebook counts (§9): a point per agent face up and per CI card in hand;
// then what breaks ties.
import type { Agent, Seat, View } from "../../../protocol/wink";

export interface Count {
  seat: Seat;
  won: boolean;
  agents: number;
  ci: number;
  used: number;
  faceDown: number;
  total: number;
  /** The agents before them, face up. */
  faceUp: Agent[];
  /** What was left in their hand. */
  cards: Agent[];
}

/** Best first; equals in seat order. */
export function counts(view: View): Count[] {
  const over = view.over;
  if (!over) return [];
  const all = over.scores.flatMap((score): Count[] => {
    if (!("seat" in score)) return [];
    const { seat, total, lines } = score;
    const { agents = 0, ci = 0, used = 0, face_down: faceDown = 0 } = lines;
    const place = view.seats[seat];
    return [{ seat, won: over.winners.includes(seat), agents, ci, used, faceDown, total, faceUp: place?.face_up ?? [], cards: place?.cards ?? [] }];
  });
  return all.sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.seat - b.seat);
}
