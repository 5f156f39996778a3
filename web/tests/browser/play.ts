// Plays Spywhere as a person would: looks at the screen, presses what is there.
import type { Locator, Page } from "playwright-core";
import { NOW_AND_THEN } from "./patience";

const mine = (): boolean => document.title.startsWith("●") || document.querySelector(".end-spy") !== null;

/** Waits until there is something to do, or it is over. Whether there is something to do. */
export async function myMoment(page: Page): Promise<boolean> {
  await page.waitForFunction(mine, null, NOW_AND_THEN);
  return (await page.locator(".end-spy").count()) === 0;
}

export type Moment = "swap" | "eliminate" | "identify" | "end" | "final";

/** Which moment it is, by the line of steps and the gold button. */
export async function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const steps = [...document.querySelectorAll(".now li")];
    if (steps.length === 0) return "final";
    const now = steps.findIndex((step) => step.classList.contains("is-now"));
    return (["end", "swap", "eliminate", "identify"] as const)[Math.max(0, now)] ?? "end";
  });
}

const gold = (page: Page): Locator => page.locator(".dock .btn.gold");

/** One move. Envelopes are laid as soon as they may be, so that games end soon. */
export async function move(page: Page): Promise<void> {
  switch (await moment(page)) {
    case "swap":
      await page.locator(".hand .stack").first().click();
      await page.locator(".row .place").last().click();
      await gold(page).click();
      break;
    case "identify":
      await page.locator(".me .choice").first().click();
      await seal(page);
      break;
    case "final":
      if ((await page.locator(".me .choice").count()) > 0) {
        await gold(page).click();
        await seal(page);
      } else await gold(page).click();
      break;
    case "eliminate":
    case "end":
      await gold(page).click();
  }
  await answered(page);
}

/** A turn with nothing but what must be done: the swap. */
export async function pass(page: Page): Promise<void> {
  await page.locator(".hand .stack").first().click();
  await page.locator(".row .place").last().click();
  await gold(page).click();
  await answered(page);
  // "End turn" is the gold button, or beside it where three may be eliminated.
  if (!(await page.evaluate(() => document.title.startsWith("●")))) return;
  await ((await moment(page)) === "eliminate" ? page.locator(".me .choice").last() : gold(page)).click();
  await answered(page);
}

/** A press has been answered when the table waits no more, and shows what came of it. */
export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector(".spywhere.pending"), null, NOW_AND_THEN);
}

async function seal(page: Page): Promise<void> {
  const sheet = page.locator("dialog[open]");
  const free = '[aria-disabled="false"]';
  await sheet.locator(`.spies button${free}`).first().click();
  await sheet.locator(`.nations button${free}`).first().click();
  await sheet.locator(".btn.gold").click();
}

/** Plays to the end, doing something before some of the moves if asked to. */
export async function playOn(page: Page, before: (moves: number) => Promise<void> = async () => {}): Promise<number> {
  for (let moves = 0; ; moves++) {
    if (!(await myMoment(page))) return moves;
    await before(moves);
    await move(page);
  }
}

/** The end as a screen shows it, once all is turned over: everybody's name, count and total, by name. */
export async function result(page: Page): Promise<[name: string, count: number[], won: boolean][]> {
  await page.locator(".end-spy.won").first().waitFor();
  const all = await page.locator(".end-spy").evaluateAll((articles) => articles.map((article): [string, number[], boolean] => [
    article.getAttribute("aria-label") ?? "",
    [...article.querySelectorAll("dd")].map((line) => Number(line.textContent)),
    article.classList.contains("won"),
  ]));
  return all.sort(([a], [b]) => a.localeCompare(b));
}
