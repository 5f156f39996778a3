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
  const hit = ([x, y]: [number, number]): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (each.contains(top) || top.closest("label")?.contains(each) === true);
  };
  if (!inView(middle()) || !hit(middle())) each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = middle();
  await frame();
  await frame();
  const after = middle();
  return before[0] === after[0] && before[1] === after[1] && hit(after) ? after : null;
});
