// The looks of every screen in one engine, on the fixtures page.
import { expect, inject, it } from "vitest";
import type { Page } from "playwright-core";
import { SCREENS } from "../../fixtures/screens";
import type { Held, Size } from "./engine";
import * as found from "./found";

const PHONE: Size = { width: 390, height: 844 };
const TELEVISION: Size = { width: 1280, height: 720 };
const isTv = (name: string): boolean => name.startsWith("tv");
const names = Object.keys(SCREENS).filter((name) => !name.endsWith("play"));
/** The tables of all games; every fourth screen shows enough of their moments. */
const tables = names.filter((name) => SCREENS[name]!.at === "table").filter((_, i) => i % 4 === 0);

/** Where most has to fit: whoever else an engine is shown, it is shown these, full of names, cards and words. */
const FULL = ["lobby-evening", "after", "wink-call-chosen", "shark-organise", "tv-wink-end-eight"];

/** `seen`: which other screens this engine is shown, by their number; `npm run engines` shows all of them to all. */
export function looks({ open, host }: Held, seen: (i: number) => boolean, phone = PHONE): void {
  /** Does something on the fixtures page in a window of this size. */
  const on = async (size: Size, look: (page: Page) => Promise<void>): Promise<void> => {
    const page = await open(size);
    try {
      await page.goto(inject("fixtures").replace("127.0.0.1", host()));
      expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([size.width, size.height]);
      await look(page);
    } finally {
      await page.context().close();
    }
  };

  it.concurrent("screens of a phone and of a television fit", async () => {
    const faults: string[] = [];
    const look = (wanted: (name: string) => boolean) => async (page: Page) => void faults.push(...(await found.faults(page, names.filter((name, i) => wanted(name) && (FULL.includes(name) || seen(i))))));
    await Promise.all([on(phone, look((name) => !isTv(name))), on(TELEVISION, look(isTv))]);
    expect(faults).toEqual([]);
  });

  it.concurrent("no game's table scrolls by a pixel", () => on(phone, async (page) => {
    expect(await found.tooTall(page, tables)).toEqual([]);
  }));

  it.concurrent("the pool is round, dragging selects nothing, copying is quiet, toasts lie on top", () => on(phone, async (page) => {
    await found.poolIsRound(page);
    if (phone === PHONE) await found.hintStandsApart(page);
    await found.draggingSelectsNothing(page);
    await found.copiesFromAQuietField(page);
    await found.toastOverASheet(page);
  }));
}
