// What runs in a driven page to find what a play looks for. Each is the text of a function.

export type Step = { css: string } | { text: string } | { nth: 0 | -1 };

/** All elements to which the steps lead. */
export const find = String((steps: Step[]): Element[] => {
  let found: (Element | Document)[] = [document];
  for (const step of steps) {
    if ("css" in step) found = [...new Set(found.flatMap((each) => [...each.querySelectorAll(step.css)]))];
    else if ("text" in step) {
      const says = (each: Element): boolean => (each.textContent ?? "").toLowerCase().includes(step.text.toLowerCase());
      // The innermost that says it.
      found = found.flatMap((each) => [each as Element, ...each.querySelectorAll("*")].filter((one) => says(one) && ![...one.children].some(says)));
    } else found = found.slice(step.nth).slice(0, 1);
  }
  return found as Element[];
});

/** Asks until there is an answer, for this long at the most: here in the page, where asking costs next to nothing. */
export const patiently = String((ask: (...args: unknown[]) => unknown, ms: number) => async (...args: unknown[]): Promise<unknown> => {
  for (const end = performance.now() + ms; ; await new Promise((later) => setTimeout(later, 20))) {
    const answer = await ask(...args);
    if (answer || performance.now() >= end) return answer;
  }
});

/** Whether an element is seen. */
export const seen = String((each: Element): boolean => {
  const { width, height } = each.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(each).visibility === "visible";
});

/** The middle of the first element, if it can be pressed there: it is enabled, stands still, and nothing covers it. */
export const placed = String(async ([each]: Element[]): Promise<[number, number] | null> => {
  if (!each || (each as HTMLButtonElement).disabled || each.closest("[inert]")) return null;
  const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
  const middle = (): [number, number] => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [Math.floor(x + width / 2), Math.floor(y + height / 2)];
  };
  const inView = ([x, y]: [number, number]): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const isIt = (top: Element | null): boolean => top !== null && (each.contains(top) || top.closest("label")?.contains(each) === true);
  const hit = ([x, y]: [number, number]): boolean => isIt(document.elementFromPoint(x, y));
  if (!inView(middle()) || !hit(middle())) each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = middle();
  await frame();
  await frame();
  const after = middle();
  if (before[0] !== after[0] || before[1] !== after[1] || !hit(after)) return null;
  // Until the press gets here, something else may have come between: then nothing feels it, and it is made again.
  const guarded = window as Guarded;
  guarded.guard?.end();
  const types = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  const judge = (event: Event): void => {
    guard.landed ??= isIt(event.target as Element);
    // It moved away between press and release: nobody has pressed it.
    if (event.type === "pointerup" && each.isConnected && !isIt(event.target as Element)) guard.landed = false;
    if (guard.landed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const guard: Guard = { landed: null, end: () => types.forEach((type) => removeEventListener(type, judge, true)) };
  types.forEach((type) => addEventListener(type, judge, true));
  guarded.guard = guard;
  return after;
});

interface Guard {
  landed: boolean | null;
  end: () => void;
}
type Guarded = Window & { guard?: Guard };

/** Whether the press that was prepared has landed where it was meant to. A page that was left by it has no guard any more. */
export const landed = String((): boolean => {
  const { guard } = window as Guarded;
  guard?.end();
  return !guard || guard.landed === true;
});
