// Which line of the log is the news. A contact or an accusation is worth reading: a call or a pass that
// follows at once does not take its place for some seconds.
import type { Sight } from "../../../protocol/wink";
import type { Line } from "../../../stage/story";

export const WEIGHTY_MS = 5000;

const weighty = ({ sight }: Line<Sight>): boolean => "contacted" in sight || "accused" in sight;

/** The line to show now, after the one shown since a moment ago. */
export function news(lines: Line<Sight>[], shown: { id: number; since: number } | null, now: number): Line<Sight> | null {
  const last = lines.at(-1) ?? null;
  const held = shown && now - shown.since < WEIGHTY_MS ? lines.find(({ id }) => id === shown.id) : undefined;
  const later = lines.findLast((line) => weighty(line) && line.id > (shown?.id ?? -1));
  if (shown && later) return later;
  return held && weighty(held) ? held : last;
}
