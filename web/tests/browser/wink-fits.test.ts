// Wink apart on small screens: the words of its buttons stay whole, what a newcomer is told speaks of the sign of this
// table and lies on nothing that it speaks of.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { PATIENCE_MS } from "./patience";
import { PHONE } from "./person";
import { opened, putAway } from "./show";

const LANGS = ["en", "fr", "uk"];

/** Which words of these elements are broken in two, and which texts are cut by the edge of their box. A name may end in dots. */
const broken = (page: Page, selector: string): Promise<string[]> => page.evaluate((selector) => {
  const found: string[] = [];
  for (const box of document.querySelectorAll(selector)) {
    const edge = box.getBoundingClientRect();
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s\u00a0\u202f-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`);
        const isName = getComputedStyle(text.parentElement!).textOverflow === "ellipsis";
        if (!isName && rects.some(({ left, right }) => left < edge.left - 0.5 || right > edge.right + 0.5)) found.push(`cut: ${word}`);
      }
    }
  }
  return found;
}, selector);

it.each(["wink-turn-called", "wink-turn-called-choose", "wink-turn-called-call", "wink-contact"].flatMap((screen) => LANGS.flatMap((lang) => [360, 390].map((width) => ({ screen, lang, width })))))(
  "the buttons of $screen keep their words whole, and nothing scrolls ($lang, $width)",
  async ({ screen, lang, width }) => {
    const page = await opened(screen, { viewport: { width, height: width === 360 ? 640 : 844 }, hasTouch: true }, lang);
    expect(await broken(page, ".dock button")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await putAway(page);
  },
);

const NEEDS = { "wink-coach-call": ".cell, .hand", "wink-coach-contact": ".stage, .band, .hand", "wink-coach-called": ".stage, .band, .hand" };
const NOSE = { en: /nose/, fr: /nez/, uk: /носа/ };
const SIZES = [PHONE, { width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1280, height: 800 }];
it.each(Object.entries(NEEDS).flatMap(([screen, needs]) => SIZES.map((size) => ({ screen, needs, ...size }))))(
  "$screen speaks of this table’s sign and covers nothing that it speaks of ($width × $height)",
  async ({ screen, needs, ...viewport }) => {
    for (const lang of ["en", "fr", "uk"] as const) {
      const page = await opened(screen, { viewport, hasTouch: viewport.width < 900 }, lang);
      await page.locator(".mark", { hasText: NOSE[lang] }).waitFor();
      await expect.poll(() => page.evaluate((needs) => {
        const mark = document.querySelector(".mark")!.getBoundingClientRect();
        return [...document.querySelectorAll(`${needs}, .dock button, header svg[role=img]`)].flatMap((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const covers = Math.min(right, mark.right) - Math.max(left, mark.left) > 0.5 && Math.min(bottom, mark.bottom) - Math.max(top, mark.top) > 0.5;
          return covers ? [each.className.toString()] : [];
        });
      }, needs), { timeout: PATIENCE_MS }).toEqual([]);
      await putAway(page);
    }
  },
);

it.each(LANGS)("a long name leaves the rest of whose turn it is (%s)", async (lang) => {
  const page = await opened("wink-long-wait", { viewport: PHONE, hasTouch: true }, lang);
  const said = await page.locator(".turn .words > span").evaluate((line) => {
    const { left, right, bottom } = line.getBoundingClientRect();
    const rests = [...line.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE && each.textContent!.trim());
    return rests.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const box = range.getBoundingClientRect();
      return box.left >= left - 0.5 && box.right <= right + 0.5 && box.bottom <= bottom + 1;
    });
  });
  expect(said).toEqual([true]);
  await putAway(page);
});

it("who accuses at a distance is told what it costs before the tap that does it", async () => {
  const page = await opened("wink-accuse", { viewport: PHONE, hasTouch: true });
  await page.locator(".strip", { hasText: "uses up one of your 3 CI cards" }).waitFor();
  await putAway(page);
});

it.each(["wink-turn-called", "wink-called"])("everything of %s can be pressed on a phone whose page is shown at twice its size (195 × 422)", async (screen) => {
  const page = await opened(screen, { viewport: { width: 195, height: 422 }, hasTouch: true });
  const bad = await page.locator(".dock button, header button").evaluateAll((all) => all.flatMap((each) => {
    const { left, right, width, height, top, bottom } = each.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && right <= innerWidth + 0.5 && width >= 43.5 && height >= 43.5 && each.contains(there) ? [] : [`${each.className}: ${left} to ${right}, ${top} to ${bottom}`];
  }));
  expect(bad).toEqual([]);
  await putAway(page);
});
