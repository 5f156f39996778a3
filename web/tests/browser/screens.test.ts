// Every screen on fixtures, without a program: nothing serious for axe, nothing cut, no target too
// small. In a test run each screen is seen once, languages and sizes by turns; `npm run screens`
// sees all of them in all, and keeps pictures and a contact sheet per game in target/screens; a test run
// keeps those of faulty ones.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { SCREENS } from "../../fixtures/screens";
import { violations } from "./axe";
import { browser, newPage } from "./chromium";
import { contactSheets } from "./contact";
import { PICTURES } from "./evening";
import { flaws } from "./flaws";
import { TEST_MS } from "./patience";
import { gameOf, show } from "./show";

const TVS = [[1280, 720], [1920, 1080]] as const;
const SIZES = [[360, 640], [390, 844], [844, 390], [1440, 900], ...TVS] as const;
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
  const faults: string[] = [];
  await Promise.all(SIZES.map(async (size) => {
    const [width, height] = size;
    const here = shots.filter((shot) => shot.size === size);
    if (here.length === 0) return;
    const page = await newPage({ viewport: { width, height }, hasTouch: width < 900 });
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
    await page.close();
  }));
  if (words) await contactSheets(await browser(), shots.map(({ name, lang, size: [width] }) => ({ game: gameOf(name), names: [`${name}-${lang}-${width}`] })));
  expect(faults).toEqual([]);
  // All of them in all sizes and languages take as long as they take.
}, process.env["SCREENS"] ? 0 : TEST_MS);

/** Puts a screen up and says what is wrong with it. */
async function look(page: Page, name: string, lang: string): Promise<string[]> {
  await show(page, name, lang);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (name === "swap-chosen" && width > 900 && height > 1000) await page.locator("main > svg").waitFor(); // the dotted path
  return [...(await flaws(page)), ...(await violations(page))];
}
