// A phone that was asleep: its line is dead and does not say so. The page's own clock stands still in this test, so that
// it does not matter how busy the machine is.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { house } from "./house";
import { until, type Person } from "./person";
import { secure } from "./secure";

house();

const welcomes = ({ heard }: Person): number => heard.filter((each) => "welcome" in each).length;
const hellos = ({ said }: Person): number => said.filter((each) => "hello" in each).length;
const pings = ({ said }: Person): number => said.filter((each) => "ping" in each).length;

/** Stops the page's clock: at an instant that is still to come when it is told of it, however busy the machine is. */
async function stop(page: Page): Promise<void> {
  const stopped = await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000)).then(() => true, () => false);
  if (!stopped) await stop(page);
}

it("whoever unlocks their phone has another line after 700 ms if the old one is dead", () => secure(async (door, _, ann) => {
  const { page } = ann;
  await page.clock.install();
  await ann.open(door.origin);
  await until(() => welcomes(ann) === 1);
  await stop(page);
  const unlock = (): Promise<boolean> => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  door.freeze();
  const asked = pings(ann);
  await unlock();
  await until(() => pings(ann) > asked);
  await page.clock.runFor(699);
  expect(hellos(ann)).toBe(1);
  await page.clock.runFor(1);
  await until(() => welcomes(ann) === 2);
  expect(hellos(ann)).toBe(2);
}));
