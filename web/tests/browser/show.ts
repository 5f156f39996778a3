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

/** A page of its own that shows one screen. */
export async function opened(screen: string, options: BrowserContextOptions, lang = "en"): Promise<Page> {
  const page = await newPage(options);
  const search = `?screen=${screen}&lang=${lang}`;
  await page.goto(`${inject("fixtures")}/${search}`);
  await isUp(page, search);
  await page.evaluate(() => document.fonts.ready);
  return page;
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
