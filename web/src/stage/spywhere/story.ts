// The log: what happened, kept as sights and put into words by the reader's language.
import type { Sight, View } from "../../protocol/spywhere";

export interface Line {
  /** Grows by one; a key for lists and a mark for "already read out". */
  id: number;
  sight: Sight;
}

export interface Story {
  next: number;
  lines: Line[];
}

export const opening: Story = { next: 0, lines: [] };

/** Adds what was seen, then forgets what the table has agreed to forget. */
export function tell(story: Story, sights: Sight[], view: View): Story {
  const fresh = sights.map((sight, i) => ({ id: story.next + i, sight }));
  const lines = [...story.lines, ...fresh];
  return { next: story.next + fresh.length, lines: view.swaps ? lines : forget(lines, view.seats.length) };
}

/**
 * Spywhere §9.2: a table that keeps no list of swaps plays from memory. What was said stays
 * readable for one round, as one recalls the last thing each did; clue piles and envelopes lie on
 * the table and may stay in the log.
 */
function forget(lines: Line[], seats: number): Line[] {
  const turns = lines.flatMap((line, i) => ("began" in line.sight ? [i] : []));
  const from = turns.at(-seats) ?? 0;
  return lines.filter((line, i) => i >= from || !("swapped" in line.sight || "began" in line.sight));
}

/** Someone who comes late to a table with a list of swaps sees the earlier ones too. */
export function withSwaps(story: Story, view: View): Line[] {
  const seen = story.lines.filter((line) => "swapped" in line.sight).length;
  const missed = (view.swaps ?? []).slice(0, Math.max(0, (view.swaps?.length ?? 0) - seen));
  return [...missed.map((swapped, i) => ({ id: i - missed.length, sight: { swapped } })), ...story.lines];
}
