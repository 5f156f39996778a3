// What of the story a player may still read.
import type { Sight, View } from "../../../protocol/spywhere";
import type { Line } from "../../../stage/story";

export const recall = (lines: Line<Sight>[], view: View): Line<Sight>[] =>
  view.swaps ? withSwaps(lines, view.swaps) : forget(lines, view.seats.length);

/**
 * Spywhere §9.2: a table that keeps no list of swaps plays from memory. What was said stays
 * readable for one round, as one recalls the last thing each did; clue piles and envelopes lie on
 * the table and may stay in the log.
 */
function forget(lines: Line<Sight>[], seats: number): Line<Sight>[] {
  const turns = lines.flatMap((line, i) => ("began" in line.sight ? [i] : []));
  const from = turns.at(-seats) ?? 0;
  return lines.filter((line, i) => i >= from || !("swapped" in line.sight || "began" in line.sight));
}

/** Someone who comes late to a table with a list of swaps sees the earlier ones too. */
function withSwaps(lines: Line<Sight>[], swaps: NonNullable<View["swaps"]>): Line<Sight>[] {
  const seen = lines.filter((line) => "swapped" in line.sight).length;
  const missed = swaps.slice(0, Math.max(0, swaps.length - seen));
  return [...missed.map((swapped, i) => ({ id: i - missed.length, sight: { swapped } })), ...lines];
}
