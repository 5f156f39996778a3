// A finger that feels along the left edge of an iPhone swipes the page back. During a search that leads nowhere.
import { expect, it } from "vitest";
import * as play from "./dr-shark-play";
import { evening, house } from "./house";
import { openAt } from "./open";
import { until, type Person } from "./person";

house();

const hellos = ({ said }: Person): number => said.filter((each) => "hello" in each).length;

it("a step back during a search leaves everybody in it, on the same line", () => evening(async (program, invite) => {
  const ann = await invite("Ann", "en");
  const { page } = ann;
  await openAt(ann, program.address, { game: "dr-shark", options: { first: 0, search_s: 600, max_turn_s: 600 }, bots: ["random"], start: true });
  await page.locator(".shark").waitFor();
  await play.skipToMyDive(ann);
  await play.dive(ann, "B");
  const path = await page.evaluate(() => location.pathname);
  for (let swipes = 0; swipes < 3; swipes++) {
    await page.evaluate(() => new Promise((done) => (addEventListener("popstate", done, { once: true }), history.back())));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await page.goBack();
  expect(await page.evaluate(() => location.pathname)).toBe(path);
  expect(await page.locator(".search [data-bag]").count()).toBe(1);
  // The line is still there: what is felt now is answered on it.
  const before = play.feltOf(ann);
  const at = (await play.spot(ann, 0, 0))!;
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (let step = 0; step < 10; step++) await page.mouse.move(at.x + step * 3, at.y);
  await until(() => play.feltOf(ann) > before);
  await page.mouse.up();
  expect(hellos(ann)).toBe(1);
}));
