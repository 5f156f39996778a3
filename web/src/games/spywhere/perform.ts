// Turns a plan into flights on the screen: where things are before, where they are after.
import { tick } from "svelte";
import { TRAVEL_MS, type Move, type Place, type Thing } from "../../stage/spywhere/plan";

export interface Flight {
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  ms: number;
  /** Comes out of a pile or a hand that stays where it is, so it is not seen before it starts. */
  waits: boolean;
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
  const stacks = lefts(root);
  apply();
  await tick();
  const flights = moves.flatMap((move, i): Flight[] => {
    const from = starts[i];
    const target = find(root, move.to);
    if (!from || !target) return [];
    hideUntil(target, move);
    const waits = !/^(row|hand)/.test(move.from[0] ?? "");
    return [{ thing: move.thing, from, to: target.getBoundingClientRect(), delay: move.delay, ms: move.ms, waits }];
  });
  makeRoom(root, stacks);
  if (flights.length > 0) await launch(flights);
}

/** Where the stacks of my hand are. */
function lefts(root: HTMLElement): Map<string, number> {
  const all = root.querySelectorAll<HTMLElement>('[data-place^="hand:"]');
  return new Map([...all].map((stack) => [stack.dataset["place"] ?? "", stack.getBoundingClientRect().left]));
}

/** The stacks that stay glide to their new places instead of jumping there. */
function makeRoom(root: HTMLElement, before: Map<string, number>): void {
  const moved = [...lefts(root)].flatMap(([place, left]) => {
    const by = (before.get(place) ?? left) - left;
    return Math.abs(by) > 1 ? [{ stack: find(root, [place]), by }] : [];
  });
  for (const { stack, by } of moved) {
    stack?.animate([{ transform: `translateX(${by}px)` }, { transform: "none" }], { duration: TRAVEL_MS, easing: "ease-out" });
  }
}

/** A single card is not seen at its new place before it lands; piles stay where they are. */
function hideUntil(target: HTMLElement, move: Move): void {
  if (target.dataset["single"] === undefined) return;
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: move.delay + move.ms });
}
