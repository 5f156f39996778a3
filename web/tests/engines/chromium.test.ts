// A slow phone in Chromium, which alone can be slowed down and stopped: how often it speaks must not tell what its owner
// sees. Beats are counted, not timed, so that it does not matter how busy the machine is.
import { it } from "vitest";
import type { CDPSession } from "playwright-core";
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

it("a phone six times slower answers every beat, whether its owner looks at a face or at the crowd", () => evening(async (program, invite) => {
  const { dan } = await called(invite);
  await answersAll(program, dan);
  await (await devtools(dan)).send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await answersAll(program, dan);
  await lookAt(dan.page, 0);
  await answersAll(program, dan);
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
