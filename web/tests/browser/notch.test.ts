// Where a phone has its notch, its clock and its bar at the bottom: nothing that is pressed or read lies under them.
import { expect, inject, it } from "vitest";
import type { Page } from "playwright-core";
import { newPage } from "./chromium";
import { show } from "./show";

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

async function phone(width: number, height: number, insets: Insets): Promise<Page> {
  const page = await newPage({ viewport: { width, height }, hasTouch: true });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await page.goto(inject("fixtures"));
  return page;
}

/** What lies under an inset at either side; at the top, where the page begins; and at the bottom, where it ends. */
function under(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate((insets) => {
    const top = document.querySelector("dialog[open]") ?? document;
    const words = (each: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return range.getBoundingClientRect();
    };
    const found: string[] = [];
    const look = (hidden: (box: DOMRect) => boolean): void => {
      // The pieces of an open bag are dragged from under it.
      for (const each of top.querySelectorAll("button, a, input, select, p, h1, h2, h3, small, b")) {
        if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || each.closest(".sr, svg, .heap .lying") || each.querySelector(".sr")) continue;
        const box = /^(BUTTON|A|INPUT|SELECT)$/.test(each.tagName) ? each.getBoundingClientRect() : words(each);
        if (box.width <= 1 || box.height <= 1 || box.right <= 0 || box.left >= innerWidth || box.bottom <= 0 || box.top >= innerHeight || !hidden(box)) continue;
        found.push(`${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 30)} ${Math.round(box.left)}–${Math.round(box.right)} × ${Math.round(box.top)}–${Math.round(box.bottom)}`);
      }
    };
    const scrolled = [document.documentElement, ...top.querySelectorAll("*")].filter((each) => each.scrollHeight > each.clientHeight);
    const scroll = (to: (each: Element) => number): void => scrolled.forEach((each) => void (each.scrollTop = to(each)));
    scroll(() => 0);
    look(({ left, right }) => left < insets.left - 0.5 || right > innerWidth - insets.right + 0.5);
    look((box) => box.top < insets.top - 0.5);
    scroll((each) => each.scrollHeight);
    // A sheet scrolls by whole pixels.
    look((box) => box.bottom > innerHeight - insets.bottom + 1.5);
    scroll(() => 0);
    return found;
  }, insets);
}

async function underOf(page: Page, screens: string[], insets: Insets): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await show(page, screen);
    found.push(...(await under(page, insets)).map((text) => `${screen}: ${text}`));
  }
  return found;
}

it("nothing lies under a notch at either side", async () => {
  const screens = ["front", "join", "lobby", "menu", "swap", "identify", "opened", "wink-near", "wink-call-chosen", "wink-room", "wink-catch-you", "shark-dive", "shark-bag-one", "shark-hold", "shark-look", "shark-organise", "end", "rules-wink"];
  const insets = { top: 0, left: 47, right: 47, bottom: 21 };
  const page = await phone(844, 390, insets);
  const found = await underOf(page, screens, insets);
  await page.close();
  expect(found).toEqual([]);
});

/** As an installed page has them on an iPhone. */
const UPRIGHT = { top: 59, left: 0, right: 0, bottom: 34 };
const PORTRAIT = [
  "front", "front-gone", "front-open", "front-learn", "front-levels", "nowhere", "missing", "elsewhere", "join", "join-asked", "join-watching", "lobby", "lobby-sound", "lobby-asked", "lobby-me", "lobby-evening",
  "rules-wink", "clause-wink", "menu", "swap", "final", "identify", "opened", "end", "wink-near", "wink-call-chosen", "wink-called", "wink-room", "wink-catch-you", "wink-end",
  "shark-dive", "shark-bag", "shark-bag-one", "shark-hold", "shark-look", "shark-organise", "shark-end", "says-bag", "says-swap", "says-call", "hint-swap", "hint-identify", "hint-dive", "hint-bag", "hint-call",
];

it("nothing lies under the clock of a phone, nor under the bar at its bottom; and what fits between them does", async () => {
  const page = await phone(390, 844, UPRIGHT);
  const found = await underOf(page, PORTRAIT, UPRIGHT);
  for (const screen of ["swap", "wink-near", "wink-room"]) {
    await show(page, screen);
    if ((await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)) > 0) found.push(`${screen} scrolls`);
  }
  await page.close();
  expect(found).toEqual([]);
});
