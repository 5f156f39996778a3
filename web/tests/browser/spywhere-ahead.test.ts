// Waiting is worth something: the cards of the next swap are chosen while another spy plays.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { PHONE } from "./person";
import { acts, opened, putAway } from "./show";

const waiting = (): Promise<Page> => opened("wait-play", { viewport: PHONE, hasTouch: true });
const press = (page: Page, place: string): Promise<void> => page.locator(`[data-place="${place}"]`).click();
const chosen = (page: Page): Promise<string[]> =>
  page.locator('.play [aria-pressed="true"]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["place"] ?? ""));
/** The game goes on, until the table says this. */
async function goOn(page: Page, says: string): Promise<void> {
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await page.locator(".now h2, .last-line", { hasText: says }).first().waitFor();
}

it("cards that are chosen ahead stay chosen when the turn begins, and nothing is sent before", async () => {
  const page = await waiting();
  await press(page, "hand:italy");
  await press(page, "row:3");
  expect(await chosen(page)).toEqual(["hand:italy", "row:3"]);
  expect(await page.locator(".dock .act").innerText()).toMatch(/^Chosen ahead\s+Pizza for Paella$/);
  await page.locator(".dock .act").press("Enter");
  for (const says of ["Heron gave Jelly, took Pizza", "Соломія is playing", "Swap one card"]) {
    await goOn(page, says);
    expect(await chosen(page)).toEqual(["hand:italy", "row:3"]);
  }
  expect(await acts(page)).toEqual([]);
  await page.locator(".dock .btn.gold").click();
  expect(await acts(page)).toEqual([{ swap: { give: "italy", take: "spain" } }]);
  await putAway(page);
});

it("a place of the row that becomes another card is chosen no more", async () => {
  const page = await waiting();
  await press(page, "row:0");
  await press(page, "hand:italy");
  await goOn(page, "Heron gave Jelly, took Pizza");
  expect(await chosen(page)).toEqual(["hand:italy"]);
  await putAway(page);
});

it("a choice made ahead is taken back as it was made", async () => {
  const page = await waiting();
  for (const place of ["hand:italy", "row:0", "hand:italy", "row:0"]) await press(page, place);
  expect(await chosen(page)).toEqual([]);
  await putAway(page);
});
