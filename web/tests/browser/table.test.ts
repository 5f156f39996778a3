// What a table shows while it is played at: everything in sight, news that can be read, who was away.
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { SCREENS as SHOTS } from "../../fixtures/screens";
import { newPage } from "./chromium";
import { opened, putAway, show } from "./show";

const open = (screen: string, [width, height]: [number, number], lang = "en"): Promise<Page> => opened(screen, { viewport: { width, height } }, lang);

const SCREENS = ["wink-called", "wink-eight", "wink-contact-near", "wink-crowd", "crowded", "swap"];
const SIZES: [number, number][] = [[360, 640], [390, 844], [844, 390]];

it.each(SIZES)("a table needs no scrolling at %i × %i, in any language", async (width, height) => {
  const page = await newPage({ viewport: { width, height } });
  await page.goto(inject("fixtures"));
  for (const screen of SCREENS) {
    for (const lang of ["en", "fr", "uk"]) {
      await show(page, screen, lang);
      const [high, wide] = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
      expect([high, wide], `${screen} ${lang}`).toEqual([height, width]);
    }
  }
  await page.close();
});

it.each([[360, 640, 17], [390, 844, 19]])("five seals in a narrow column lie apart at %i × %i, and each is %i pixels wide", async (width, height, least) => {
  const page = await open("crowded", [width, height]);
  const boxes = await page.locator(".spy .seals.n5 .seal .emblem").evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })));
  expect(boxes).toHaveLength(5);
  const apart = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) >= a.width));
  expect(apart).not.toContain(false);
  const every = await page.locator("li .seals .seal .emblem").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...every)).toBeGreaterThanOrEqual(Math.min(least, 16));
  expect(boxes[0]!.width).toBeGreaterThanOrEqual(least);
  // All of them are on their envelope.
  const paper = (await page.locator(".spy .seals.n5").boundingBox())!;
  expect(boxes.filter(({ x, y, width, height }) => x < paper.x || y < paper.y || x + width > paper.x + paper.width || y + height > paper.y + paper.height)).toEqual([]);
  await putAway(page);
});

it("the log is read while the game goes on", async () => {
  const page = await open("swap", [360, 640]);
  await page.locator(".last-line > button:first-child").click();
  const roll = page.locator(".last-line .roll");
  expect(await roll.innerText()).toContain("laid an envelope in front of you");
  expect(await roll.innerText()).not.toMatch(/draw/i);
  await page.locator('[data-place="hand:belgium"]').click();
  expect(await page.locator('[data-place="hand:belgium"]').getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");
  await roll.waitFor({ state: "detached" });
  await putAway(page);
});

it.each([
  ["shark-dive", ".last-line > button:first-child", '[data-place="space:C:light"]', "Satellite watch"],
  ["wink-room", "header .log", ".flap", "calls agent"],
] as const)("so it is in every game: %s", async (screen, opens, goesOn, says) => {
  const page = await open(screen, [360, 640]);
  await page.locator(opens).click();
  const roll = page.locator(".roll");
  expect(await roll.innerText()).toContain(says);
  expect(await page.locator("dialog[open]").count()).toBe(0);
  expect(await page.locator(opens).getAttribute("aria-expanded")).toBe("true");
  await page.locator(goesOn).click(); // the game beneath takes the press
  await roll.waitFor();
  await page.keyboard.press("Escape");
  await roll.waitFor({ state: "detached" });
  await putAway(page);
});

it.each([
  ["shark-log", [360, 640], "dialog ol", /Your turn|clock|draw|place/i],
  ["shark-dive", [1280, 800], "aside ol", /Your turn|clock|draw|place/i],
  ["tv-shark-pool", [1280, 720], "footer ol", /draw|place/i],
] as const)("the log of a search keeps what is worth reading: %s", async (screen, size, where, noise) => {
  const page = await open(screen, [...size]);
  const words = (await page.locator(where).filter({ visible: true }).innerText()).replaceAll("\u00a0", " ");
  expect(words).toContain("Paoletta takes Satellite watch, part 2");
  expect(words).toMatch(/Evidence for .*: Harpoon pen, 6 points/);
  if (!screen.startsWith("tv")) for (const kept of ["dives into B", "hark"]) expect(words).toContain(kept);
  expect(words).not.toMatch(noise);
  await putAway(page);
});

it("a player who comes back reads what a bot did for them", async () => {
  const page = await open("wink-back", [360, 640]);
  const back = page.locator(".back");
  expect(await back.innerText()).toMatch(/A bot played 2 turns for you\s+You call agent\s4\s+You call agent\s31/);
  await back.getByRole("button").click();
  await back.waitFor({ state: "detached" });
  await putAway(page);
});

it.each([["en", /Away/], ["fr", /Absent/], ["uk", /Не\sна\sмісці/]] as const)("so is a diver who is away, on the phone and on the shared screen (%s)", async (lang, word) => {
  const phone = await open("shark-dive", [360, 640], lang);
  expect(await phone.locator('[data-place="dossier:3"] [data-away="bot"]').count()).toBe(1);
  expect(await phone.locator("[data-away]").count()).toBe(1);
  await putAway(phone);
  const tv = await open("tv-shark-pool", [1280, 720], lang);
  expect(await tv.locator(".face.away").count()).toBe(1);
  expect(await tv.locator("small").filter({ hasText: word }).count()).toBe(1);
  await putAway(tv);
});

it("a player who is away is seen to be, and a stand-in is called one", async () => {
  const phone = await open("wink-crowd", [360, 640]);
  const face = phone.locator('.far[data-place="seat:3"]');
  expect(await face.getAttribute("aria-label")).toContain("Away – a bot is playing");
  expect(await face.locator('[data-away="bot"]').count()).toBe(1);
  await putAway(phone);
  for (const [lang, word] of [["en", "Stand-in"], ["fr", "Remplaçant"], ["uk", "Підміна"]] as const) {
    for (const name of ["tv-wink", "tv-wink-eight", "tv-crowded"]) {
      const screen = await open(name, [1280, 720], lang);
      const badge = screen.locator('[data-away="bot"]');
      expect(await badge.innerText()).toBe(word);
      // It is all there, inside the card of its spy, and nothing is below the screen.
      const [inside, whole] = [await badge.locator("span").boundingBox(), await screen.locator(".spy", { has: badge }).boundingBox()];
      expect([inside!.x > whole!.x, inside!.x + inside!.width < whole!.x + whole!.width], name).toEqual([true, true]);
      expect(await screen.evaluate(() => document.documentElement.scrollHeight), name).toBe(720);
      await putAway(screen);
    }
  }
});

it("the last who winked is one tap away", async () => {
  const page = await open("wink-seen", [360, 640]);
  await page.locator('.near[data-doing="sign"]').waitFor();
  await page.keyboard.press("0");
  await page.locator(".near").waitFor({ state: "detached" });
  await page.locator(".accuse.winked").click();
  expect(await page.locator(".strip header").innerText()).toContain("Accuse Maximilian of holding");
  await putAway(page);
});

it("a moment that fills the screen is still for those who want no motion", async () => {
  const page = await newPage({ viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
  await page.goto(inject("fixtures"));
  const moments = Object.entries(SHOTS).flatMap(([name, { moment }]) => (moment ? [name] : []));
  expect(moments.length).toBeGreaterThan(3);
  for (const name of moments) {
    await show(page, name);
    await page.locator(".moment").waitFor();
    expect(await page.evaluate(() => document.getAnimations().map((each) => (each as CSSAnimation).animationName ?? (each as CSSTransition).transitionProperty)), name).toEqual([]);
  }
  await page.close();
});
