// What Firefox and WebKit once showed and Chromium did not, on the fixtures page.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { flaws } from "../browser/flaws";
import { show } from "../browser/show";

/** Every screen, held against what can be measured: nothing is cut, too small, too wide or a pixel too tall. */
export async function faults(page: Page, names: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const name of names) {
    await show(page, name);
    faults.push(...(await flaws(page)).map((text) => `${name}: ${text}`));
  }
  return faults;
}

/** Screens on which the page is a little taller than the window, so that it scrolls by that: asked for in one go, for that
 *  is quick also where a page is far away. */
export function tooTall(page: Page, names: string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    const tall: string[] = [];
    for (const name of names) {
      const search = `?screen=${name}&lang=en`;
      history.replaceState(null, "", search);
      dispatchEvent(new PopStateEvent("popstate"));
      const up = (): boolean => (window as { shows?: string }).shows === search && !document.querySelector("#app > .wait, .coming");
      do await new Promise((drawn) => requestAnimationFrame(drawn)); while (!up());
      const more = document.documentElement.scrollHeight - innerHeight;
      if (more > 0 && more < 3) tall.push(`${name}: page is ${more} px too tall`);
    }
    return tall;
  }, names);
}

const box = async (page: Page, css: string): Promise<{ x: number; y: number; width: number; height: number }> => (await page.locator(css).first().boundingBox())!;
const middle = async (page: Page, css: string): Promise<[number, number]> => {
  const { x, y, width, height } = await box(page, css);
  return [x + width / 2, y + height / 2];
};

/** WebKit takes an aspect ratio for a wish where the content is taller. */
export async function poolIsRound(page: Page): Promise<void> {
  await show(page, "shark-dive");
  const { width, height } = await box(page, ".at-E");
  expect(width / height).toBeCloseTo(1, 1);
}

/** What to do stands between the row and the hand, and touches neither, on every screen that has room for it. */
export async function hintStandsApart(page: Page): Promise<void> {
  let seen = 0;
  for (const screen of ["swap", "few", "two", "two-early"]) {
    await show(page, screen);
    const [row, me] = [await box(page, ".row .place"), await box(page, ".me")];
    const hint = await page.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector(".hint p")!);
      const { x, y, width, height } = words.getBoundingClientRect();
      return { x, y, width, height };
    });
    if (hint.x + hint.width <= 0) continue; // there was no room for it
    seen++;
    expect(hint.y - (row.y + row.height), screen).toBeGreaterThanOrEqual(8);
    expect(me.y - (hint.y + hint.height), screen).toBeGreaterThanOrEqual(8);
  }
  expect(seen).toBeGreaterThan(0);
}

/** A card, a piece and a person are dragged, and no text is selected on the way. */
export async function draggingSelectsNothing(page: Page): Promise<void> {
  for (const [screen, from, to] of [["swap", ".hand .stack", ".row .place"], ["shark-hold", ".held", "[data-drop]"], ["lobby-teams", ".may-drag", ".oval"]] as const) {
    await show(page, screen);
    const [[x1, y1], [x2, y2]] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(x1, y1);
    await page.mouse.down();
    for (let step = 1; step <= 4; step++) await page.mouse.move(x1 + ((x2 - x1) * step) / 4, y1 + ((y2 - y1) * step) / 4);
    expect(await page.evaluate(() => String(getSelection())), screen).toBe("");
    await page.mouse.up();
  }
}

/** On plain http a link is copied out of a field: an iPhone zooms into a small one, and shows its keyboard for one
 *  that can be written. */
export async function copiesFromAQuietField(page: Page): Promise<void> {
  await show(page, "lobby");
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
    document.execCommand = () => {
      const field = document.activeElement as HTMLTextAreaElement;
      document.body.dataset["copied"] = JSON.stringify({ text: field.value.slice(field.selectionStart, field.selectionEnd).includes("/t/"), px: parseFloat(getComputedStyle(field).fontSize), fixed: field.readOnly });
      return true;
    };
  });
  await page.locator(".lobby-table .code").click();
  await page.waitForFunction(() => document.body.dataset["copied"]);
  expect(JSON.parse(await page.evaluate(() => document.body.dataset["copied"] ?? ""))).toEqual({ text: true, px: 16, fixed: true });
}

/** A toast lies over an open sheet, with its words, also where there are no popovers; and is gone after a while. */
export async function toastOverASheet(page: Page): Promise<void> {
  await show(page, "swap");
  await page.locator("header .icon-button").first().click();
  await page.locator("dialog[open]").waitFor();
  await page.locator(".dock .act").dispatchEvent("click"); // with nothing chosen
  const toast = page.locator(".toast.shown .paper");
  await toast.waitFor();
  expect(await toast.evaluate((paper: HTMLElement) => {
    paper.style.pointerEvents = "auto"; // otherwise a press goes through it, and so does this look
    const { x, y, width, height } = paper.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return [paper.contains(top), paper.innerText.trim().length > 5];
  })).toEqual([true, true]);
  await page.locator(".toast.shown").waitFor({ state: "detached" });
}
