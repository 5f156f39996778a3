// A slow phone in Chromium, which alone can be slowed down and stopped: how often it speaks must not tell what its owner
// sees. Beats are counted, not timed, so that it does not matter how busy the machine is.
import { expect, it } from "vitest";
import type { CDPSession, Route } from "playwright-core";
import { until, type Person } from "../browser/person";
import type { Program } from "../browser/program";
import { beatsOf, lookAt, pass } from "../browser/wink";
import { startChromium } from "./chromium";
import { engine } from "./engine";
import { called, PATIENT } from "./stories";

const { evening } = engine(startChromium);

const BEATS = 25;

const devtools = ({ page }: Person): Promise<CDPSession> => page.context().newCDPSession(page);

/** Whether every beat that was heard on this line is answered, and none twice. */
function answered(person: Person): boolean {
  const { heard, said } = beatsOf(person, person.traffic.findLastIndex(({ text }) => text.startsWith('{"welcome"')));
  return heard > 0 && heard === said;
}

/** Lets some beats pass and stops the house: an answer may be late, but a beat that got none never gets one. */
async function answersAll(program: Program, person: Person): Promise<void> {
  await pass(person, BEATS);
  program.freeze();
  await until(() => answered(person));
  program.thaw();
}

/** How many beats of this person's line are answered while their page paints one picture: painting takes until it is let
 *  go here, after this many beats. */
async function whilePainting(person: Person, beats: number): Promise<number> {
  const { page, traffic } = person;
  const painting = new Promise<Route>((begun) => void page.route("**/painting", begun));
  // Nothing else happens on a page until a call that it waits for in this way is answered.
  await page.evaluate(() => requestAnimationFrame(() => {
    const call = new XMLHttpRequest();
    call.open("GET", "/painting", false);
    call.send();
  }));
  const held = await painting;
  const from = traffic.length;
  const sinceThen = (): { heard: number; said: number } => beatsOf(person, from);
  // Whoever answers answers all of them, however late; whoever does not has answered none when twice as many have come.
  await until(() => sinceThen().said >= beats || (sinceThen().said === 0 && sinceThen().heard >= 2 * beats));
  const { said } = sinceThen();
  await held.fulfill({ body: "" });
  await page.unroute("**/painting");
  return said;
}

it("a phone six times slower answers every beat, however long it paints a face or the crowd", () => evening(async (program, invite) => {
  const { dan } = await called(invite);
  await (await devtools(dan)).send("Emulation.setCPUThrottlingRate", { rate: 6 });
  expect(await whilePainting(dan, BEATS)).toBeGreaterThanOrEqual(BEATS);
  await lookAt(dan.page, 0);
  expect(await whilePainting(dan, BEATS)).toBeGreaterThanOrEqual(BEATS);
  await answersAll(program, dan);
}, ...PATIENT));

it("a page that answers beats itself would be found out: it answers none while it paints", () => evening(async (_, invite) => {
  const { dan } = await called(async (...invited) => {
    const person = await invite(...invited);
    person.expects = /page itself has opened a socket/;
    await person.page.addInitScript(() => Object.assign(window, { Worker: class { constructor() { throw new Error("no workers here"); } } }));
    return person;
  });
  expect(await whilePainting(dan, BEATS)).toBe(0);
}, ...PATIENT));

it("beats are answered while the page itself stands still", () => evening(async (program, invite) => {
  const { dan } = await called(invite);
  const cdp = await devtools(dan);
  await cdp.send("Debugger.enable");
  const still = new Promise((done) => cdp.once("Debugger.paused", done));
  await cdp.send("Debugger.pause");
  await still;
  await answersAll(program, dan).finally(() => cdp.send("Debugger.resume"));
}, ...PATIENT));
