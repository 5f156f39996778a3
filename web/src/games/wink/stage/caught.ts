// A catch (§7.5): the moment that everybody sees, the same whether or not there was a wink.
import type { Agent, Seat, Sight } from "../../../protocol/wink";
import type { Line } from "../../../stage/story";

export interface Caught {
  by: Seat;
  seat: Seat;
  agent: Agent;
}

export const CATCH_MS = 2600;

/** The latest catch among the lines that came after this one. */
export function caught(lines: Line<Sight>[], after: number): { id: number; caught: Caught } | null {
  const line = lines.findLast(({ id, sight }) => id > after && "accused" in sight && sight.accused.right);
  if (!line || !("accused" in line.sight)) return null;
  const { by, seat, agent } = line.sight.accused;
  return { id: line.id, caught: { by, seat, agent } };
}
