// What Spywhere adds to cards in the air: the stacks of my hand make room, and single cards are not
// seen at their new place before they land there.
import { find, hideUntil, type Staging } from "../../stage/perform";
import { TRAVEL_MS, type Thing } from "./stage/plan";

export const staging: Staging<Thing> = {
  /** Cards of the row and of a hand are seen until they leave; those from a pile or another's hand are not. */
  waits: (move) => !/^(row|hand)/.test(move.from[0] ?? ""),
  awaits: (target, move) => target.dataset["single"] !== undefined && hideUntil(target, move),
  around: (root) => {
    const before = lefts(root);
    return () => makeRoom(root, before);
  },
};

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
