// Turns a plan into flights on the screen: where things are before, where they are after.
import { tick } from "svelte";
import type { Move, Thing } from "../../stage/wink/plan";

export interface Flight {
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  ms: number;
}

const find = (root: HTMLElement, places: string[]): HTMLElement | null =>
  places.map((place) => root.querySelector<HTMLElement>(`[data-place="${place}"]`)).find((found) => found !== null) ?? null;

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
    // A pawn is not seen on its card before it lands there.
    if ("pawn" in move.thing) hide(target.querySelector(".pawn"), move);
    return [{ thing: move.thing, from, to: target.getBoundingClientRect(), delay: move.delay, ms: move.ms }];
  });
  if (flights.length > 0) await launch(flights);
}

function hide(pawn: Element | null, move: Move): void {
  pawn?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: move.delay + move.ms });
}
