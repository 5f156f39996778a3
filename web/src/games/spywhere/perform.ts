// Turns a plan into flights on the screen: where things are before, where they are after.
import { tick } from "svelte";
import type { Move, Place, Thing } from "../../stage/spywhere/plan";

export interface Flight {
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  ms: number;
}

function find(root: HTMLElement, places: Place[]): HTMLElement | null {
  for (const place of places) {
    const found = root.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (found) return found;
  }
  return null;
}

/** Measures, puts the new view up, measures again, and flies. Waits until the last has landed. */
export async function perform(
  root: HTMLElement,
  moves: Move[],
  apply: () => void,
  launch: (flights: Flight[]) => Promise<void>,
): Promise<void> {
  const starts = moves.map((move) => find(root, move.from)?.getBoundingClientRect());
  apply();
  await tick();
  const flights = moves.flatMap((move, i): Flight[] => {
    const from = starts[i];
    const target = find(root, move.to);
    if (!from || !target) return [];
    hideUntil(target, move);
    return [{ thing: move.thing, from, to: target.getBoundingClientRect(), delay: move.delay, ms: move.ms }];
  });
  if (flights.length > 0) await launch(flights);
}

/** A single card is not seen at its new place before it lands; piles stay where they are. */
function hideUntil(target: HTMLElement, move: Move): void {
  if (target.dataset["single"] === undefined) return;
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: move.delay + move.ms });
}
