// A finger that feels its way along the left edge of an iPhone swipes the page back. During a search that leads
// nowhere: the touch is not the browser's, and if it comes to a step back all the same, it is taken forward again.

/** A touch that begins this close to the left or right edge may become a swipe of the browser's. */
const EDGE_PX = 30;

/** Stays on the page, whatever is swiped on `element`. Returns how to let go. */
export function stay(element: HTMLElement): () => void {
  // One step that can be taken back; what an earlier search has left behind is as good.
  const guard = (): void => {
    if ((history.state as { stays?: boolean } | null)?.stays !== true) history.pushState({ stays: true }, "");
  };
  const touch = (event: TouchEvent): void => {
    const { clientX = innerWidth / 2 } = event.touches[0] ?? {};
    if (Math.min(clientX, innerWidth - clientX) < EDGE_PX && !(event.target as Element).closest("button, a")) event.preventDefault();
  };
  guard();
  addEventListener("popstate", guard);
  element.addEventListener("touchstart", touch, { passive: false });
  return () => {
    removeEventListener("popstate", guard);
    element.removeEventListener("touchstart", touch);
  };
}
