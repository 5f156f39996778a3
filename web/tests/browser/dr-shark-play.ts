// Plays Dr Shark as a person would: feels with real touches, looks at the screen, presses what is there.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Percept, Piece, Sight, View } from "../../src/protocol/dr-shark";
import type { ToClient } from "../../src/protocol/wire";
import { boxOf } from "../../src/games/dr-shark/stage/box";
import { colourOf, isShark, shapeOf, textureOf } from "../../src/games/dr-shark/stage/piece";
import { openAt } from "./open";
import { NOW_AND_THEN } from "./patience";
import type { Person } from "./person";
import { until } from "./person";
import { pointerOf, type Pointer } from "./pointer";

const box = (person: Person) => boxOf(person.table.options);
type Words = ToClient<Sight[], View, Percept[]>;
const heard = (person: Person): Words[] => person.heard as unknown[] as Words[];

/** What this person may know now. */
export function viewOf(person: Person): View {
  const last = heard(person).findLast((each) => "update" in each);
  if (!last || !("update" in last)) throw new Error(`${person.name} has seen no game`);
  return last.update.view;
}

export const sightsOf = (person: Person): Sight[] => heard(person).flatMap((each) => ("update" in each ? each.update.sights : []));
const updates = (person: Person): number => heard(person).filter((each) => "update" in each).length;
export const feltOf = (person: Person): number => heard(person).filter((each) => "percepts" in each).length;

/** How often somebody felt something while no hand of theirs was in the bag. */
export function feltOutOfTurn(person: Person): number {
  let [mine, wrong] = [false, 0];
  for (const each of heard(person)) {
    if ("update" in each) mine = each.update.view.step === "search" && each.update.view.turn === each.update.view.me?.seat;
    else if ("percepts" in each && !mine) wrong++;
  }
  return wrong;
}

/** A table of one's own with these options. Its link. */
export async function openShark(person: Person, address: string, options: Record<string, unknown>): Promise<string> {
  const link = await openAt(person, address, { game: "dr-shark", options });
  await person.page.locator(".lobby-table").waitFor();
  return link;
}

export async function begin(host: Person, all: Person[]): Promise<void> {
  await host.page.locator("footer .btn.gold").click();
  await Promise.all(all.map(async (person) => {
    await person.page.locator(".shark").waitFor();
    await watchFinales(person);
  }));
}

/** Takes note of every ending of a search, and of every clap, that is ever drawn on this page: they are gone after a moment. */
export async function watchFinales({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    const drawn = ((window as unknown as { finales: Set<string> }).finales = new Set());
    new MutationObserver(() => {
      document.querySelectorAll(".finale, .clapped").forEach(({ classList }) => classList.forEach((name) => drawn.add(name)));
      document.querySelectorAll<HTMLElement>("[data-moment]").forEach(({ dataset }) => drawn.add(dataset["moment"] ?? ""));
    })
      .observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  });
}
export async function sawFinale({ page }: Person, kind: string): Promise<void> {
  await page.waitForFunction((name) => (window as unknown as { finales: Set<string> }).finales.has(name), kind, NOW_AND_THEN);
}

/** The screen shows what the last update says: the person's own search, or the table. */
export const seen = (page: Page, what: string): Promise<void> => page.locator(what).first().waitFor();

/** Waits until the page, too, shows this number of elements: what was heard may not be drawn yet. */
const drawn = (page: Page, what: string, count: number): Promise<unknown> =>
  page.waitForFunction(({ what, count }) => document.querySelectorAll(what).length === count, { what, count }, NOW_AND_THEN);

/** Does as people do whose press came to nothing, because something moved or lay over it: waits a little, and does it again. */
async function again(done: () => boolean, press: () => Promise<unknown>): Promise<void> {
  while (!done()) {
    await press();
    for (const patience = Date.now() + 3000; Date.now() < patience && !done(); ) await new Promise((later) => setTimeout(later, 20));
  }
}

/** Dives: presses a space, then the gold button, and starts the clock. */
export async function dive(person: Person, area: string, space = "light"): Promise<void> {
  const { page } = person;
  await page.locator(`[data-place="space:${area}:${space}"]`).click();
  await page.locator(".dock .btn.gold").click();
  await until(() => viewOf(person).step === "ready");
  await page.locator(`.spaces [data-place="pawn:${person.table.you.seat}"]`).waitFor();
  // The dock moves while the pawn lands.
  await again(() => viewOf(person).step !== "ready", () => page.locator(".dock .btn.gold").click({ timeout: 1000 }).catch(() => {}));
  await seen(page, ".search");
}

/** How many pixels of the bag's relief are not clear. */
export const painted = (page: Page): Promise<number> =>
  page.locator("[data-bag] canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    return data.reduce((sum, each, i) => sum + (i % 4 === 3 && each > 0 ? 1 : 0), 0);
  });

/** The middle of the bag, and a place about it. */
export async function spot({ page }: Person, dx: number, dy: number): Promise<{ x: number; y: number } | null> {
  const bag = await page.evaluate(() => document.querySelector("[data-bag]")?.getBoundingClientRect().toJSON() as DOMRect | undefined);
  if (!bag) return null;
  const side = Math.min(bag.width, bag.height);
  return { x: bag.x + bag.width / 2 + dx * side, y: bag.y + bag.height / 2 + dy * side };
}

/** How many draws this person has asked for, and how many of them are answered, well or not. */
function drawsOf(person: Person): { asked: number; answered: number } {
  const asked = person.said.flatMap((each) => ("act" in each && "draw" in (each.act.act as object) ? [each.act.n] : []));
  const answers = new Set(heard(person).map((each) => ("update" in each ? each.update.ack : "refused" in each ? each.refused.n : "ack" in each ? each.ack.n : undefined)));
  return { asked: asked.length, answered: asked.filter((n) => answers.has(n)).length };
}

/** Waits until one more draw has been asked for and answered, or the search is over. */
export async function drawAnswered(person: Person, before: number): Promise<void> {
  await until(() => {
    const { asked, answered } = drawsOf(person);
    return (asked > before && answered === asked) || viewOf(person).step !== "search";
  });
}
export const drawsAsked = (person: Person): number => drawsOf(person).asked;

/** Feels its way and draws: by holding still, or by a tap with the other finger. Whether anything came of it. */
export async function draw(person: Person, pointer: Pointer, how: "hold" | "tap", turn = 0): Promise<Sight | null> {
  const before = sightsOf(person).length;
  const places = [[0, 0], [0.12, -0.1], [-0.14, 0.08], [0.06, 0.16], [-0.1, -0.15], [0.2, 0.05], [-0.22, -0.02], [0.02, -0.24]];
  const [dx, dy] = places[turn % places.length]!;
  const [from, to] = [await spot(person, dx! - 0.1, dy!), await spot(person, dx!, dy!)];
  if (!from || !to) return null;
  const [felt, asked] = [feltOf(person), drawsAsked(person)];
  await pointer.stroke(from.x, from.y, to.x, to.y);
  await until(() => feltOf(person) > felt || sightsOf(person).length > before);
  if (how === "tap") await pointer.take(to.x, to.y);
  await drawAnswered(person, asked); // a tap that was too slow for a tap is a hold
  await pointer.up();
  return sightsOf(person).slice(before).find((sight) => "drawn" in sight) ?? null;
}

/** The right slot for the piece in hand. */
export function slotFor(person: Person, piece: Piece): string {
  const view = viewOf(person);
  return view.pawns[view.turn ?? 0]?.area === "A" ? `slot:${shapeOf(box(person), piece)}` : `slot:${textureOf(piece)}`;
}

/** Places what is in hand: pressing the place, or dragging it there. */
export async function place(person: Person, how: "press" | "drag"): Promise<void> {
  const piece = viewOf(person).hand;
  if (!piece) throw new Error("the hand is empty");
  const slot = person.page.locator(`[data-drop="${slotFor(person, piece)}"]`);
  await slot.waitFor();
  if (how === "press") await slot.click();
  else {
    const [from, to] = [await person.page.locator(".held").boundingBox(), await slot.boundingBox()];
    const pointer = await pointerOf(person);
    const middle = (box: NonNullable<typeof from>): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
    await pointer.stroke(...middle(from!), ...middle(to!), 6);
    await pointer.up();
  }
  await until(() => viewOf(person).mat.includes(piece) || viewOf(person).step !== "search");
}

/** A search in A, B or C: a number of draws, then it stops, unless a shark or the clock stops it first. */
export async function drawing(person: Person, draws: number): Promise<void> {
  const pointer = await pointerOf(person);
  for (let turn = 0, drawn = 0; drawn < draws && viewOf(person).step === "search"; turn++) {
    // A draw may be answered after we have let go: then there is a piece in hand, and no bag.
    if (!viewOf(person).hand) {
      await person.page.locator("[data-bag], .held, .shark:not([inert])").first().waitFor();
      if (await person.page.locator("[data-bag]").isVisible()) await draw(person, pointer, turn % 2 ? "tap" : "hold", turn);
    }
    if (!viewOf(person).hand) continue;
    drawn++;
    await place(person, drawn % 2 ? "drag" : "press");
  }
  await stop(person);
}

export async function stop(person: Person): Promise<void> {
  const { page } = person;
  // The button moves when the piece in hand goes: what is pressed before that and let go after it is no press.
  if (!viewOf(person).hand) await drawn(page, ".held", 0);
  if (viewOf(person).step === "search") await page.locator(".stop").click();
  await until(() => viewOf(person).step !== "search");
}

/** A search in D: one fistful, sorted, sharks given back, one of each colour kept. */
export async function fistful(person: Person): Promise<void> {
  const { page } = person;
  const pointer = await pointerOf(person);
  await seen(page, "[data-bag]");
  // How long it is held says how large the fist is. Where the machine is busy, a short hold may be none.
  let ms = 1400;
  await again(() => viewOf(person).fistful !== null, async () => {
    const { x, y } = (await spot(person, 0, 0))!;
    await pointer.stroke(x - 30, y, x, y);
    await page.evaluate((ms) => new Promise((held) => setTimeout(held, ms)), ms);
    await pointer.up();
    ms *= 2;
  });
  await seen(page, ".fist");
  while (viewOf(person).fistful?.unsorted.length) {
    const left = viewOf(person).fistful!.unsorted.length;
    await drawn(page, ".spread .one", left);
    await page.locator(`[data-drop="pile:${colourOf(viewOf(person).fistful!.unsorted[0]!)}"] .whole`).click();
    await until(() => (viewOf(person).fistful?.unsorted.length ?? 0) < left);
  }
  for (const [colour, pile] of Object.entries(viewOf(person).fistful?.piles ?? {})) {
    if (!pile.some(isShark)) continue;
    await page.locator(`[data-drop="pile:${colour}"] .whole`).click();
    await until(() => !viewOf(person).fistful?.piles[colour as never]);
  }
  while (viewOf(person).step === "search") {
    const kept = viewOf(person).mat.length;
    await drawn(page, ".one.chosen", kept);
    await page.locator(".one.open").first().click();
    await until(() => viewOf(person).step !== "search" || viewOf(person).mat.length > kept);
  }
}

/** A search in E: looks, zooms, chooses and takes. */
export async function observation(person: Person, wanted?: (piece: Piece) => boolean): Promise<void> {
  const { page } = person;
  await seen(page, ".heap");
  const piece = viewOf(person).me?.open?.find((each) => !isShark(each) && (wanted?.(each) ?? true));
  if (!piece) return stop(person);
  await page.locator(".zoom .icon-button").first().click();
  await page.locator(`[data-piece="${piece}"]`).dispatchEvent("click");
  await page.locator(".tray .btn.gold").click();
  await until(() => viewOf(person).step !== "search");
  expect(sightsOf(person).some((sight) => "taken" in sight && sight.taken.piece === piece)).toBe(true);
}

/** Organises: evidence first, then the turn ends, by itself if there is nothing to choose. Services are declined unless asked for. */
export async function organise(person: Person, service: (person: Person) => Promise<void> = async () => {}): Promise<void> {
  const { page } = person;
  const mine = (): boolean => viewOf(person).step === "organise" && viewOf(person).turn === person.table.you.seat;
  while (mine()) {
    const before = updates(person);
    const view = viewOf(person);
    if (view.options.some((offer) => "decline" in offer)) {
      await page.locator("dialog[open]").waitFor();
      await service(person);
      // The sheet closes with what was asked of the agent.
      if (await page.locator("dialog[open]").isVisible()) await page.locator("dialog[open] .btn.quiet").click();
      await page.locator("dialog").waitFor({ state: "detached" });
    } else if (view.options.length > 1) await page.locator(".dock .btn.gold").click();
    await until(() => updates(person) > before);
  }
}

/** Waits until it is this person's dive, or the game is over. Whether it is theirs. */
export async function myDive(person: Person): Promise<boolean> {
  await until(() => {
    const { step, turn } = viewOf(person);
    return step === "over" || (step === "dive" && turn === person.table.you.seat);
  });
  return viewOf(person).step !== "over";
}

/** One search by the method of its area. */
export async function search(person: Person, area: string, draws = 1): Promise<void> {
  if (area === "D") await fistful(person);
  else if (area === "E") await observation(person);
  else await drawing(person, draws);
}

/** The end as a screen shows it: everybody's names and points. */
export async function result(page: Page): Promise<[name: string, total: number][]> {
  await page.locator(".end-spy .total").first().waitFor();
  return page.locator(".end-spy").evaluateAll((all) => all.map((article): [string, number] => [article.getAttribute("aria-label") ?? "", Number(article.querySelector(".total dd")?.textContent)]));
}

/** Goes quickly through what the bot does, until it is this person's dive again or the game is over. */
export async function skipToMyDive(person: Person): Promise<boolean> {
  let mine: boolean | null = null;
  const waits = myDive(person).then((is) => (mine = is));
  while (mine === null) {
    await person.page.locator(".skip").evaluateAll((all: HTMLElement[]) => all.forEach((each) => each.click()));
    await Promise.race([waits, new Promise((later) => setTimeout(later, 250))]);
  }
  return mine;
}
