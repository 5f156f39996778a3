// What everybody stops for in Dr Shark: also the last of it is seen to its end.
import { expect, inject, it } from "vitest";
import { newPage } from "./chromium";
import { PHONE, TV } from "./person";
import { acts, opened, putAway, show } from "./show";

it.each([
  ["shark-last-evidence", PHONE, "Clown is yours"],
  ["shark-last-bite", PHONE, "bitten"],
  ["tv-shark-last-evidence", TV, "False passport"],
] as const)("%s: what ends the game is seen before the end", async (screen, viewport, says) => {
  const page = await opened(screen, { viewport, reducedMotion: "no-preference" });
  const moment = page.locator(".moment");
  await moment.waitFor();
  expect(await moment.innerText()).toContain(says);
  expect(await page.locator(".ending").count()).toBe(0);
  // Its pieces have their textures, though no table is beneath any more.
  expect(await page.locator("pattern#seen-crocodile").count()).toBe(1);
  await page.mouse.click(180, 300);
  await page.locator(".ending").waitFor();
  expect(await moment.count()).toBe(0);
  await putAway(page);
});

it("a turn in which nothing is left to do goes on by itself once that has passed, and not before", async () => {
  const page = await newPage({ viewport: PHONE, reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto(inject("fixtures"));
  await show(page, "shark-tidy-made");
  await page.locator(".moment").waitFor();
  await page.clock.runFor(20_000);
  expect(await acts(page)).toEqual([]);
  await page.mouse.click(180, 300);
  await page.locator(".moment").waitFor({ state: "detached" });
  await page.clock.runFor(2000);
  expect(await acts(page)).toEqual([{ done: {} }]);
  await page.close();
});
