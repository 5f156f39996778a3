// What a newcomer is told at a Spywhere table: it lies where nothing is pressed, and what the game is about is on every screen.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { PATIENCE_MS } from "./patience";
import { PHONE } from "./person";
import { opened, putAway } from "./show";

const LANGS = ["en", "fr", "uk"];
const SIZES = [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1440, height: 900 }];
const MARKS = ["coach-swap", "coach-swap-crowded", "coach-eliminate", "coach-identify", "coach-identify-two"];

/** Which controls the coach mark lies over, and whether it hides the clock or leaves the screen. */
function hidden(): string[] {
  const mark = document.querySelector(".mark")!.getBoundingClientRect();
  const covers = (each: Element): boolean => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    return width > 0 && Math.min(right, mark.right) - Math.max(left, mark.left) > 0.5 && Math.min(bottom, mark.bottom) - Math.max(top, mark.top) > 0.5;
  };
  const off = mark.left < 0 || mark.top < 0 || mark.right > innerWidth || mark.bottom > innerHeight;
  const controls = [...document.querySelectorAll(".spywhere :is(button, a), .now svg[role=img]")].filter(covers);
  return [...(off ? ["it leaves the screen"] : []), ...controls.map((each) => each.getAttribute("aria-label") ?? each.textContent.trim())];
}

it.each(MARKS.flatMap((screen) => [...LANGS.map((lang) => ({ screen, lang, ...PHONE })), ...SIZES.map((size) => ({ screen, lang: "uk", ...size }))]))(
  "$screen covers nothing that can be pressed, nor the clock ($lang, $width × $height)",
  async ({ screen, lang, ...viewport }) => {
    const page = await opened(screen, { viewport, hasTouch: viewport.width < 900 }, lang);
    await page.locator(".mark").waitFor();
    await expect.poll(() => page.evaluate(hidden), { timeout: PATIENCE_MS }).toEqual([]);
    await putAway(page);
  },
);

it("what lay beneath one mark is seen again when the next lies elsewhere", async () => {
  const page = await opened("coach-play", { viewport: PHONE, hasTouch: true });
  await page.locator(".mark", { hasText: "they change places" }).waitFor();
  await page.locator(".me.beneath").waitFor({ state: "attached" });
  for (const place of ["hand:italy", "row:3", "gold"]) await page.locator(`[data-place="${place}"]`).click();
  await page.locator(".mark", { hasText: "a bonus card, but" }).waitFor();
  await expect.poll(() => page.evaluate(hidden), { timeout: PATIENCE_MS }).toEqual([]);
  expect(await page.locator(".me").evaluate((me) => getComputedStyle(me).opacity)).toBe("1");
  await putAway(page);
});

/** Whether these words are on the screen, and everything else still is. */
const isRead = (page: Page, words: string): Promise<{ seen: boolean; tooTall: number }> => page.evaluate((words) => {
  const texts = [...document.querySelectorAll<HTMLElement>(".now p:not(.sr)")].filter((each) => each.innerText.includes(words));
  const seen = texts.some((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    return width > 0 && each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  return { seen, tooTall: document.documentElement.scrollHeight - innerHeight };
}, words);

const GOAL = { en: "Secretly collect dishes of your", fr: "Rassemble en secret les plats de", uk: "Таємно збирай страви" };
it.each(["wait-first", "crowded-first", "few", "two"].flatMap((screen) => (["en", "fr", "uk"] as const).flatMap((lang) => [PHONE, { width: 390, height: 844 }, { width: 1280, height: 720 }].map((size) => ({ screen, lang, ...size })))))(
  "the first round says what the game is about, and pushes nothing off: $screen ($lang, $width × $height)",
  async ({ screen, lang, ...viewport }) => {
    const page = await opened(screen, { viewport, hasTouch: viewport.width < 900 }, lang);
    expect(await isRead(page, GOAL[lang])).toEqual({ seen: true, tooTall: 0 });
    await putAway(page);
  },
);
