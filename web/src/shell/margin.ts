// By how much a game was won.
import type { Standing } from "../protocol/kernel";

/** The winners' points above those of the next side; 0 if there is no next side, or it had as many. */
export function margin(over: Standing | null): number {
  const sides = (over?.scores ?? []).map((score) => ({ total: score.total, won: ("seat" in score ? [score.seat] : score.seats).some((seat) => over?.winners.includes(seat)) }));
  const others = sides.filter(({ won }) => !won).map(({ total }) => total);
  const winner = sides.find(({ won }) => won);
  return winner && others.length > 0 ? winner.total - Math.max(...others) : 0;
}
