// The end, laid out as the rulebook counts (§9): a point per agent face up and per CI card in hand;
// then what breaks ties.
import type { Agent, Seat, View } from "../../protocol/wink";

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

/** Best first, ties in the order in which §9.2 breaks them; then in seat order. */
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
  return all.sort((a, b) => b.total - a.total || b.used - a.used || b.faceDown - a.faceDown || a.seat - b.seat);
}

/** Which line of §9.2 decided, if the best had the same total. */
export function tieBreak(all: Count[]): "used" | "face-down" | "shared" | null {
  const best = all.filter(({ total }) => total === all[0]?.total);
  if (best.length < 2) return null;
  const used = best.filter((count) => count.used === best[0]?.used);
  if (used.length === 1) return "used";
  return used.filter((count) => count.faceDown === used[0]?.faceDown).length === 1 ? "face-down" : "shared";
}
