// Dr Shark when time is up: the clap is heard on every screen, and what was chosen completely counts.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import * as play from "./dr-shark-play";
import { evening, house } from "./house";
import { TV, until, type Person } from "./person";
import { PATIENCE_MS } from "./patience";
import { opened } from "./show";
import { hears, listen } from "./sounds";

house();

/** A box of evidence in one part each: any clue is evidence at once. */
const ONE_PART = [
  "clues = 30\nsharks = 0",
  ...["weapons", "gadgets", "disguises", "maps", "fake-documents"].map((name) => `[category.${name}]\npieces = 1\npoints = 6\nsharks = []`),
  ...["throwing-star", "harpoon-pen", "satellite-watch", "shoe-phone", "clown", "waiter", "island-map", "vault-plan", "passport", "banknotes"].map((name) => `[design.${name}]\nshapes = [1]\ncopies = 3`),
].join("\n\n");

/** Two boards, as `noise.ts` has them: nothing else begins so high. */
const CLAP = [1700, 900, 420];

/** A press anywhere, after which a page may make noise. */
const press = ({ page }: Person): Promise<void> => page.mouse.click(2, 2);

it.concurrent("everybody hears the clapper when a search is over, the shared screen too (§4.1)", async () => {
  await evening(async ({ address }, invite) => {
    const ann = await invite("Ann", "en");
    await listen(ann);
    const link = await play.openShark(ann, address, { short: true, first: 0, search_s: 3, max_turn_s: 600, box: ONE_PART });
    const luc = await invite("Luc", "fr");
    await listen(luc);
    await luc.join(link);
    const tv = await invite("the screen", "uk", { size: TV });
    await listen(tv);
    await tv.page.goto(link.replace("/t/", "/tv/"));
    await tv.page.locator("main .come").waitFor();
    await play.begin(ann, [ann, luc]);
    await tv.page.locator(".screen").waitFor();
    await Promise.all([ann, luc, tv].map(press));
    await ann.page.locator('[data-place="space:C:light"]').click();
    await ann.page.locator(".dock .btn.gold").click();
    await until(() => play.viewOf(ann).step === "ready");
    await ann.page.locator(`.spaces [data-place="pawn:0"]`).waitFor();
    await ann.page.locator(".dock .btn.gold").click();
    await Promise.all([ann, luc, tv].map((person) => hears(person, CLAP)));
    expect(play.sightsOf(luc).some((sight) => "ended" in sight && sight.ended.ending === "time")).toBe(true);
  });
});

it.concurrent("evidence that was chosen is made when time is up, and it is said", async () => {
  await evening(async ({ address }, invite) => {
    const ann = await invite("Ann", "en");
    const link = await play.openShark(ann, address, { short: true, first: 0, search_s: 600, max_turn_s: 60, box: ONE_PART });
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await play.begin(ann, [ann, luc]);
    await play.myDive(ann);
    await play.dive(ann, "E");
    await play.observation(ann, (piece) => piece.startsWith("clown"));
    await ann.page.locator('[data-makes="clown"]').click();
    await until(() => play.sightsOf(luc).some((sight) => "completed" in sight));
    await ann.page.locator(".toast:popover-open p", { hasText: "Time’s up." }).waitFor();
    expect(ann.said.filter((each) => "act" in each && "complete" in (each.act.act as object))).toHaveLength(1);
  });
});

/** The acts that went out from this page. */
const acts = (page: Page): Promise<unknown[]> => page.evaluate(() => (window as unknown as { sent: { act?: unknown }[] }).sent.flatMap(({ act }) => (act ? [act] : [])));

it("of several evidences, the one that was chosen last", async () => {
  const page = await opened("shark-chooser", { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const design of ["clown", "throwing-star"]) await page.locator(`[data-makes="${design}"]`).click();
  await page.evaluate(() => (window as unknown as { hurry: () => void }).hurry());
  await expect.poll(() => acts(page), { timeout: PATIENCE_MS }).toEqual([{ complete: "throwing-star" }]);
  await page.close();
});
