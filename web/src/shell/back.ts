// What a bot did for somebody while they were away: found in what they missed.
import type { AnyGame } from "../games/game";
import type { AnySight } from "../link/link";

export interface Back {
  turns: number;
  /** What was done, oldest first. */
  deeds: AnySight[];
}

/** What was done from this seat among these sights, if anything. `mine`: the first of it answers an act that the
 *  person sent before they were gone. */
export function playedFor(me: number, sights: AnySight[], mine: boolean, log: AnyGame["log"]): Back | null {
  const back: Back = { turns: 0, deeds: [] };
  let fresh = true;
  let own = mine;
  for (const sight of sights) {
    if (log.actor(sight) !== me || "dealt" in sight) continue;
    if (log.begins(sight)) fresh = true;
    else if (own) own = fresh = false;
    else {
      if (fresh) back.turns++;
      fresh = false;
      if (!log.passing?.(sight)) back.deeds.push(sight);
    }
  }
  return back.turns > 0 ? back : null;
}
