// A phone on its side, and a window at 200 %: what a moment asks for is in sight without scrolling, and nothing lies on it.
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { newPage } from "./chromium";
import { show } from "./show";

/** A phone on its side; 1440 × 900 at 200 %. */
const SIZES = [[844, 390], [720, 450]] as const;
/** What must be in reach on each screen. */
const REACH: Record<string, string[]> = {
  front: [".acts .gold", ".open", ".acts input", "label.chosen b"],
  "front-back": [".lead .btn", ".acts .gold"],
  lobby: ["footer .gold"],
  "swap-chosen": [".dock .gold", "[data-place^='row:']"],
  "identify-ready": ["[data-place='seal']", ".nations button"],
  "wink-call-chosen": [".gold"],
  "wink-room-chosen": [".gold"],
  "shark-dive-chosen": [".dock .gold"],
  "shark-bag": ["[data-bag]", ".stop"],
  "shark-hold": [".held", ".slot", ".stop"],
};

/** Which of these are out of sight or under something else. */
function hidden(page: Page, selectors: string[]): Promise<string[]> {
  return page.evaluate((selectors) => selectors.flatMap((selector) => {
    const found = [...(document.querySelector("dialog[open]") ?? document).querySelectorAll(selector)];
    if (found.length === 0) return [`${selector}: not there`];
    return found.flatMap((each, i) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return [`${selector} ${i}: ${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`];
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return each.contains(there) || there?.contains(each) ? [] : [`${selector} ${i}: under ${there?.className}`];
    });
  }), selectors);
}

it.each(SIZES)("everything that a moment asks for is in reach at %i × %i", async (width, height) => {
  const page = await newPage({ viewport: { width, height }, hasTouch: true });
  await page.goto(inject("fixtures"));
  const missed: string[] = [];
  for (const [screen, selectors] of Object.entries(REACH)) {
    await show(page, screen, "fr");
    missed.push(...(await hidden(page, selectors)).map((what) => `${screen}: ${what}`));
  }
  await page.close();
  expect(missed).toEqual([]);
});
