// Which line of the log is the news. Something weighty is worth reading: small things that follow at once do not take its
// place for some seconds, also when they bring my own turn.
import type { Line } from "./story";

export const WEIGHTY_MS = 5000;

/** The line to show now, after the one shown since a moment ago. */
export function news<S>(lines: Line<S>[], weighty: (sight: S) => boolean, shown: { id: number; since: number } | null, now: number): Line<S> | null {
  const last = lines.at(-1) ?? null;
  const held = shown && now - shown.since < WEIGHTY_MS ? lines.find(({ id }) => id === shown.id) : undefined;
  const later = lines.findLast((line) => weighty(line.sight) && line.id > (shown?.id ?? -1));
  if (shown && later) return later;
  return held && weighty(held.sight) ? held : last;
}
