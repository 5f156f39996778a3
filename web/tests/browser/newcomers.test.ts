// What newcomers stumbled over: each is said, asked or remembered now; and everything can be reached at 200 %.
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { browser, newPage } from "./chromium";
import { PATIENCE_MS } from "./patience";
import { insist, PHONE } from "./person";
import { Program } from "./program";
import { opened, putAway, show } from "./show";
import { listen } from "./sounds";

const shown = (screen: string, size = PHONE, lang = "en"): Promise<Page> => opened(screen, { viewport: size, hasTouch: size.width < 900 }, lang);

it("a bag of words is announced as one", async () => {
  const page = await shown("shark-named");
  await page.locator('[aria-live="polite"], [role="status"]', { hasText: "Choose a texture, then a shape" }).first().waitFor({ state: "attached" });
  expect(await page.locator("body").textContent()).not.toContain("arrow keys");
  await putAway(page);
});

it.each(["en", "fr", "uk"])("a bag of words lies above its tray and breaks no word (%s)", async (lang) => {
  const page = await shown("shark-named", PHONE, lang);
  const { bottom, tray, wide } = await page.evaluate(() => ({
    bottom: Math.max(...[...document.querySelectorAll(".named button")].map((each) => each.getBoundingClientRect().bottom)),
    tray: document.querySelector(".tray")!.getBoundingClientRect().top,
    // A word that is too long for its tile is wider than it, or goes on in a second line.
    wide: [...document.querySelectorAll<HTMLElement>(".textures button")].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
  }));
  expect(bottom).toBeLessThanOrEqual(tray);
  expect(wide).toEqual([]);
  await putAway(page);
});

it("stopping with a piece in hand says what becomes of it", async () => {
  const page = await shown("shark-hold");
  expect(await page.locator(".stop").innerText()).toBe("Stop and put it back");
  await putAway(page);
});

it("a stroke that is too quick to feel anything says so", async () => {
  const page = await shown("shark-bag-one");
  const { x, y, width, height } = (await page.locator("[data-bag]").boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const at = (dx: number): { x: number; y: number }[] => [{ x: x + width / 2 + dx, y: y + height / 2 }];
  // In one go, so that it is quick on a busy machine, too.
  await Promise.all([
    cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) }),
    cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(60) }),
    cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  ]);
  await page.locator(".hint.told", { hasText: "Too quick" }).waitFor();
  await putAway(page);
});

it("the hint is not on the seam of the bag", async () => {
  for (const size of [PHONE, { width: 844, height: 390 }, { width: 1440, height: 900 }]) {
    const page = await shown("shark-bag-one", size, "en");
    const { hint, rim } = await page.evaluate(() => {
      const box = (css: string): DOMRect => document.querySelector(css)!.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(document.querySelector(".bag .hint")!);
      return { hint: words.getBoundingClientRect().toJSON() as DOMRect, rim: box(".sack path[stroke-dasharray]").toJSON() as DOMRect };
    });
    const [above, inside] = [hint.bottom <= rim.top + 4, hint.top > rim.top && hint.bottom <= rim.bottom - 6 && hint.left >= rim.left + 6 && hint.right <= rim.right - 6];
    expect(above || inside, JSON.stringify({ size, hint, rim })).toBe(true);
    await putAway(page);
  }
});

it("a small phone's lobby says that there are options, and asks its host for a name", async () => {
  const page = await shown("lobby-alone");
  await page.locator("#lobby-name").waitFor();
  const more = page.locator("footer").getByRole("button", { name: "Options" });
  await more.click();
  await more.waitFor({ state: "detached" });
  expect((await page.locator(".options h2").boundingBox())!.y).toBeLessThan(PHONE.height / 2);
  await putAway(page);
});

it("the button that cannot start yet says why, and covers nothing that would help", async () => {
  const page = await shown("lobby-alone", { width: 360, height: 640 });
  const start = page.locator("footer .gold");
  expect(await start.getAttribute("aria-disabled")).toBe("true");
  expect(await start.innerText()).toContain("invite someone or add a bot");
  expect(await page.locator("footer p").count()).toBe(0);
  await putAway(page);
});

it("the front page remembers the last game, and the host's name is everybody's to read", async () => {
  const program = await Program.start("--quick-bots");
  const page = await newPage({ viewport: PHONE });
  await page.goto(program.address);
  await page.locator(".wall label", { hasText: "Wink" }).click();
  await page.locator(".acts .btn.open").click();
  await page.locator('dialog [data-where="apart"]').click();
  await page.locator("#lobby-name").fill("Ann");
  await page.locator(".where form .btn").click();
  await page.locator(".lobby-table .seat").getByText("Ann").waitFor();
  expect(await page.locator("#lobby-name").count()).toBe(0);
  await page.goto(program.address);
  await page.locator(".wall label.chosen", { hasText: "Wink" }).waitFor();
  await page.close();
  await program.stop();
});

it("sound is asked for once, at the first table, and the answer is remembered", async () => {
  const program = await Program.start("--quick-bots");
  const context = await (await browser()).newContext({ viewport: PHONE, hasTouch: true });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const question = page.locator(".sound-question");
  const notes = (): Promise<number> => page.evaluate(() => (window as unknown as { notes: number[] }).notes.length);
  await listen({ context });
  // In a game alone with bots, over the table; nothing sounds before there is an answer, whatever is pressed.
  await page.goto(program.address);
  await page.locator(".acts .gold").tap();
  await page.locator("dialog .btn.quiet").tap();
  await insist(page.getByRole("button", { name: "Got it" }), () => question.isVisible()); // one thing at a time
  await page.locator("section.hand .stack").first().tap();
  await question.waitFor({ state: "detached" }); // who plays on is not in the mood for questions
  expect(await notes()).toBe(0);
  // In the lobby of the next table it is a line among others.
  await page.goto(program.address);
  await page.locator(".acts .btn.open").tap();
  await page.locator('dialog [data-where="apart"]').tap();
  await page.locator(".where .sound-question").waitFor();
  await question.getByRole("button", { name: "Yes" }).tap();
  await question.waitFor({ state: "detached" });
  expect(await notes()).toBeGreaterThan(0);
  await page.reload();
  await page.locator(".lobby-table").waitFor();
  expect([await question.count(), await page.evaluate(() => localStorage.getItem("sound"))]).toEqual([0, "on"]);
  await context.close();
  await program.stop();
});

it("no button of the front page moves away from a finger when the server has said what it has", async () => {
  const program = await Program.start();
  const page = await newPage({ viewport: PHONE });
  let answer = (): void => {};
  const asked = new Promise<void>((now) => (answer = now));
  await page.route("**/api/games", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(program.address);
  const places = (): Promise<unknown> => Promise.all([".acts .gold", ".acts .open"].map((css) => page.locator(css).boundingBox()));
  const before = await places();
  answer();
  await page.locator(".learn:enabled").waitFor();
  expect(await places()).toEqual(before);
  await page.close();
  await program.stop();
});

const HALF = { width: 640, height: 360 }; // 1280 × 720 at 200 %
it("every control can be reached at twice the size", async () => {
  const page = await newPage({ viewport: HALF, hasTouch: true });
  await page.goto(inject("fixtures"));
  const screens = ["front", "join", "lobby", "nowhere", "swap", "eliminate", "after", "identify-ready", "final", "end", "wink-crowd", "wink-room-contact", "wink-end", "shark-dive-chosen", "shark-ready", "shark-named", "shark-keep", "shark-organise", "shark-paoletta", "shark-watch-bag", "shark-end", "menu", "rules"];
  for (const screen of screens) {
    await show(page, screen, "fr");
    expect(await page.evaluate(beyond), screen).toEqual([]);
  }
  await page.close();
});

/** Which controls something lies on, or are out of the window even when the page is scrolled to them. */
function beyond(): string[] {
  const all = [...(document.querySelector("dialog[open]") ?? document).querySelectorAll<HTMLElement>("button, a, select, input:not(.sr)")];
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [...(wide > 0 ? [`the page is ${wide} px too wide`] : []), ...all.flatMap((each) => {
    if (each.closest("[inert]") || !each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = each.getBoundingClientRect();
    if (width === 0) return [];
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    return at && (each.contains(at) || at.contains(each)) ? [] : [`${each.className}: ${each.textContent.trim().slice(0, 30)}`];
  })];
}
