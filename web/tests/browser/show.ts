// The screens of the fixtures page, put up one after another.
import type { BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { SCREENS } from "../../fixtures/screens";
import { newPage } from "./chromium";

/** Whose screen it is; `house` for what belongs to no game. */
export function gameOf(name: string): string {
  const { at, table } = SCREENS[name]!;
  return at === "table" || at === "end" || at === "screen" || at === "screen-end" ? (table?.game ?? "house") : "house";
}

/** Until it is that screen, and its game has been fetched. */
const isUp = (page: Page, search: string): Promise<unknown> =>
  page.waitForFunction((search) => (window as { shows?: string }).shows === search && !document.querySelector("#app > .wait, .coming"), search);

/** Pages that were put away, by what kind of device they are. */
const ready = new Map<string, Page[]>();
const kinds = new WeakMap<Page, string>();

/** A page that shows one screen: one that was put away, if there is one of this kind, because loading a page takes longer
 *  than most tests with it. */
export async function opened(screen: string, options: BrowserContextOptions, lang = "en"): Promise<Page> {
  const kind = JSON.stringify(options);
  const page = ready.get(kind)?.pop() ?? (await loaded(options));
  kinds.set(page, kind);
  await show(page, screen, lang);
  return page;
}

async function loaded(options: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options);
  await page.goto(inject("fixtures"));
  return page;
}

/** Puts a page away for the next test. Whatever a test does to a page that does not go with its screen is for that test
 *  to undo, or to close the page instead. */
export async function putAway(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.mouse.up();
  await page.mouse.move(-10, -10);
  await show(page, "");
  const kind = kinds.get(page)!;
  ready.set(kind, [...(ready.get(kind) ?? []), page]);
}

/** The acts that went out from a page of its own. */
export const acts = (page: Page): Promise<unknown[]> => page.evaluate(() => (window as unknown as { sent: { act?: unknown }[] }).sent.flatMap(({ act }) => (act ? [act] : [])));

/** The same moment once more, with a second left. */
export const hurry = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { hurry: () => void }).hurry());

/** Puts a screen up on the page, which stays the same for all screens of one size. */
export async function show(page: Page, name: string, lang = "en"): Promise<void> {
  const search = `?screen=${name}&lang=${lang}`;
  await page.evaluate((search) => {
    history.replaceState(null, "", search);
    dispatchEvent(new PopStateEvent("popstate"));
  }, search);
  await isUp(page, search);
  // Firefox and WebKit say that fonts are ready before they have begun to fetch them, and WebKit draws with them a little later.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
