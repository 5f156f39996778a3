// Wink in one room (§11.1): no phone may betray its owner. The same seat at the same table, once called and
// once not: the page and the picture are equal, pixel for pixel, until the corner is lifted.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newPage } from "./chromium";
import { PHONE } from "./person";
import { opened, putAway, show } from "./show";

interface Look {
  html: string;
  title: string;
  picture: string;
}

async function looks(screen: string, lang: string, then: (page: Page) => Promise<unknown> = async () => {}, viewport = PHONE, around?: string): Promise<Look> {
  const page = await opened(screen, { viewport, hasTouch: viewport.width < 900 }, lang);
  await then(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const html = inOrder(await page.evaluate((around) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    if (around) body.querySelectorAll(around).forEach((each) => each.replaceChildren());
    return body.outerHTML;
  }, around));
  const mask = around ? [page.locator(around)] : [];
  const look = { html, title: await page.title(), picture: (await page.screenshot({ mask })).toString("base64") };
  await putAway(page);
  return look;
}

/** Svelte numbers what it draws on and on, as long as the page is there: here from 1. */
function inOrder(html: string): string {
  const met = new Map<string, string>();
  // Not what only looks like such a number, such as the colour #c99a7c.
  return html.replace(/(?<=\b(?:id|for|aria-\w+)="|url\(#|href="#)c\d+/g, (id) => met.get(id) ?? (met.set(id, `c${met.size + 1}`), met.get(id)!));
}

/** Equal, and if not, where the difference begins: pages and pictures are too long to print. */
function alike(one: Look, other: Look): void {
  const at = [...one.html].findIndex((letter, i) => letter !== other.html[i]);
  expect(at < 0 ? "" : one.html.slice(at - 80, at + 80)).toBe(at < 0 ? "" : other.html.slice(at - 80, at + 80));
  expect([one.html.length, one.title]).toEqual([other.html.length, other.title]);
  expect(one.picture === other.picture, "pixel for pixel").toBe(true);
}

const lift = async (page: Page): Promise<void> => {
  await page.locator(".flap").hover();
  await page.mouse.down();
  await page.locator(".corner.held").waitFor();
};

it.each(["en", "fr", "uk"])("called or not, the phone looks alike (%s)", async (lang) => {
  alike(await looks("wink-room-called", lang), await looks("wink-room", lang));
});

/** A larger phone, the same on its side, a desktop. The smallest phone is in every other test of this file. */
const LARGER = [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1440, height: 900 }];
const nothing = async (): Promise<void> => {};

it.each([["wink-room-called", "wink-room", LARGER], ["wink-room-four", "wink-room-four-not", [PHONE, ...LARGER]], ["wink-room-eight", "wink-room-eight-not", [PHONE, ...LARGER]]] as const)(
  "so they do on every size: %s and %s",
  async (called, not, sizes) => {
    for (const size of sizes) alike(await looks(called, "uk", nothing, size), await looks(not, "uk", nothing, size));
  },
);

it("around a lifted corner nothing differs, whatever lies under it", async () => {
  for (const size of [PHONE, ...LARGER]) {
    const [called, not] = [await looks("wink-room-lifted", "fr", nothing, size, ".corner"), await looks("wink-room-lifted-none", "fr", nothing, size, ".corner")];
    alike(called, not);
  }
  // And the check can fail: what lies under it is not alike.
  expect((await looks("wink-room-lifted", "fr")).picture === (await looks("wink-room-lifted-none", "fr")).picture).toBe(false);
});

it("also while its owner taps about", async () => {
  const tap = (page: Page): Promise<void> => page.locator('.spy[data-place="seat:2"]').click();
  const called = await looks("wink-room-called", "en", tap);
  expect(called.html).toContain('data-accuse="17"');
  alike(called, await looks("wink-room", "en", tap));
});

it("also while the log is read over the game", async () => {
  const read = (page: Page): Promise<void> => page.locator("header .log").click();
  alike(await looks("wink-room-called", "en", read), await looks("wink-room", "en", read));
});

it("also in its owner's turn, with a card or a face chosen", async () => {
  alike(await looks("wink-room-contact", "fr"), await looks("wink-room-contact-not", "fr"));
  const card = (page: Page): Promise<void> => page.locator('[data-agent="25"]').click();
  const called = await looks("wink-room-contact", "uk", card);
  expect(called.html).toContain("chosen");
  alike(called, await looks("wink-room-contact-not", "uk", card));
  const face = (page: Page): Promise<void> => page.locator('.spy[data-place="seat:4"]').click();
  alike(await looks("wink-room-contact", "en", face), await looks("wink-room-contact-not", "en", face));
});

it.each(["wink-room-eight-long", "wink-room-eight-call-long", "wink-room-long", "wink-room-four"])("%s: names are there to the last letter, and my own points beside everybody's", async (screen) => {
  for (const viewport of [PHONE, { width: 390, height: 844 }]) {
    const page = await opened(screen, { viewport, hasTouch: true }, "uk");
    const cut = await page.locator(".spies .name").evaluateAll((all) => all.flatMap((each) => (each.scrollHeight > each.clientHeight + 4 || each.scrollWidth > each.clientWidth ? [`${each.textContent}: ${each.scrollWidth} × ${each.scrollHeight} in ${each.clientWidth} × ${each.clientHeight}`] : [])));
    expect(cut, `${viewport.width} × ${viewport.height}`).toEqual([]);
    // What is beneath a name does not hide it: the number stands right of its last line.
    const hidden = await page.locator(".spies .spy").evaluateAll((all) => all.flatMap((spy) => {
      const range = document.createRange();
      range.selectNodeContents(spy.querySelector(".name")!);
      const number = spy.querySelector(".facts b")!.getBoundingClientRect();
      return [...range.getClientRects()].filter((line) => line.right > number.left && line.bottom > number.top + 5 && line.top < number.bottom).map(() => spy.textContent);
    }));
    expect(hidden).toEqual([]);
    expect(await page.locator(".who .own").innerText()).toMatch(/^\d+$/);
    await putAway(page);
  }
});

/** The hand of these screens: in one room its cards look like all others, so that nobody beside their owner can tell them, and
 *  say why when they are pressed. */
const OWN = ["2", "10", "17", "18", "23", "33", "36"];
/** Of the crowd's cards, all alike, this many are pressed. */
const CARDS = 4;

it.each([
  ["in one room", ".room", ["wink-room", "wink-room-call", "wink-room-call-soon", "wink-room-pass-soon", "wink-room-contact-whom", "wink-room-accuse"]],
  ["at a distance", ".distance", ["wink-crowd", "wink-call", "wink-call-soon", "wink-pass-soon", "wink-contact-near", "wink-called"]],
])("no button that looks enabled refuses: %s", async (_, table, screens) => {
  const page = await opened(screens[0]!, { viewport: PHONE });
  const refusing: string[] = [];
  for (const screen of screens) {
    await show(page, screen);
    const enabled = page.locator(`${table} button:not([disabled], [aria-disabled="true"], .flap)`).filter({ visible: true });
    const names = await enabled.evaluateAll((all) => all.map((each) => ({ name: (each as HTMLElement).dataset["agent"] ?? (each as HTMLElement).dataset["accuse"] ?? (each as HTMLElement).innerText, card: each.matches(".cell"), chosen: each.matches(".chosen") })));
    expect(names.length, screen).toBeGreaterThan(2);
    let cards = 0;
    for (const [each, { name, card, chosen }] of names.entries()) {
      if (OWN.includes(name) || (card && !chosen && cards++ >= CARDS)) continue;
      await show(page, "wink-lobby");
      await show(page, screen);
      await enabled.nth(each).click();
      if ((await page.evaluate(() => (window as unknown as { said: number }).said)) > 0) refusing.push(`${screen}: ${name}`);
    }
  }
  expect(refusing).toEqual([]);
  await putAway(page);
});

it("what is too soon looks so, and says for how long, chosen or not", async () => {
  for (const [screen, label] of [["wink-room-call-soon", "Call 25"], ["wink-call-soon", "Call 25"]] as const) {
    const page = await opened(screen, { viewport: PHONE });
    const chosen = page.locator(".cell.chosen");
    expect([await chosen.getAttribute("data-agent"), await chosen.getAttribute("aria-disabled")]).toEqual(["25", "true"]);
    expect(await page.locator(".dock .act").innerText()).toMatch(new RegExp(`^${label}\\s+in 3 s$`));
    await putAway(page);
  }
  const page = await opened("wink-room-call-soon", { viewport: PHONE });
  await page.locator('[data-agent="26"]').click();
  expect([await page.locator('[data-agent="25"]').getAttribute("aria-disabled"), await page.locator('[data-agent="26"]').getAttribute("aria-disabled")]).toEqual(["false", "true"]);
  await putAway(page);
});

it("contact asks with its target, and says how to decline", async () => {
  for (const [lang, asks, declines] of [
    ["en", /^Contact Wolf\s+for your 24$/, "that costs nothing"],
    ["fr", /^Contacter Loup\s+pour ton 24$/, "ne coûte rien"],
    ["uk", /Вовк[^]*24$/, "нічого не коштує"],
  ] as const) {
    const page = await opened("wink-room-contact-whom", { viewport: PHONE }, lang);
    expect(await page.locator(".which .gold").innerText()).toMatch(asks);
    expect(await page.locator(".which .decline").innerText()).toContain(declines);
    await putAway(page);
  }
});

/** Digits are about 0.7 of their type in height, and a pixel of a page is 0.16 mm on a phone: what is read from a metre away is
 *  5 mm high at least. A card in one's own hand is wider than a thumb, which is 11 mm. */
const READ_PX = 5 / 0.16 / 0.7;
const THUMB_PX = 12 / 0.16;

it.each([[360, 640], [390, 844], [844, 390], [1440, 900]])("at %i × %i the called number is read from a metre away, and a lifted hand has large cards", async (width, height) => {
  for (const screen of ["wink-room", "wink-room-eight", "wink-room-eight-long", "wink-room-four"]) {
    const page = await opened(screen, { viewport: { width, height }, hasTouch: width < 900 });
    const size = await page.locator(".ticket b").evaluate((number) => Number.parseFloat(getComputedStyle(number).fontSize));
    expect(size, screen).toBeGreaterThanOrEqual(READ_PX);
    await putAway(page);
  }
  for (const screen of ["wink-room-lifted", "wink-room-lifted-eight", "wink-room-lifted-four"]) {
    const page = await opened(screen, { viewport: { width, height }, hasTouch: width < 900 });
    const least = await page.locator(".corner li").evaluateAll((all) => Math.min(...all.map((each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height))));
    expect(least, screen).toBeGreaterThanOrEqual(THUMB_PX);
    await putAway(page);
  }
});

/** How much two pictures differ, from 0 to 255, seen from so far away that this many pixels run together. */
async function apart(one: Buffer, other: Buffer, together: number): Promise<number> {
  const page = await newPage();
  const most = await page.evaluate(async ([one, other, together]) => {
    const read = async (png: string): Promise<ImageData> => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const [width, height] = [Math.ceil(image.width / together), Math.ceil(image.height / together)];
      const canvas = new OffscreenCanvas(width, height).getContext("2d")!;
      canvas.imageSmoothingQuality = "high";
      canvas.drawImage(image, 0, 0, width, height);
      return canvas.getImageData(0, 0, width, height);
    };
    const [a, b] = [await read(one), await read(other)];
    return a.data.reduce((most, value, i) => Math.max(most, Math.abs(value - b.data[i]!)), 0);
  }, [one.toString("base64"), other.toString("base64"), together] as const);
  await page.close();
  return most;
}

/** The lifted hand alone: the calls above it are public. */
async function hand(screen: string): Promise<Buffer> {
  const page = await opened(screen, { viewport: PHONE });
  await page.locator(".corner.held").waitFor();
  const picture = await page.locator(".corner").screenshot();
  await putAway(page);
  return picture;
}

it("a lifted hand marks a called card for its owner, not for the table", async () => {
  const [called, not, another] = [await hand("wink-room-lifted"), await hand("wink-room-lifted-not"), await hand("wink-room-lifted-eight")];
  expect(await apart(called, not, 1)).toBeGreaterThan(100); // near: small print
  expect(await apart(called, not, 24)).toBeLessThan(24); // far: nothing
  expect(await apart(called, another, 24)).toBeGreaterThan(60); // and the check can fail
});

it("the lifted corner tells its owner, and covers again when let go", async () => {
  const called = await looks("wink-room-called", "en", lift);
  expect(called.html).toContain("called by");
  expect(called.picture === (await looks("wink-room", "en", lift)).picture).toBe(false);
  const down = async (page: Page): Promise<void> => {
    await lift(page);
    await page.mouse.up();
    await page.locator(".corner:not(.held)").waitFor();
  };
  alike(await looks("wink-room-called", "en", down), await looks("wink-room", "en", down));
});

it("and the check can fail: at a distance the called have a screen of their own", async () => {
  expect((await looks("wink-called", "en")).html === (await looks("wink-near", "en")).html).toBe(false);
});
