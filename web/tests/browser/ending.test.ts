// The end of a game as a story: the winner under the lights, one's own count next, a picture to send.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { newPage } from "./chromium";
import { PICTURES } from "./evening";
import { opened, putAway, show } from "./show";

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
  await putAway(page);
});

/** Whatever is counted at an end has a clock of its own: a test lets it go on. */
interface Held extends Window { held: (() => void)[] }
/** When a card's things move, in milliseconds after it is turned: from when to when. */
interface Told { turns: [number, number][]; lines: number[]; total: number; hidden: string; heights: number[] }

async function turned(screen: string, viewport: { width: number; height: number }): Promise<{ before: string; told: Told }> {
  const page = await newPage({ viewport, reducedMotion: "no-preference" });
  await page.addInitScript(() => Object.assign(window, { held: [], setInterval: (each: () => void) => (window as unknown as Held).held.push(each) }));
  await page.goto(inject("fixtures"));
  await show(page, screen);
  // The one that is turned next.
  const card = page.locator(".turning .end-spy:not(:has(dl))").first();
  const place = await page.locator(".turning .end-spy").evaluateAll((all) => all.findIndex((each) => !each.querySelector("dl")));
  const before = await card.innerText();
  await page.evaluate(() => (window as unknown as Held).held.forEach((each) => each()));
  await page.locator(".turning .end-spy").nth(place).locator("dl").waitFor();
  const told = await page.locator(".turning .end-spy").nth(place).evaluate((card): Told => {
    const when = (css: string): [number, number][] => [...card.querySelectorAll(css)].map((each) => {
      const all = each.getAnimations().map((one) => one.effect!.getComputedTiming());
      return [Math.min(...all.map(({ delay }) => delay!)), Math.max(...all.map(({ endTime }) => endTime as number))];
    });
    const hidden = card.querySelector(".turning");
    return {
      turns: when(".turning"),
      lines: when("dl > div:not(.total)").map(([from]) => from),
      total: when("dl > .total")[0]![0],
      hidden: [...card.querySelectorAll(".turning")].map((each) => each.textContent!.trim()).join(" "),
      heights: [hidden, card.querySelector("dl > div:not(.total)")].map((each) => each?.getBoundingClientRect().top ?? -1),
    };
  });
  await page.close();
  return { before, told };
}

const [SMALL, ACROSS] = [{ width: 360, height: 640 }, { width: 1280, height: 720 }];
it.each([
  ["end-turning", SMALL, /./],
  ["tv-end-turning", ACROSS, /./],
  ["wink-end-turning", SMALL, /^4 26/],
  ["tv-wink-end-turning", ACROSS, /^4 26/],
  ["shark-end-turning", SMALL, null],
] as const)("%s turns what was hidden, then counts the lines, then says the total", async (screen, size, hidden) => {
  const { before, told } = await turned(screen, size);
  expect(before, "nothing is told before it is turned").not.toMatch(/\d/);
  const seen = Math.max(0, ...told.turns.map(([, to]) => to));
  if (hidden) {
    expect(told.hidden).toMatch(hidden);
    expect(told.turns.map(([from]) => from)).toEqual(told.turns.map(() => 0));
    expect(seen).toBeGreaterThan(0);
    expect(told.heights[0]).toBeLessThan(told.heights[1]!);
  }
  expect(Math.min(...told.lines)).toBeGreaterThanOrEqual(seen);
  expect(Math.min(...told.lines)).toBeGreaterThan(0);
  expect(told.total).toBeGreaterThan(Math.max(...told.lines));
});

it("can be shared as a picture", async () => {
  const page = await open("end", 390, 844);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".share").click()]);
  expect(download.suggestedFilename()).toBe("safehouse.png");
  await download.saveAs(join(PICTURES, "share.png"));
  const png = readFileSync(await download.path());
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1080, 1350]);
  await page.locator("footer small").waitFor();
  await putAway(page);
});

it.each([["end", 1440, 900], ["end", 1280, 720], ["wink-end", 1440, 900], ["wink-end-plain", 1280, 720], ["shark-end", 1440, 900]] as const)("%s uses the room of a desktop of %d × %d: the winners on the left, all else on the right", async (screen, width, height) => {
  const page = await open(screen, width, height);
  const boxes = (css: string): Promise<DOMRect[]> => page.locator(css).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const [left, right, [acts]] = await Promise.all([boxes(".winners, .firsts .end-spy"), boxes(".highlights li, .rest .end-spy, .evening"), boxes("footer")]);
  expect(left.length).toBeGreaterThan(2);
  expect(Math.min(...right.map((box) => box.left))).toBeGreaterThanOrEqual(Math.max(...left.map((box) => box.right)));
  expect(Math.max(...right.map((box) => box.right)) - Math.min(...left.map((box) => box.left))).toBeGreaterThan(0.85 * width);
  // The reader's own total is in sight without scrolling.
  const [total] = await boxes(".firsts li:last-child .total");
  expect(total!.bottom).toBeLessThanOrEqual(acts!.bottom);
  await putAway(page);
});

it("whoever is away is marked at the end, too", async () => {
  for (const screen of ["end", "tv-end"]) {
    const page = await open(screen, 1280, 720);
    expect(await page.locator(".end-spy", { has: page.locator(".away-badge") }).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(["Соломія"]);
    await putAway(page);
  }
});

it("the shared screen says who has won how often, also beside five other counts", async () => {
  for (const screen of ["tv-end", "tv-wink-end", "tv-wink-end-eight"]) {
    const page = await open(screen, 1280, 720);
    expect(await page.locator(".foot .wins span[aria-hidden]").allInnerTexts()).toEqual(["2", "1", "1"]);
    for (const wins of await page.locator(".foot .wins").all()) expect(await wins.isVisible()).toBe(true);
    await putAway(page);
  }
});

const TELEVISION = ["tv-end", "tv-wink-end", "tv-wink-end-eight", "tv-shark-end", "tv-wink-end-plain", "tv-wink-end-eight-plain"];

it.each(TELEVISION.flatMap((screen) => ["en", "fr", "uk"].map((lang) => [screen, lang] as const)))("%s leaves little of a small television empty, and no word is too small to read (%s)", async (screen, lang) => {
  const page = await opened(screen, { viewport: { width: 1280, height: 720 } }, lang);
  await page.locator(".ending.done").waitFor();
  const { boxes, right, covered, below, small } = await page.evaluate(() => {
    const rects = (css: string): DOMRect[] => [...document.querySelectorAll(css)].map((each) => each.getBoundingClientRect());
    const cards = rects(".end-spy, .highlights li");
    const [code] = rects(".corner .qr") as [DOMRect];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement!;
      // A passport is a picture: what it says is told by the dish, too. What is for screen readers alone is no size at all.
      if (!texts.currentNode.textContent!.trim() || around.closest(".sr, .passports, script, style") || getComputedStyle(around).clipPath !== "none" || !around.checkVisibility()) continue;
      if (Math.round(parseFloat(getComputedStyle(around).fontSize)) < 16) small.push(texts.currentNode.textContent!.trim());
    }
    return {
      boxes: [Math.min(...cards.map(({ left }) => left)), Math.min(...cards.map(({ top }) => top)), Math.max(...cards.map((each) => each.right)), Math.max(...cards.map(({ bottom }) => bottom))],
      right: rects(".rest .end-spy, .best li, .foot > *").reduce((sum, { width, height }) => sum + width * height, 0),
      covered: cards.filter((card) => card.left < code.right && card.right > code.left && card.top < code.bottom && card.bottom > code.top).length,
      below: rects(".end-spy, .foot li, .foot tr, .foot .code").filter(({ bottom }) => bottom > innerHeight).length,
      small,
    };
  });
  const [left, top, far, bottom] = boxes as [number, number, number, number];
  expect(far - left).toBeGreaterThan(0.95 * 1280);
  expect(bottom - top).toBeGreaterThan(0.9 * 720);
  // Beside the winners' column, which is as high as the screen.
  expect(right).toBeGreaterThan(0.8 * 0.69 * 1280 * 720 * 0.95);
  expect([covered, below, small]).toEqual([0, 0, []]);
  await putAway(page);
});

it.each(TELEVISION)("%s fills a small television and leaves nothing out", async (screen) => {
  const page = await open(screen, 1280, 720);
  const boxes = await page.locator(".end-spy, .highlights li, .foot > *, .winners p").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const { left, top, right, bottom } of boxes) expect([left >= 0, top >= 0, right <= 1280, bottom <= 720]).toEqual([true, true, true, true]);
  const [words, card] = await Promise.all([page.locator(".winners").boundingBox(), page.locator(".firsts .end-spy").first().boundingBox()]);
  expect(words!.y + words!.height).toBeLessThanOrEqual(card!.y);
  await putAway(page);
});
