// What a lesson or a coach mark points at, and where there is room to speak of it.

/** A rectangle on the screen. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Chosen already, or otherwise done with. */
const pressed = (element: Element): boolean => element.getAttribute("aria-pressed") === "true" || element.hasAttribute("data-passed");

/** Of several elements with this name, the one that is on the screen. */
function found(within: ParentNode, name: string): Element | undefined {
  return [...within.querySelectorAll(`[data-place="${name}"]`)].find((each) => each.getClientRects().length > 0);
}

/** The things to point at. `at` names places in the order in which they are pressed, several of them at
 *  once with spaces between: those that are chosen already are passed over. While a sheet is open only
 *  what is in it counts. */
export function pointed(at: readonly string[], root: ParentNode): Element[] {
  const within = [...root.querySelectorAll("dialog[open]")].at(-1) ?? root;
  const groups = at.map((names) => names.split(" ").flatMap((name) => found(within, name) ?? [])).filter((group) => group.length > 0);
  return groups.find((group) => !group.every(pressed)) ?? groups.at(-1) ?? [];
}

/** Everything that a step will point at: what speaks of it should not cover any of it. */
export function involved(at: readonly string[], root: ParentNode): Element[] {
  const within = [...root.querySelectorAll("dialog[open]")].at(-1) ?? root;
  return at.flatMap((names) => names.split(" ")).flatMap((name) => found(within, name) ?? []);
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

/** How much of the screen lies under the phone's clock, and under the bar at its bottom. */
export function insets(): { top: number; bottom: number } {
  const style = getComputedStyle(document.documentElement);
  const px = (name: string): number => parseFloat(style.getPropertyValue(name)) || 0;
  return { top: px("--inset-top"), bottom: px("--inset-bottom") };
}

/** Where it is: a box full of things to press is only as large as they are together. */
export function extent(element: Element): Box {
  const things = [...element.querySelectorAll("button")].map(boxOf).filter(({ w, h }) => w > 0 && h > 0);
  if (element.matches("button") || things.length === 0) return boxOf(element);
  const [left, top] = [Math.min(...things.map(({ x }) => x)), Math.min(...things.map(({ y }) => y))];
  return { x: left, y: top, w: Math.max(...things.map(({ x, w }) => x + w)) - left, h: Math.max(...things.map(({ y, h }) => y + h)) - top };
}

/** The part of it, with a rim round it, that is on the screen and not at its very edge, so that the rim is never cut. */
const EDGE = 3;
export function framed({ x, y, w, h }: Box, rim: number, screen: { w: number; h: number }): Box {
  const [left, top] = [Math.max(EDGE, x - rim), Math.max(EDGE, y - rim)];
  return { x: left, y: top, w: Math.max(0, Math.min(screen.w - EDGE, x + w + rim) - left), h: Math.max(0, Math.min(screen.h - EDGE, y + h + rim) - top) };
}

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export const CORNERS = ["bottom-right", "bottom-left", "top-right", "top-left"] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner in which a card of this size covers nothing that is pointed at now, and otherwise least of
 *  what will be; of equals the first. */
export function corner(card: { w: number; h: number }, screen: { w: number; h: number }, now: Box[], later: Box[] = []): Corner {
  const at = (each: Corner): Box => ({
    ...card,
    x: each.endsWith("left") ? 0 : screen.w - card.w,
    y: each.startsWith("top") ? 0 : screen.h - card.h,
  });
  const covers = (each: Corner, boxes: Box[]): number => boxes.reduce((sum, box) => sum + shared(at(each), box), 0);
  const isBetter = (one: Corner, other: Corner): boolean => {
    const [a, b] = [covers(one, now), covers(other, now)];
    return a < b || (a === b && covers(one, later) < covers(other, later));
  };
  return CORNERS.reduce((best, each) => (isBetter(each, best) ? each : best));
}

/** Anywhere on the screen: where a card of this size covers nothing that is pointed at now, then least of what will be,
 *  then least of all else that matters; of equals the one nearest to the bottom right corner. */
export function clearest(card: { w: number; h: number }, screen: { w: number; h: number }, now: Box[], later: Box[], others: Box[]): Box {
  const [right, bottom] = [Math.max(0, screen.w - card.w), Math.max(0, screen.h - card.h)];
  const edges = [...now, ...later, ...others].flatMap(({ y, h }) => [y - card.h, y + h]).filter((y) => y > 0 && y < bottom);
  const spots = [...new Set([bottom, ...edges.sort((a, b) => b - a), 0])].flatMap((y) => [right, 0].map((x) => ({ ...card, x, y })));
  const covers = (spot: Box): number[] => [now, later, others].map((boxes) => Math.round(boxes.reduce((sum, box) => sum + shared(spot, box), 0)));
  const isLess = (a: number[], b: number[]): boolean => {
    const differs = a.findIndex((each, i) => each !== b[i]);
    return differs >= 0 && a[differs]! < b[differs]!;
  };
  return spots.map((spot) => ({ spot, cost: covers(spot) })).reduce((best, each) => (isLess(each.cost, best.cost) ? each : best)).spot;
}

/** The places that a table sets aside for words (`data-aside`): nothing can be pressed there. Those that lie one below
 *  the other count as one, as wide as the narrower; the highest comes first. */
export function asides(boxes: Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of [...boxes].sort((a, b) => a.y - b.y)) {
    const above = joined.at(-1);
    const [left, right] = above ? [Math.max(above.x, box.x), Math.min(above.x + above.w, box.x + box.w)] : [0, 0];
    if (above && left < right && box.y - (above.y + above.h) < NEAR) Object.assign(above, { x: left, w: right - left, h: box.y + box.h - above.y });
    else joined.push({ ...box });
  }
  return joined.sort((a, b) => b.h - a.h);
}
const NEAR = 16;
