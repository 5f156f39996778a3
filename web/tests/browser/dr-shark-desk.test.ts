// Dr Shark at a desk: letters choose an area, digits the evidence, Enter does what the gold button does; Tab goes from the pool
// to the gold button to the targets.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { acts, opened, putAway } from "./show";

const desk = (screen: string): Promise<Page> => opened(screen, { viewport: { width: 1440, height: 900 } });
const gold = (page: Page): Promise<string> => page.locator(".dock .btn.act").innerText();

it("a letter points at a free space of its area, once more at the next, Escape takes it back, Enter dives", async () => {
  const page = await desk("shark-dive");
  await page.locator(".pool kbd").first().waitFor();
  const chosen = async (): Promise<string | null> => ((await page.locator(".space.picked").count()) ? page.locator(".space.picked").getAttribute("data-place") : null);
  await page.keyboard.press("c");
  expect(await chosen()).toBe("space:C:light");
  await page.keyboard.press("Escape");
  expect(await chosen()).toBe(null);
  await page.keyboard.press("B");
  expect(await chosen()).toBe("space:B:dark");
  expect(await page.locator(".dock kbd").innerText()).toBe("↵");
  await page.keyboard.press("Enter");
  expect(await acts(page)).toEqual([{ dive: { area: "B", space: "dark" } }]);
  await putAway(page);
});

it("a letter that leads nowhere says why", async () => {
  const page = await desk("shark-dive");
  await page.keyboard.press("a");
  await page.locator(".toast", { hasText: "area" }).waitFor();
  expect(await page.locator(".space.picked").count()).toBe(0);
  await putAway(page);
});

it("while others play a letter plans the next dive, and takes it back", async () => {
  const page = await desk("shark-watch-dive");
  const on = page.locator(".ahead .on");
  const [key] = await page.locator(".ahead kbd").allInnerTexts();
  await page.keyboard.press(key!);
  expect((await on.innerText()).startsWith(key!)).toBe(true);
  await page.keyboard.press(key!);
  await on.waitFor({ state: "detached" });
  await putAway(page);
});

it("a digit chooses the evidence, Enter makes it", async () => {
  const page = await desk("shark-chooser");
  expect(await gold(page)).toContain("Clown");
  const digit = await page.locator('[data-makes="throwing-star"] kbd').innerText();
  await page.keyboard.press(digit);
  expect(await gold(page)).toContain("Throwing star");
  await page.keyboard.press("Enter");
  expect(await acts(page)).toEqual([{ complete: "throwing-star" }]);
  await putAway(page);
});

it("Tab goes from the pool to the gold button, and then to the targets", async () => {
  const page = await desk("shark-dive-chosen");
  await page.locator(".space").last().focus();
  const way: string[] = [];
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press("Tab");
    way.push(await page.evaluate(() => (document.activeElement as HTMLElement).dataset["place"] ?? document.activeElement?.className ?? ""));
  }
  expect(way[0]).toBe("gold");
  expect(way[1]).toMatch(/^target:/);
  await putAway(page);
});

it("a second press on the chosen space keeps it, and does not dive", async () => {
  const page = await desk("shark-dive");
  const space = page.locator('[data-place="space:C:light"]');
  await space.click();
  await space.click();
  expect(await space.getAttribute("aria-pressed")).toBe("true");
  expect(await acts(page)).toEqual([]);
  await putAway(page);
});

it("keys that choose a space lead on to the button that dives", async () => {
  const page = await desk("shark-dive");
  await page.locator('[data-place="space:C:light"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".dock .btn.gold"));
  await page.keyboard.press("Enter");
  expect(await acts(page)).toEqual([{ dive: { area: "C", space: "light" } }]);
  await putAway(page);
});
