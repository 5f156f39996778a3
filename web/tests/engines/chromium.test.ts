// A slow phone in Chromium, which alone can be slowed down: how often it speaks must not tell what its owner sees.
import { expect, it } from "vitest";
import type { Person } from "../browser/person";
import { beatsOf, lookAt, pass } from "../browser/wink";
import { startChromium } from "./chromium";
import { engine } from "./engine";
import { called, PATIENT } from "./stories";

const { evening } = engine(startChromium);

const BEATS = 25;

/** The beats that a page says for each that it hears, while something is done. */
async function pace(person: Person, done: () => Promise<unknown>): Promise<number> {
  const from = person.traffic.length;
  await done();
  const { heard, said } = beatsOf(person, from);
  return said / heard;
}

/** Answers nearly every beat. A machine that is busy with other things may slow a page down: then it is looked at
 *  again, for bad luck does not strike this often in a row. */
async function keepsUp(person: Person, what: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const answered = await pace(person, () => pass(person, BEATS));
    if (answered > 0.85) return;
    expect(tries, `looking at ${what}, ${answered} of the beats were answered`).toBeLessThan(6);
  }
}

it("a phone six times slower answers every beat, whether its owner looks at a face or at the crowd", () => evening(async (_, invite) => {
  const { dan } = await called(invite);
  const cdp = await dan.page.context().newCDPSession(dan.page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await keepsUp(dan, "the crowd");
  await lookAt(dan.page, 0);
  await keepsUp(dan, "a face");
}, ...PATIENT));

it("beats are answered while the page is busy with something else", () => evening(async (_, invite) => {
  const { dan } = await called(invite);
  const busy = (ms: number): Promise<void> => dan.page.evaluate((ms) => {
    for (const end = performance.now() + ms; performance.now() < end; );
  }, ms);
  // Long enough for some beats on any machine.
  for (let ms = 1000; ; ms *= 2) {
    const from = dan.traffic.length;
    const answered = await pace(dan, () => busy(ms));
    if (beatsOf(dan, from).heard < 8) continue;
    expect(answered).toBeGreaterThan(0.5);
    break;
  }
}, ...PATIENT));
