// What is played in every engine: each game to its end, joining by a link, coming back, the shared screen, a wink that
// is seen, a bag that is felt. The plays are those of Chromium's tests.
import { expect, it } from "vitest";
import * as shark from "../browser/dr-shark-play";
import type { Invite } from "../browser/evening";
import { openAt } from "../browser/open";
import { PATIENCE_MS } from "../browser/patience";
import { until, type Person } from "../browser/person";
import * as spywhere from "../browser/play";
import type { Program } from "../browser/program";
import * as wink from "../browser/wink";
import type { Held } from "./engine";

type Evening = Held["evening"];

/** Without a graphics card, a larger one costs more than it shows. */
const SMALL_TV = { width: 1280, height: 720 };

/** The server is killed and comes back, and so does everybody. */
async function killed(program: Program, people: Person[]): Promise<void> {
  const banner = ({ page }: Person) => page.locator(".banner p");
  await program.kill();
  await Promise.all(people.map((person) => banner(person).waitFor()));
  await program.restart();
  await Promise.all(people.map((person) => banner(person).waitFor({ state: "detached" })));
}

/** A phone has slept and its line is dead. Whoever unlocks it is asked for at once, and gets another line without a second
 *  question. */
async function slept(person: Person): Promise<void> {
  const from = person.traffic.length;
  const first = (way: "in" | "out", what: string): number => person.traffic.findIndex((each, i) => i >= from && each.way === way && each.text.startsWith(`{"${what}"`));
  person.tap!.freeze();
  const [before, after] = await person.page.evaluate(() => {
    const before = Math.round(performance.now());
    document.dispatchEvent(new Event("visibilitychange"));
    return [before, Math.round(performance.now())];
  });
  await until(() => first("out", "hello") >= 0 && first("in", "welcome") > first("out", "hello"));
  const asked = person.traffic.slice(from, first("out", "hello")).flatMap(({ way, text }) => (way === "out" && text.startsWith('{"ping"') ? [(JSON.parse(text) as { ping: number }).ping] : []));
  const unlocked = asked.filter((at) => at >= before!); // an earlier one may still have been on its way
  expect(unlocked).toHaveLength(1);
  expect(unlocked[0]).toBeLessThanOrEqual(after!);
}

/** Somebody is told why something cannot be done, in words, and not for ever. */
async function told({ page }: Person): Promise<void> {
  const toast = page.locator(".toast.shown");
  expect(await toast.count(), "nothing is said yet").toBe(0);
  await page.locator(".dock .act").dispatchEvent("click"); // with nothing chosen
  await toast.locator("p").waitFor();
  const { words, inside } = await toast.evaluate((box: HTMLElement) => {
    const { top, bottom, left, right } = box.querySelector(".paper")!.getBoundingClientRect();
    return { words: box.innerText.trim(), inside: top > 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth };
  });
  expect([words.length > 5, inside], words).toEqual([true, true]);
  await toast.waitFor({ state: "detached" });
}

/** Two people who found one another by a link, a bot and a shared screen. Ben is the one who joins and comes back. */
async function playSpywhere(evening: Evening): Promise<void> {
  await evening(async (program, invite) => {
    const [ann, ben, screen] = (await Promise.all([invite("Ann", "en", { company: true }), invite("Ben", "en"), invite("", "en", { size: SMALL_TV, company: true })])) as [Person, Person, Person];
    const link = await ann.open(ann.origin!);
    await ben.join(link);
    await screen.page.goto(screen.here(link).replace("/t/", "/tv/"));
    await screen.page.locator("main .come").waitFor();
    await ann.page.locator(".lobby-table .seat.empty").first().click();
    await ann.page.locator("dialog .row").first().click();
    await until(() => ben.table.seats.some(({ kind }) => kind === "bot"));
    await ann.page.locator("footer .btn.gold").click();
    await Promise.all([ann, ben].map(({ page }) => page.locator(".spywhere").waitFor()));
    await screen.page.locator(".screen .spies").waitFor();
    // Where there is no lock a film keeps the screen on, except in WebKit.
    await screen.page.waitForFunction(() => navigator.vendor.startsWith("Apple") || "wakeLock" in navigator || document.querySelector("video")?.paused === false);
    let back = false;
    const bens = spywhere.playOn(ben.page, async (moves) => {
      if (moves === 0) return told(ben);
      if (back) return;
      await ben.page.reload();
      await spywhere.myMoment(ben.page);
      await slept(ben);
      await spywhere.myMoment(ben.page);
      await killed(program, [ann, ben, screen]);
      back = true;
    });
    await Promise.all([bens, spywhere.playOn(ann.page)]);
    expect(back, "there was time to come back").toBe(true);
    const [first, ...others] = await Promise.all([ann, ben, screen].map(({ page }) => spywhere.result(page)));
    expect(first).toHaveLength(3);
    others.forEach((each) => expect(each).toEqual(first));
  }, "--quick-bots", ...PATIENT);
}

/** Nobody plays for those who are away. */
export const PATIENT = ["--away", "10m"];
const EYES = { eyes: "gaze", min_turn_s: 0, max_turn_s: 600, first: 0 };

/** Ann has called a card of Dan's; two others are away, so that nothing moves but eyes. */
export async function called(invite: Invite): Promise<{ ann: Person; dan: Person }> {
  const [ann, dan] = (await Promise.all([invite("Ann", "en"), invite("Dan", "fr", { company: true })])) as [Person, Person];
  const link = await wink.openTable(ann, ann.origin!, { options: EYES });
  await dan.join(link);
  for (const name of ["Cat", "Eve"]) await wink.seatNobody(ann, link, name);
  await until(() => ann.table.seats.filter(({ kind }) => kind === "person").length === 4);
  await ann.page.locator("footer .btn.gold").click();
  await Promise.all([ann, dan].map(({ page }) => page.locator(".distance").waitFor()));
  await wink.call(ann.page, wink.viewOf(dan).me!.hand[0]!);
  await dan.page.locator(".band.called").waitFor();
  return { ann, dan };
}

/** Ann looks at Dan when he winks. */
async function seeAWink(evening: Evening): Promise<void> {
  await evening(async (_, invite) => {
    const { ann, dan } = await called(invite);
    await wink.watchForSigns(ann.page);
    await wink.lookAt(ann.page, 1);
    await wink.hold(dan, 7);
    await ann.page.waitForFunction(() => (window as unknown as { signs: number }).signs > 0);
    expect(wink.felt(ann).filter(({ sign }) => sign).map(({ seat }) => seat)).toContain(1);
    // On one line, one beat is said for each that is heard; some may be on their way. A page that was stopped for a
    // while comes back on a new line, and what it had not answered on the old one stays unanswered.
    await until(() => [ann, dan].every((person) => {
      const { heard, said } = wink.beatsOf(person, person.traffic.findLastIndex(({ text }) => text.startsWith('{"welcome"')));
      return heard > 10 && Math.abs(heard - said) <= 2;
    }));
  }, ...PATIENT);
}

/** Alone with seven bots: with eight spies everybody has four agents, and whoever has none left ends the game. `most`:
 *  after how many acts it is enough. */
async function playWink(evening: Evening, most = Infinity): Promise<void> {
  await evening(async (_, invite) => {
    const ira = await invite("Іра", "uk");
    await wink.openTable(ira, ira.origin!, { options: EYES, bots: Array<string>(7).fill("random"), start: true });
    await ira.page.locator(".distance").waitFor();
    const enough = (): boolean => ira.said.filter((each) => "act" in each).length >= most;
    await wink.playOn(ira, async () => (enough() ? "enough" : undefined));
    if (enough()) return;
    await ira.page.locator(".ending.done").waitFor();
    expect(await ira.page.locator(".end-spy").count()).toBe(8);
    const totals = await ira.page.locator(".end-spy .total dd").allInnerTexts();
    expect(totals.map(Number).toSorted()).toEqual(wink.viewOf(ira).over!.scores.map(({ total }) => total).toSorted());
  }, "--quick-bots", ...PATIENT);
}

/** Feels its way in the bag with a mouse, until something is painted, and draws what is there. */
async function feel(person: Person): Promise<void> {
  const { page } = person;
  await shark.seen(page, "[data-bag]");
  const [from, to] = [await shark.spot(person, -0.15, 0), await shark.spot(person, 0.05, 0.05)];
  for (let step = 0; step <= 20; step++) {
    await page.mouse.move(from!.x + ((to!.x - from!.x) * step) / 20, from!.y + ((to!.y - from!.y) * step) / 20);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await until(() => shark.feltOf(person) > 0);
  await expect.poll(() => shark.painted(page), { timeout: PATIENCE_MS }).toBeGreaterThan(500);
  await shark.drawing(person, 1);
}

/** A short game with a bot: the first search feels its way and draws a piece, the later ones come up at once. `most`:
 *  after how many dives it is enough. */
async function playDrShark(evening: Evening, most = Infinity): Promise<void> {
  await evening(async (_, invite) => {
    const zoe = await invite("Zoé", "fr");
    await openAt(zoe, zoe.origin!, { game: "dr-shark", options: { short: true, first: 0, search_s: 600, max_turn_s: 600 }, bots: ["random"], start: true });
    await zoe.page.locator(".shark").waitFor();
    for (let dives = 0; await shark.skipToMyDive(zoe); dives++) {
      const free = shark.viewOf(zoe).options.flatMap((offer) => ("dive" in offer ? [offer.dive] : []));
      const { area, space } = free.find((each) => each.area === (dives === 0 ? "A" : "B")) ?? free[0]!;
      await shark.dive(zoe, area, space);
      await (dives === 0 ? feel(zoe) : shark.stop(zoe));
      await shark.organise(zoe);
      if (dives + 1 === most) return;
    }
    expect(await shark.result(zoe.page)).toHaveLength(2);
    expect(shark.feltOutOfTurn(zoe)).toBe(0);
  }, ...PATIENT);
}

/** Each game, joining, coming back and the senses. `whole`: all of them to the end, which an engine that is slow leaves out. */
export function plays({ evening }: Held, whole = true): void {
  it.concurrent("Spywhere: two people, a bot and a shared screen, to the same end, over a reload, a sleep and a dead server", () => playSpywhere(evening));
  it.concurrent("Wink: a wink is seen by whom it is meant for", () => seeAWink(evening));
  it.concurrent(`Wink: eight spies, ${whole ? "to the end" : "a few acts"}`, () => playWink(evening, whole ? Infinity : 3));
  it.concurrent(`Dr Shark: a bag that is felt, ${whole ? "to the end" : "one dive"}`, () => playDrShark(evening, whole ? Infinity : 1));
}
