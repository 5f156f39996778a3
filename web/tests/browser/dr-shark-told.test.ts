// What a player of Dr Shark is told, in which words, and that no message lies on another. On fixtures.
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { newPage } from "./chromium";
import { PHONE } from "./person";
import { hurry, opened, putAway, show } from "./show";

const [TALL, SIDEWAYS, DESK] = [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1440, height: 900 }];
const open = (screen: string, size = TALL, lang = "en"): Promise<Page> => opened(screen, { viewport: size, hasTouch: size.width < 900 }, lang);

/** Everything that speaks during a search or beside it. */
const MESSAGES = ".clapped, .search .about, .order, .bag .hint, .bag .word, .named > p, .in-hand p:not(.sr), .heap .how, .last-line .text, .see h2, .see p, .seconds, .tray .count, .tray .stop";

/** The pairs of messages of which one lies on the other, each as wide as what is written in it. */
const heaped = (page: Page): Promise<string[]> =>
  page.evaluate((messages) => {
    const isSeen = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = [...document.querySelectorAll(messages)].filter((each) => isSeen(each) && !each.closest("[inert]") && each.textContent.trim()).map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const { left, right, top, bottom } = each.matches(".clapped, .stop") ? each.getBoundingClientRect() : range.getBoundingClientRect();
      return { name: `${each.className}: ${each.textContent.trim()}`, left, right, top, bottom };
    });
    const isOn = (a: (typeof all)[0], b: (typeof all)[0]): boolean => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return all.flatMap((a, i) => all.slice(i + 1).filter((b) => isOn(a, b)).map((b) => `${a.name} | ${b.name}`));
  }, MESSAGES);

it.each([PHONE, TALL, SIDEWAYS, DESK])("no message lies on another during a search (%o)", async (viewport) => {
  const page = await newPage({ viewport, hasTouch: viewport.width < 900 });
  await page.goto(inject("fixtures"));
  for (const lang of ["en", "fr", "uk"]) {
    for (const screen of ["shark-bag-clapped", "shark-sort-wrong", "shark-hold-wrong", "shark-watch-clapped", "shark-named", "shark-look"]) {
      await show(page, screen, lang);
      await page.locator(".search, .see").first().waitFor();
      if (screen === "shark-named") {
        await hurry(page);
        await page.locator(".named > p", { hasText: /16/ }).waitFor(); // the time that the hand took
      }
      expect(await heaped(page), `${screen} ${lang}`).toEqual([]);
    }
  }
  await page.close();
});

it("the hint makes room for what is felt", async () => {
  for (const size of [PHONE, TALL, DESK]) {
    const page = await opened("shark-bag-one", { viewport: size });
    const rim = (await page.locator(".sack path[stroke-dasharray]").boundingBox())!;
    const word = page.locator(".bag .word");
    for (const far of [0.04, 0.2, 0.5, 0.96]) {
      await page.mouse.move(rim.x + rim.width / 2, rim.y + rim.height * far);
      await word.waitFor();
      expect(await heaped(page), `${size.width}, ${far}`).toEqual([]);
      await page.mouse.move(rim.x + rim.width / 2 + 40, rim.y + rim.height * far);
      await word.waitFor({ state: "detached" });
    }
    await page.mouse.move(1, 1);
    await page.locator(".bag .hint:not(.crowded)").waitFor();
    await putAway(page);
  }
});

it("how a search ended leaves room for what the house says, and what explains the table steps aside", async () => {
  for (const size of [PHONE, SIDEWAYS]) {
    for (const screen of ["shark-time", "shark-texture"]) {
      const page = await open(screen, size, "fr");
      const low = await page.locator(".finale p, .finale svg").evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));
      const high = await page.locator(".finale p, .finale > svg").evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().top)));
      // A toast of two lines begins there.
      expect(low, `${screen} ${size.height}`).toBeLessThanOrEqual(size.height - 96 - 50);
      expect(high).toBeGreaterThanOrEqual(0);
      // By this the cards of lessons, hints and coach marks know that something fills the screen.
      expect(await page.locator(".finale").getAttribute("data-moment")).toBe("finale");
      await putAway(page);
    }
  }
});

it.each([
  ["shark-hold-wrong", ".in-hand .hint", ["Not that texture. This piece has: Crocodile", "Pas cette matière. Celle de la pièce : Crocodile", "Не та поверхня. У цієї деталі: Крокодил"]],
  ["shark-sort-wrong", ".order", ["Not that colour. This piece has: Orange", "Pas cette couleur. Celle de la pièce : Orange", "Не та купка. Для цієї деталі: Помаранчеві"]],
  ["shark-texture", ".finale .why", ["Its texture: Felt. On the mat: Crocodile", "Sa matière : Feutre. Sur le tapis : Crocodile", "Її поверхня: Фетр. На килимку: Крокодил"]],
] as const)("%s says in words what does not fit", async (screen, where, says) => {
  for (const [i, lang] of ["en", "fr", "uk"].entries()) {
    const page = await open(screen, PHONE, lang);
    const words = (await page.locator(where).innerText()).replace(/\s+/g, " ");
    expect(words).toContain(says[i]!);
    await putAway(page);
  }
});

it("a piece in hand says whether it is wanted, or by what it misses", async () => {
  const page = await open("shark-hold-wrong", PHONE);
  // The clown lacks its third part; this is one.
  expect(await page.locator(".in-hand .fits").innerText()).toBe("It completes one of your designs");
  await putAway(page);
});

it.each(["shark-hold", "shark-bag-one", "shark-named", "shark-keep", "shark-look"])("on a page that has just come up nothing looks chosen: %s", async (screen) => {
  const page = await opened(screen, { viewport: DESK });
  // By then the search would have sent the focus on.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(() => document.activeElement?.className)).toContain("search");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.activeElement?.matches(".slot, [data-bag], .named .first, .one.open, .lying"));
  await putAway(page);
});

it("the clapper and Paoletta are explained where they appear", async () => {
  const clapped = await open("shark-bag-clapped");
  expect(await clapped.locator(".clapped").innerText()).toContain("it decides nothing");
  await putAway(clapped);
  const theft = await open("shark-theft", PHONE, "fr");
  const why = theft.locator(".theft .what");
  expect(await why.innerText()).toContain("Les armes amènent Paoletta");
  expect((await why.boundingBox())!.y).toBeGreaterThan(PHONE.height / 3);
  await putAway(theft);
});
