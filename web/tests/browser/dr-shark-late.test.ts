// Dr Shark when time is up: the clap is heard on every screen, and what was chosen completely counts.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import * as play from "./dr-shark-play";
import { evening, house } from "./house";
import { TV, until, type Person } from "./person";
import { PATIENCE_MS } from "./patience";
import { opened, putAway } from "./show";
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

it.concurrent("everybody hears and sees the neighbour's clapper while a search lasts, and it decides nothing (§4.1)", async () => {
  await evening(async ({ address }, invite) => {
    const ann = await invite("Ann", "en");
    await listen(ann);
    const link = await play.openShark(ann, address, { short: true, first: 0, search_s: 600, max_turn_s: 600, box: ONE_PART });
    const [luc, zoe] = [await invite("Luc", "fr"), await invite("Зоя", "uk")];
    for (const guest of [luc, zoe]) {
      await listen(guest);
      await guest.join(link);
    }
    const tv = await invite("the screen", "uk", { size: TV });
    await listen(tv);
    await tv.page.goto(link.replace("/t/", "/tv/"));
    await tv.page.locator("main .come").waitFor();
    await play.begin(ann, [ann, luc, zoe]);
    await tv.page.locator(".screen").waitFor();
    await play.watchFinales(tv);
    await Promise.all([ann, luc, zoe, tv].map(press));
    await play.myDive(ann);
    await ann.page.locator('[data-place="space:C:light"]').click();
    await ann.page.locator(".dock .btn.gold").click();
    const clapper = luc.page.getByRole("button", { name: "Faire claquer le clap" });
    await clapper.waitFor();
    expect(await clapper.isDisabled(), "before the clock runs").toBe(true);
    await until(() => play.viewOf(ann).step === "ready");
    await ann.page.locator(".dock .btn.gold").click();
    await play.seen(ann.page, ".search");
    const signs = [[ann, "Luc snaps the clapper."], [zoe, "Luc ляскає хлопавкою."], [tv, "Luc ляскає хлопавкою."]] as const;
    await clapper.click();
    for (const [person, words] of signs) {
      await play.sawFinale(person, "clapped");
      await person.page.getByRole("status").filter({ hasText: words }).waitFor({ state: "attached" });
    }
    await Promise.all([ann, luc, zoe, tv].map((person) => hears(person, CLAP)));
    expect((tv.heard as object[]).flatMap((each) => ("percepts" in each ? [each.percepts] : [])), "nothing that is felt").toEqual([[{ clapped: {} }]]);
    expect(await zoe.page.locator("button:has(.clapper)").count(), "only the left neighbour has a clapper").toBe(0);
    expect(await luc.page.locator(".clapped").count(), "who claps sees their own clapper shut").toBe(0);
    await ann.page.locator(".clapped").waitFor({ state: "detached" });
    expect([play.viewOf(ann).step, await ann.page.locator("[data-bag]").isVisible()]).toEqual(["search", true]);
  });
});

/** Presses, unless time is up before: on a machine that is busy for so long the same is tried at another table. Whether it was in
 *  time. */
async function pressedInTime(person: Person, what: string, isUp: () => boolean): Promise<boolean> {
  let up = false;
  const pressed = person.page.locator(what).click().then(() => true, () => false);
  const late = until(() => (up = isUp())).then(() => false);
  const first = await Promise.race([pressed, late]);
  return first && !up && !isUp();
}

/** Sits two people down at new tables until the first of them is in time. */
async function untilInTime(play: () => Promise<boolean>): Promise<void> {
  while (!(await play())) console.log("the press came when time was up: once more");
}

it.concurrent("evidence that was chosen is made when time is up, and it is said", async () => {
  await evening(({ address }, invite) => untilInTime(async (): Promise<boolean> => {
    const ann = await invite("Ann", "en");
    const link = await play.openShark(ann, address, { short: true, first: 0, search_s: 600, max_turn_s: 60, box: ONE_PART });
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await play.begin(ann, [ann, luc]);
    await play.myDive(ann);
    await play.dive(ann, "E");
    await play.observation(ann, (piece) => piece.startsWith("clown"));
    if (!(await pressedInTime(ann, '[data-makes="clown"]', () => play.sightsOf(luc).some((sight) => "completed" in sight)))) return false;
    await until(() => play.sightsOf(luc).some((sight) => "completed" in sight));
    await ann.page.locator(".toast:popover-open p", { hasText: "Time’s up." }).waitFor();
    expect(ann.said.filter((each) => "act" in each && "complete" in (each.act.act as object))).toHaveLength(1);
    return true;
  }));
});

it.concurrent("a dive whose time is up goes where its spy had pointed, though their page is gone (§10.2)", async () => {
  await evening(({ address }, invite) => untilInTime(async (): Promise<boolean> => {
    const ann = await invite("Ann", "en");
    const link = await play.openShark(ann, address, { short: true, first: 0, search_s: 600, max_turn_s: 25, box: ONE_PART });
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await play.begin(ann, [ann, luc]);
    const dived = (): boolean => play.sightsOf(luc).some((sight) => "dived" in sight);
    if (!(await pressedInTime(ann, '[data-place="space:D:light"]', dived))) return false;
    await until(() => ann.said.some((each) => "sense" in each));
    expect(ann.said.flatMap((each) => ("sense" in each ? [each.sense] : []))).toEqual([{ point: { area: "D", space: "light" } }]);
    await ann.page.close();
    await until(dived);
    expect(play.sightsOf(luc)).toContainEqual({ dived: { seat: 0, area: "D", space: "light" } });
    return true;
  }));
});

/** The acts that went out from this page. */
const acts = (page: Page): Promise<unknown[]> => page.evaluate(() => (window as unknown as { sent: { act?: unknown }[] }).sent.flatMap(({ act }) => (act ? [act] : [])));

it.each([
  ["shark-paoletta", [], { paoletta: { from: 1, piece: "waiter.2.1" } }],
  ["shark-babanipoulos", ["Clown, part 1"], { babanipoulos: { from: 1, take: "waiter.2.1", give: ["passport.3.1", "clown.1.1"] } }],
] as const)("what is asked of an agent counts when time is up, once it is complete: %s", async (screen, also, asked) => {
  const page = await opened(screen, { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const name of also) await page.locator("dialog .cards").last().getByRole("button", { name }).first().click();
  await page.evaluate(() => (window as unknown as { hurry: () => void }).hurry());
  await expect.poll(() => acts(page), { timeout: PATIENCE_MS }).toEqual([asked]);
  await putAway(page);
});

it("of several evidences, the one that was chosen last", async () => {
  const page = await opened("shark-chooser", { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const design of ["clown", "throwing-star"]) await page.locator(`[data-makes="${design}"]`).click();
  await page.evaluate(() => (window as unknown as { hurry: () => void }).hurry());
  await expect.poll(() => acts(page), { timeout: PATIENCE_MS }).toEqual([{ complete: "throwing-star" }]);
  await putAway(page);
});
