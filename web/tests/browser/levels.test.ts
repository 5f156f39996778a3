// A whole game of each kind against each level of bots, by somebody who plays quickly.
import { expect, it } from "vitest";
import { evening, house } from "./house";
import type { Person } from "./person";
import * as shark from "./dr-shark-play";
import * as spywhere from "./play";
import * as wink from "./wink";

house();

const LEVELS = ["rookie", "regular", "veteran", "mastermind"];

/** Everybody's points are on the screen, and all opponents were bots of this level. */
async function ended({ page, table }: Person, bots: string[]): Promise<void> {
  await page.locator(".end-spy .total").first().waitFor();
  expect(await page.locator(".end-spy").count()).toBe(bots.length + 1);
  expect(table.seats.flatMap((chair) => (chair.kind === "bot" ? [chair.level] : []))).toEqual(bots);
}

it.concurrent.each(LEVELS)("Spywhere against two of level %s", async (level) => {
  await evening(async ({ address }, invite) => {
    const ann = await invite("Ann", "en");
    await wink.openTable(ann, address, { game: "spywhere", bots: [level, level], start: true });
    await ann.page.locator(".spywhere").waitFor();
    await spywhere.playOn(ann.page);
    await ended(ann, [level, level]);
  }, "--quick-bots");
});

it.concurrent.each(LEVELS)("Wink against three of level %s", async (level) => {
  await evening(async ({ address }, invite) => {
    const luc = await invite("Luc", "fr");
    const options = { eyes: "gaze", min_turn_s: 0, max_turn_s: 120, first: 0 };
    await wink.openTable(luc, address, { options, bots: [level, level, level], start: true });
    await luc.page.locator(".distance").waitFor();
    await wink.playOn(luc);
    await ended(luc, [level, level, level]);
  }, "--quick-bots");
});

it.concurrent.each(LEVELS)("Dr Shark, a short game against one of level %s", async (level) => {
  await evening(async ({ address }, invite) => {
    const ira = await invite("Іра", "uk");
    const options = { short: true, first: 0, search_s: 120, max_turn_s: 600 };
    await wink.openTable(ira, address, { game: "dr-shark", options, bots: [level], start: true });
    await ira.page.locator(".shark").waitFor();
    while (await shark.skipToMyDive(ira)) {
      const dives = shark.viewOf(ira).options.flatMap((act) => ("dive" in act ? [act.dive] : []));
      const { area, space } = dives.find((each) => "ABC".includes(each.area))!;
      await shark.dive(ira, area, space);
      await shark.search(ira, area);
      await shark.organise(ira);
    }
    await ended(ira, [level]);
  });
});
