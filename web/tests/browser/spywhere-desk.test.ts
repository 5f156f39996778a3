// Spywhere at a desk: cards are dragged, keys go from the hand to the row to the gold button; and the envelopes that
// were right fill the screen at the end.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { opened, putAway } from "./show";

const shown = (screen: string, size = { width: 1440, height: 900 }): Promise<Page> => opened(screen, { viewport: size, reducedMotion: "no-preference" });
/** What the table says was given and taken, once the swap of the scripted game has been made. */
const swapped = (page: Page): Promise<void> => page.locator(".spywhere", { hasText: "You gave Pizza, took Paella" }).first().waitFor();

it.each([["the hand to the row", '[data-place="hand:italy"]', '[data-place="row:3"]'], ["the row to the hand", '[data-place="row:3"]', '[data-place="hand:italy"]']])("a card dragged from %s is a swap", async (_, from, to) => {
  const page = await shown("play");
  await page.locator(from).dragTo(page.locator(to));
  await swapped(page);
  await putAway(page);
});

it("a card that is dropped on nothing stays where it was, and is not chosen", async () => {
  const page = await shown("play");
  await page.locator('[data-place="hand:italy"]').dragTo(page.locator(".now, h2").first());
  expect(await page.locator(".drag-ghost").count()).toBe(0);
  expect(await page.locator("[aria-pressed=true]").count()).toBe(0);
  await putAway(page);
});

it("digits choose from the hand, then from the row, and Enter swaps; the hints are on the cards", async () => {
  const page = await shown("play");
  await page.locator(".hand kbd").first().waitFor();
  const digit = async (place: string): Promise<string> => page.locator(`[data-place="${place}"] kbd`).innerText();
  await page.keyboard.press(await digit("hand:italy"));
  expect(await page.locator(".hand kbd").count()).toBe(0);
  await page.keyboard.press(await digit("row:3"));
  await page.keyboard.press("Enter");
  await swapped(page);
  await putAway(page);
});

it("Tab goes from the hand to the row to the gold button", async () => {
  const page = await shown("swap-chosen");
  await page.locator(".hand .stack").last().focus();
  const next = async (): Promise<string> => {
    await page.keyboard.press("Tab");
    return page.evaluate(() => (document.activeElement as HTMLElement).dataset["place"] ?? document.activeElement?.className ?? "");
  };
  const way: string[] = [];
  for (let i = 0; i < 7; i++) way.push(await next());
  expect(way.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((slot) => `row:${slot}`));
  expect(way.indexOf("gold"), way.join(", ")).toBeGreaterThan(4);
  await putAway(page);
});

it.each([
  ["a phone shows its player's envelope; a tap ends it", "opened", { width: 360, height: 640 }, "You identified Maximilian", (page: Page) => page.mouse.click(180, 300)],
  ["it shows who identified me, if I identified nobody", "opened-me", { width: 844, height: 390 }, "Owl identified you", (page: Page) => page.keyboard.press("x")],
  ["the shared screen shows the one worth most; a key ends it", "tv-opened", { width: 1280, height: 720 }, "Wolf identified", (page: Page) => page.keyboard.press("x")],
])("an envelope that was right fills the screen: %s", async (_, screen, size, says, end) => {
  const page = await shown(screen, size);
  const moment = page.locator(".moment");
  await moment.waitFor();
  expect(await moment.boundingBox()).toEqual({ x: 0, y: 0, ...size });
  expect(await moment.locator(".bar").innerText()).toContain(says);
  await end(page);
  await moment.waitFor({ state: "detached" });
  await page.locator("main.ending").waitFor();
  await putAway(page);
});

it.each([["opened", 360, 640], ["opened-me", 360, 640], ["opened", 844, 390], ["opened-me", 844, 390], ["tv-opened", 1280, 720]] as const)("the stamp of %s at %i × %i covers no word of the title", async (screen, width, height) => {
  for (const lang of ["en", "fr", "uk"]) {
    const page = await opened(screen, { viewport: { width, height }, reducedMotion: "reduce" }, lang);
    await page.locator(".moment b.stamp").waitFor();
    const [stamp, title] = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector(".moment .says .poster")!);
      return [document.querySelector(".moment b.stamp")!.getBoundingClientRect().bottom, words.getBoundingClientRect().top];
    });
    expect(stamp, lang).toBeLessThanOrEqual(title! + 2);
    await putAway(page);
  }
});
