// Turns a plan of moves into flights on the screen: where things are before a change, and where they are after it.
import { tick } from "svelte";

/** Something that travels from one place to another. */
export interface Move<Thing> {
  thing: Thing;
  /** Places by preference: the first that is on the screen counts. */
  from: string[];
  to: string[];
  /** Milliseconds after the start of the plan. */
  delay: number;
  ms: number;
}

/** A move whose places have been found on the screen. */
export interface Flight<Thing> {
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  ms: number;
  /** It comes out of something that stays where it is, so it is not seen before it starts. */
  waits: boolean;
}

/** What a game adds to the flights themselves. */
export interface Staging<Thing> {
  /** Whether a thing is out of sight until its flight begins; left out, every thing is. */
  waits?(move: Move<Thing>): boolean;
  /** Hides, at the place where it will land, what is still in the air. */
  awaits(target: HTMLElement, move: Move<Thing>): unknown;
  /** Called before the view changes; what it returns is called after. */
  around?(root: HTMLElement): () => void;
}

export function find(root: HTMLElement, places: string[]): HTMLElement | null {
  for (const place of places) {
    const found = root.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (found) return found;
  }
  return null;
}

/** Keeps something invisible until a move to it has ended. */
export const hideUntil = (target: Element | null, { delay, ms }: Move<unknown>): void =>
  void target?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + ms });

/** Measures, puts the new view up, measures again, and launches the flights. Waits until the last has landed. */
export async function perform<Thing>(
  root: HTMLElement,
  moves: Move<Thing>[],
  apply: () => void,
  launch: (flights: Flight<Thing>[]) => Promise<void>,
  staging: Staging<Thing>,
): Promise<void> {
  const starts = moves.map((move) => find(root, move.from)?.getBoundingClientRect());
  const settle = staging.around?.(root);
  apply();
  await tick();
  const flights = moves.flatMap((move, i): Flight<Thing>[] => {
    const from = starts[i];
    const target = find(root, move.to);
    if (!from || !target) return [];
    staging.awaits(target, move);
    const { thing, delay, ms } = move;
    return [{ thing, from, to: target.getBoundingClientRect(), delay, ms, waits: staging.waits?.(move) ?? true }];
  });
  settle?.();
  if (flights.length > 0) await launch(flights);
}
