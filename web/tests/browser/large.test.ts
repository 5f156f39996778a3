// Large screens, on fixtures: their room is used, keys stand on their buttons, and the shared screen always has the way in.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { TV } from "./person";
import { opened, putAway } from "./show";

const shown = (screen: string, viewport = TV, lang = "en"): Promise<Page> => opened(screen, { viewport, reducedMotion: "reduce" }, lang);
const edges = async (page: Page, what: string): Promise<{ top: number; bottom: number; left: number; right: number }> => {
  const { x, y, width, height } = (await page.locator(what).first().boundingBox())!;
  return { top: y, bottom: y + height, left: x, right: x + width };
};

it("a lobby has no empty band above its start", async () => {
  const page = await shown("lobby");
  const [seats, start] = [await edges(page, ".seats"), await edges(page, "footer .btn.gold")];
  expect(start.top - seats.bottom).toBeLessThan(TV.height / 8);
  await putAway(page);
});

it.each(["tv-crowded", "tv-two"])("%s has clues that are seen across the room, and nothing below its edge", async (screen) => {
  const page = await shown(screen);
  const heights = await page.locator(".spies .cell").evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(70);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(TV.height);
  await putAway(page);
});

it.each([
  ["tv-wink-catch", ".bar .says, .bar .counts"],
  ["tv-opened", ".bar .says"],
  ["tv-shark-evidence", ".bar .says, .bar .sums"],
  ["tv-shark-theft", ".bar p, .bar .poster"],
  ["tv-shark-bite", ".says p, .kept"],
] as const)("%s keeps the code and the QR code in a corner, and nothing lies under them", async (screen, words) => {
  for (const viewport of [TV, { width: 1280, height: 720 }]) {
    const page = await shown(screen, viewport, "fr");
    await page.locator(".moment .way svg").waitFor();
    const way = await edges(page, ".moment .way");
    expect(await page.locator(".moment .way").innerText()).toContain("samuvelo");
    expect(way.right <= viewport.width && way.bottom <= viewport.height).toBe(true);
    // As wide as what is written, not as the box that it could fill.
    const written = await page.locator(".moment").locator(words).evaluateAll((all) => all.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const { right, bottom } = range.getBoundingClientRect();
      return { right, bottom, text: each.textContent };
    }));
    expect(written.filter(({ right, bottom }) => right > way.left && bottom > way.top)).toEqual([]);
    await putAway(page);
  }
});

it("every key that does the same as a button stands on it", async () => {
  const page = await shown("wink-called", { width: 1440, height: 900 });
  const buttons = page.locator(".dock .btn[aria-keyshortcuts]");
  await buttons.first().waitFor();
  const keys = await buttons.evaluateAll((all) => all.map((each) => [each.getAttribute("aria-keyshortcuts"), each.querySelector("kbd")?.checkVisibility() ? each.querySelector("kbd")!.textContent : null]));
  expect(keys).toContainEqual(["A", "A"]);
  expect(keys).toContainEqual(["W", "W"]);
  expect(keys.filter(([key, shown]) => shown !== (key === "Enter" ? "↵" : key))).toEqual([]);
  await putAway(page);
});
