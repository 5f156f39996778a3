// Every screen on fixtures, without a program: nothing serious for axe, nothing cut, no target too
// small. In a test run each screen is seen once, languages and sizes by turns; `npm run screens`
// sees all of them in all, and keeps pictures and a contact sheet per game in target/screens; a test run
// keeps those of faulty ones.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { SCREENS } from "../../fixtures/screens";
import { violations } from "./axe";
import { contactSheets } from "./contact";
import { ARGS, CHROMIUM, PICTURES } from "./house";

const SIZES = [[360, 640], [390, 844], [844, 390], [1440, 900]] as const;
const TVS = [[1280, 720], [1920, 1080]] as const;
const LANGS = ["en", "fr", "uk"] as const;

interface Shot {
  name: string;
  lang: string;
  size: readonly [width: number, height: number];
}

const names = Object.keys(SCREENS).filter((name) => !name.endsWith("play"));
const sizesOf = (name: string): Shot["size"][] => [...(name.startsWith("tv") ? TVS : SIZES)];

/** `all`, or screens, languages and widths as in `swap,lobby fr 360`; nothing: each screen once. */
function asked(words: string | undefined): Shot[] {
  if (!words) return names.map((name, i) => ({ name, lang: LANGS[i % 3]!, size: sizesOf(name)[Math.floor(i / 3) % sizesOf(name).length]! }));
  const [which = "all", lang = "all", width = "all"] = words.split(" ");
  const wanted = (choice: string, each: string | number): boolean => choice === "all" || choice.split(",").includes(String(each));
  return names.filter((name) => wanted(which, name)).flatMap((name) =>
    LANGS.filter((each) => wanted(lang, each)).flatMap((lang) =>
      sizesOf(name).filter(([each]) => wanted(width, each)).map((size) => ({ name, lang, size }))));
}

it("every screen can be shown to a picky friend", async () => {
  const words = process.env["SCREENS"];
  const shots = asked(words);
  expect(shots.length).toBeGreaterThan(0);
  mkdirSync(PICTURES, { recursive: true });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  const faults: string[] = [];
  await Promise.all([...SIZES, ...TVS].map(async (size) => {
    const [width, height] = size;
    const here = shots.filter((shot) => shot.size === size);
    if (here.length === 0) return;
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 900, reducedMotion: "reduce" });
    const page = await context.newPage();
    let at = "the list of screens";
    const found: string[] = [];
    page.on("console", (line) => void (["error", "warning"].includes(line.type()) && found.push(`console: ${line.text()}`)));
    page.on("pageerror", (error) => found.push(error.message));
    await page.goto(inject("fixtures"));
    for (const { name, lang } of here) {
      at = `${name}-${lang}-${width}`;
      // A screen that cannot even be looked at is one more fault, with its name; the others are still seen.
      found.push(...(await look(page, name, lang).catch((error: Error) => [error.message])));
      if (words || found.length > 0) await page.screenshot({ path: join(PICTURES, `${at}.png`) });
      faults.push(...found.splice(0).map((text) => `${at}: ${text}`));
    }
    await context.close();
  }));
  if (words) await contactSheets(browser, shots.map(({ name, lang, size: [width] }) => ({ game: gameOf(name), name: `${name}-${lang}-${width}` })));
  await browser.close();
  expect(faults).toEqual([]);
}, 1_800_000);

/** Whose screen it is; `house` for what belongs to no game. */
function gameOf(name: string): string {
  const { at, table } = SCREENS[name]!;
  return at === "table" || at === "end" || at === "screen" || at === "screen-end" ? (table?.game ?? "house") : "house";
}

/** Puts a screen up on the page, which stays the same for all screens of one size, and says what is wrong with it. */
async function look(page: Page, name: string, lang: string): Promise<string[]> {
  const search = `?screen=${name}&lang=${lang}`;
  await page.evaluate((search) => {
    history.replaceState(null, "", search);
    dispatchEvent(new PopStateEvent("popstate"));
  }, search);
  // Until it is that screen, and its game has been fetched.
  await page.waitForFunction((search) => (window as { shows?: string }).shows === search && !document.querySelector("#app > .wait, .coming"), search);
  await page.evaluate(() => document.fonts.ready);
  if (name === "swap-chosen" && (page.viewportSize()?.width ?? 0) > 900) await page.locator("main > svg").waitFor(); // the dotted path
  return [...(await flaws(page)), ...(await violations(page))];
}

/** What a picky friend sees first: a page wider than the window, small targets, cut or tiny texts. A citation is a
 *  link in a sentence and as high as its line; a wide table scrolls by itself. */
function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`page is ${wide} px too wide`);
    const top = document.querySelector("dialog[open]") ?? document;
    for (const target of top.querySelectorAll("button, a:not(.cite), select, input:not(.sr)")) {
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && (width < 43.5 || height < 43.5)) found.push(`small target ${Math.round(width)}×${Math.round(height)}: ${target.className} ${target.textContent.trim().slice(0, 20)}`);
    }
    for (const text of top.querySelectorAll("button, p, span, b, h1, h2, h3, small, th, dt, li, label")) {
      if (text.closest(".sr, .wide") || text.childElementCount > 0 || !text.textContent.trim() || !text.checkVisibility({ opacityProperty: true })) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const { right, width } = words.getBoundingClientRect();
      if (width > 0 && right > innerWidth - 3) found.push(`text at the edge: ${text.textContent.trim().slice(0, 40)}`);
      const style = getComputedStyle(text);
      const size = parseFloat(style.fontSize);
      if (size > 0 && size < 12) found.push(`text under 12 px: ${text.textContent.trim().slice(0, 30)}`);
      const fits = text.scrollWidth <= text.clientWidth + 1 || text.clientWidth === 0;
      if (!fits && style.textOverflow !== "ellipsis" && style.display !== "inline") found.push(`cut text: ${text.textContent.trim().slice(0, 40)}`);
    }
    return found;
  });
}
