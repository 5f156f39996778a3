// A catch fills the screen; a tap or a key ends it.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { PHONE } from "./person";
import { opened } from "./show";

const phone = (screen: string): Promise<Page> => opened(screen, { viewport: PHONE, reducedMotion: "no-preference" });

it.each([
  ["a tap", "wink-catch-me", (page: Page) => page.mouse.click(180, 300)],
  ["a key", "tv-wink-catch", (page: Page) => page.keyboard.press("x")],
] as const)("%s ends it", async (_, screen, skip) => {
  const page = await phone(screen);
  const moment = page.locator(".moment");
  await moment.waitFor();
  expect(await moment.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
  expect(await moment.locator(".bar").innerText()).toContain(screen === "wink-catch-me" ? "Heron caught you" : "Heron caught Maximilian");
  await skip(page);
  await moment.waitFor({ state: "detached" });
  await page.close();
});

it("one that ends the game is seen before the end", async () => {
  const page = await phone("wink-catch-end");
  const moment = page.locator(".moment");
  await moment.waitFor();
  expect(await page.locator(".ending").count()).toBe(0);
  await page.mouse.click(180, 300);
  await page.locator(".ending").waitFor();
  expect(await moment.count()).toBe(0);
  await page.close();
});

it("a key that ends it does not press the button beneath", async () => {
  const page = await phone("wink-catch-me");
  await page.locator(".moment").waitFor();
  await page.evaluate(() => {
    const beneath = document.querySelector<HTMLElement>("main button")!;
    beneath.addEventListener("click", () => (document.title = "pressed"));
    beneath.focus();
  });
  await page.keyboard.press("Enter");
  await page.locator(".moment").waitFor({ state: "detached" });
  expect(await page.title()).not.toBe("pressed");
  await page.keyboard.press("Enter");
  expect(await page.title()).toBe("pressed");
  await page.close();
});
