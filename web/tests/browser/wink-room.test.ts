// Wink in one room (§11.1): no phone may betray its owner. The same seat at the same table, once called and
// once not: the page and the picture are equal, pixel for pixel, until the corner is lifted.
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serve } from "../../scripts/serve.mjs";
import { ARGS, CHROMIUM } from "./house";

const FOLDER = join(import.meta.dirname, "../../../target/fixtures-wink-room");
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;

beforeAll(async () => {
  await build({ mode: "fixtures", logLevel: "warn", build: { outDir: FOLDER } });
  site = await serve(FOLDER, "fixtures.html");
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
}, 120_000);
afterAll(async () => {
  await browser.close();
  site.close();
});

interface Look {
  html: string;
  title: string;
  picture: string;
}

async function looks(screen: string, lang: string, then: (page: Page) => Promise<unknown> = async () => {}): Promise<Look> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${site.address}/?screen=${screen}&lang=${lang}`);
  await page.locator(".room, .distance").waitFor();
  await page.evaluate(() => document.fonts.ready);
  await then(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const html = await page.evaluate(() => document.body.outerHTML);
  const look = { html, title: await page.title(), picture: (await page.screenshot()).toString("base64") };
  await context.close();
  return look;
}

/** Equal, and if not, where the difference begins: pages and pictures are too long to print. */
function alike(one: Look, other: Look): void {
  const at = [...one.html].findIndex((letter, i) => letter !== other.html[i]);
  expect(at < 0 ? "" : one.html.slice(at - 80, at + 80)).toBe(at < 0 ? "" : other.html.slice(at - 80, at + 80));
  expect([one.html.length, one.title]).toEqual([other.html.length, other.title]);
  expect(one.picture === other.picture, "pixel for pixel").toBe(true);
}

const lift = async (page: Page): Promise<void> => {
  await page.locator(".flap").hover();
  await page.mouse.down();
  await page.locator(".corner.held").waitFor();
};

it.each(["en", "fr", "uk"])("called or not, the phone looks alike (%s)", async (lang) => {
  alike(await looks("wink-room-called", lang), await looks("wink-room", lang));
});

it("also while its owner taps about", async () => {
  const tap = (page: Page): Promise<void> => page.locator('.spy[data-place="seat:2"]').click();
  const called = await looks("wink-room-called", "en", tap);
  expect(called.html).toContain("data-accuse");
  alike(called, await looks("wink-room", "en", tap));
  const card = (page: Page): Promise<void> => page.locator('[data-agent="17"]').click();
  alike(await looks("wink-room-called", "uk", card), await looks("wink-room", "uk", card));
});

it("the lifted corner tells its owner, and covers again when let go", async () => {
  const called = await looks("wink-room-called", "en", lift);
  expect(called.html).toContain("called by");
  expect(called.picture === (await looks("wink-room", "en", lift)).picture).toBe(false);
  const down = async (page: Page): Promise<void> => {
    await lift(page);
    await page.mouse.up();
    await page.locator(".corner:not(.held)").waitFor();
  };
  alike(await looks("wink-room-called", "en", down), await looks("wink-room", "en", down));
});

it("and the check can fail: at a distance the called have a screen of their own", async () => {
  expect((await looks("wink-called", "en")).html === (await looks("wink-near", "en")).html).toBe(false);
});
