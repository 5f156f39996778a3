// Where a message at the bottom of the screen covers least. Fetched when there is one: the first page has no room for it.
import { boxOf, clearest, insets } from "../lesson/spot";

/** Between the paper and what lies above it, the edge of the screen included. */
const GAP = 12;

/** Moves a box with paper in it up from the bottom to where the paper covers least of what can be pressed. */
export function rise(box: HTMLElement): void {
  box.style.bottom = "";
  const edge = GAP + insets().top;
  const paper = boxOf(box.firstElementChild!);
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const pressed = [...sheet.querySelectorAll("button, a, input, select")].filter((each) => !box.contains(each) && !each.closest("[inert]"));
  // The paper moves in its own column, and no lower than it is.
  const inColumn = pressed.map(boxOf).filter(({ w, h }) => w > 2 && h > 2).map((each) => ({ ...each, x: each.x - paper.x }));
  const { y } = clearest({ ...paper, h: edge + paper.h }, { w: paper.w, h: paper.y + paper.h }, inColumn, [], []);
  box.style.bottom = `${innerHeight - y - edge - paper.h}px`;
}
