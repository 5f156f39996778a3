// Where a message at the bottom of the screen covers least. Apart from the message: the first page has no room for it.

/** As high as the top edge of a table is. */
const HEADER = 54;

/** Moves a box with paper in it up from the bottom to where the paper covers least of what can be pressed. */
export function rise(box: HTMLElement): void {
  box.style.cssText = "visibility: hidden"; // it must not find itself
  const { left, width, top, height } = box.firstElementChild!.getBoundingClientRect();
  const covered = (up: number): number => [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0, 0.5, 1].filter((y) =>
    document.elementFromPoint(left + x * width, top - up + y * height)?.closest("button, a, input, select"))).length;
  let [best, least] = [0, covered(0)];
  for (let up = 8; least > 0 && top - up > HEADER; up += 8) {
    const here = covered(up);
    if (here < least) [best, least] = [up, here];
  }
  box.style.cssText = `bottom: ${innerHeight - top - height + best}px`;
}
