// A catch fills the screen; a tap or a key ends it.
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { HUSH_MS } from "../../src/games/wink/stage/caught";
import { newPage } from "./chromium";
import { PHONE, TV } from "./person";
import { opened, putAway, show } from "./show";
import { hears, listen } from "./sounds";

const phone = (screen: string): Promise<Page> => opened(screen, { viewport: PHONE, reducedMotion: "no-preference" });

it.each([
  ["a tap", "wink-catch-me", (page: Page) => page.mouse.click(180, 300)],
  ["a key", "tv-wink-catch", (page: Page) => page.keyboard.press("x")],
] as const)("%s ends it", async (_, screen, skip) => {
  const page = await phone(screen);
  const moment = page.locator(".moment");
  await moment.waitFor();
  expect(await moment.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
  expect(await moment.locator(".bar").innerText()).toContain(screen === "wink-catch-me" ? "Heron caught you" : "Heron caught Maximilian");
  await skip(page);
  await moment.waitFor({ state: "detached" });
  await putAway(page);
});

it("the sign that was agreed on is the one that is shown and told, on phones and on the shared screen", async () => {
  const wink = await phone("wink-catch-you");
  const nose = await phone("wink-catch-nose");
  const face = (page: Page): Promise<string> => page.locator(".catch .two svg.face").innerHTML();
  expect(await face(nose)).not.toBe(await face(wink));
  await Promise.all([wink, nose].map(putAway));
  for (const [lang, words] of [["en", "The sign: touch your nose."], ["fr", "se toucher le nez"], ["uk", "торкнутися носа"]] as const) {
    const tv = await opened("tv-wink-nose", { viewport: TV }, lang);
    expect((await tv.locator(".call p").innerText()).toLowerCase()).toContain(words.toLowerCase());
    await putAway(tv);
  }
  const room = await phone("wink-room-nod");
  expect(await room.locator(".say").innerText()).toContain("The sign is a nod");
  await putAway(room);
});

it.each([[1280, 720], [1920, 1080]])("the number of the call is a quarter of a shared screen of %i × %i", async (width, height) => {
  const tv = await opened("tv-wink", { viewport: { width, height } });
  const drawn = await tv.locator("[data-call]").evaluate((number) => {
    const pen = document.createElement("canvas").getContext("2d")!;
    const { fontSize, fontFamily, fontWeight } = getComputedStyle(number);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return pen.measureText(number.textContent).actualBoundingBoxAscent;
  });
  expect(drawn / height).toBeGreaterThanOrEqual(0.25);
  await putAway(tv);
});

it.each(["tv-wink", "tv-wink-eight"])("on %s a stand-in's card is in line with those beside it", async (screen) => {
  for (const viewport of [{ width: 1280, height: 720 }, TV]) {
    const tv = await opened(screen, { viewport });
    const places = await tv.locator(".spies .spy").evaluateAll((cards) => cards.map((card) => {
      const top = card.getBoundingClientRect().top;
      return { top, inside: ["h2", ".points", "p", ".face"].map((css) => Math.round(card.querySelector(css)!.getBoundingClientRect().top - top)), away: card.querySelector("[data-away]") !== null };
    }));
    const away = places.find((each) => each.away)!;
    const beside = places.filter(({ top }) => top === away.top);
    expect(beside.length).toBeGreaterThan(2);
    for (const { inside } of beside) expect(inside, `${viewport.width}`).toEqual(away.inside);
    await putAway(tv);
  }
});

it("one that ends the game is seen before the end", async () => {
  const page = await phone("wink-catch-end");
  const moment = page.locator(".moment");
  await moment.waitFor();
  expect(await page.locator(".ending").count()).toBe(0);
  await page.mouse.click(180, 300);
  await page.locator(".ending").waitFor();
  expect(await moment.count()).toBe(0);
  await putAway(page);
});

it("a key that ends it does not press the button beneath", async () => {
  const page = await phone("wink-catch-me");
  await page.locator(".moment").waitFor();
  await page.evaluate(() => {
    const beneath = document.querySelector<HTMLElement>("main button")!;
    beneath.addEventListener("click", () => (document.title = "pressed"));
    beneath.focus();
  });
  await page.keyboard.press("Enter");
  await page.locator(".moment").waitFor({ state: "detached" });
  expect(await page.title()).not.toBe("pressed");
  await page.keyboard.press("Enter");
  expect(await page.title()).toBe("pressed");
  await putAway(page);
});

it.each(["tv-wink-catch", "wink-catch-me"])("%s: both faces are seen in silence for a second, and then it sounds", async (screen) => {
  const page = await newPage({ viewport: TV, reducedMotion: "no-preference" });
  await listen({ context: page.context() });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector(".moment")) (window as { came?: number }).came ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(inject("fixtures"));
  await show(page, "tv-lobby");
  await page.keyboard.press("a"); // sound begins with the first press
  await page.getByRole("button", { name: "Turn the sound off" }).waitFor();
  await page.evaluate(() => void ((window as unknown as { notes: number[] }).notes.length = (window as unknown as { noted: number[] }).noted.length = 0));
  await show(page, screen);
  await hears({ page }, [784, 784, 1047]);
  const silence = await page.evaluate(() => {
    const { noted, came } = window as unknown as { noted: number[]; came: number };
    return noted[0]! - came;
  });
  expect(silence).toBeGreaterThan(HUSH_MS - 50);
  await page.close();
});
