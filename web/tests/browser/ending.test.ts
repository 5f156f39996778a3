// The end of a game as a story: the winner under the lights, one's own count next, a picture to send.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { PICTURES } from "./evening";
import { opened } from "./show";

async function open(screen: string, width: number, height: number): Promise<Page> {
  const page = await opened(screen, { viewport: { width, height } });
  await page.locator(".ending.done").waitFor();
  return page;
}

it("says who won and why, and marks the reader, whose count is next to the winner's", async () => {
  const page = await open("end", 360, 640);
  expect(await page.locator("h1").innerText()).toBe("Wolf wins!");
  expect(await page.locator(".winners p").innerText()).toContain("by 11 points");
  expect(await page.locator(".winners p").innerText()).toContain("Wolf had identified everyone");
  expect(await page.locator(".firsts .end-spy").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(["Wolf", "Owl"]);
  expect(await page.locator(".end-spy em").allInnerTexts()).toEqual(["You"]);
  expect(await page.locator(".highlights li").count()).toBe(3);
  await page.close();
});

it("can be shared as a picture", async () => {
  const page = await open("end", 390, 844);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".share").click()]);
  expect(download.suggestedFilename()).toBe("safehouse.png");
  await download.saveAs(join(PICTURES, "share.png"));
  const png = readFileSync(await download.path());
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1080, 1350]);
  await page.locator("footer small").waitFor();
  await page.close();
});

it.each(["tv-end", "tv-wink-end", "tv-wink-end-eight", "tv-shark-end"])("%s fills a small television and leaves nothing out", async (screen) => {
  const page = await open(screen, 1280, 720);
  const boxes = await page.locator(".end-spy, .highlights li, .foot > *, .winners p").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const { left, top, right, bottom } of boxes) expect([left >= 0, top >= 0, right <= 1280, bottom <= 720]).toEqual([true, true, true, true]);
  const [words, card] = await Promise.all([page.locator(".winners").boundingBox(), page.locator(".firsts .end-spy").first().boundingBox()]);
  expect(words!.y + words!.height).toBeLessThanOrEqual(card!.y);
  await page.close();
});
