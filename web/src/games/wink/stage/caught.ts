// A catch (§7.5): the moment that everybody sees, the same whether or not there was a wink.
import type { Agent, Seat, Sight } from "../../../protocol/wink";

export interface Caught {
  by: Seat;
  seat: Seat;
  agent: Agent;
}

/** First both faces look at each other in silence; then the stamp falls. */
export const HUSH_MS = 1000;
export const CATCH_MS = HUSH_MS + 2600;

/** Who caught whom, if this is a catch. */
export function caught(sight: Sight): Caught | null {
  if (!("accused" in sight) || !sight.accused.right) return null;
  const { by, seat, agent } = sight.accused;
  return { by, seat, agent };
}
