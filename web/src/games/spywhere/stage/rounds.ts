// When a spy's clues were laid: that is no swap, so everybody may remember it (§9.2).
import type { Nation, Seat, Sight } from "../../../protocol/spywhere";
import type { Line } from "../../../stage/story";

/**
 * The rounds in which a seat eliminated, by nation: its n-th turn is its part of round n (§8.3). `story` is the whole
 * of it; where its beginning is missing nobody knows how many rounds there were before, and it says nothing.
 */
export function clueRounds(story: Line<Sight>[], seat: Seat): Partial<Record<Nation, number[]>> {
  const found: Partial<Record<Nation, number[]>> = {};
  if (!story.some(({ sight }) => "dealt" in sight)) return found;
  let round = 0;
  for (const { sight } of story) {
    if ("began" in sight && sight.began.seat === seat) round += 1;
    else if ("eliminated" in sight && sight.eliminated.seat === seat) {
      const { nation } = sight.eliminated;
      const before = found[nation] ?? [];
      found[nation] = before.at(-1) === round ? before : [...before, round];
    }
  }
  return found;
}
