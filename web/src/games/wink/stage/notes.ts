// Private notes: whom I believe to hold an agent. They never leave this browser.
import type { Agent, Seat } from "../../../protocol/wink";

export type Notes = Record<string, Seat>;

export const suspectOf = (notes: Notes, agent: Agent): Seat | null => notes[agent] ?? null;

/** One press: the next of the others, and after the last nobody. */
export function turn(notes: Notes, agent: Agent, others: Seat[]): Notes {
  const { [agent]: now, ...rest } = notes;
  const next = others[now === undefined ? 0 : others.indexOf(now) + 1];
  return next === undefined ? rest : { ...rest, [agent]: next };
}

/** Anything that is not a list of seats by agent reads as an empty one. */
export function readNotes(kept: unknown): Notes {
  if (!kept || typeof kept !== "object" || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Seat] => Number.isInteger(entry[1])));
}
