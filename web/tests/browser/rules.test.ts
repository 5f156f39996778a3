// The rulebook in the house: open from everywhere, looked up by number and by words, printed; and one tap
// from a refusal to its clause.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { DESKTOP, TV, type Person } from "./person";
import { answered, moment, myMoment } from "./play";

house();

const clause = (page: Page, number: string) => page.locator(`[id="${number}"]`);
const inView = (page: Page, number: string): Promise<boolean> =>
  page.waitForFunction((id) => {
    const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= innerHeight + 400 && top < innerHeight;
  }, number).then(() => true);

/** Presses a link that opens a window of its own, and waits until the book is there. */
async function opened({ page, context }: Person, link: string): Promise<Page> {
  const [book] = await Promise.all([context.waitForEvent("page"), page.locator(link).click()]);
  await book.locator(".clause").first().waitFor();
  return book;
}

it.concurrent("a book is read, looked up and printed, in three languages", async () => {
  await evening(async (program, invite) => {
    const zoe = await invite("Zoé", "fr");
    const { page } = zoe;
    await page.goto(program.address);
    await page.locator(".wall label", { hasText: "Wink" }).click();
    await page.locator(".book a").click();
    await page.waitForURL("**/rules/wink");
    await page.locator(".clause").first().waitFor();
    expect(await page.locator("h1").textContent()).toBe("Wink\u00a0: les règles");
    expect(await page.locator("figure svg").count()).toBeGreaterThan(8);
    await regard(zoe, "rules-wink");

    // By its number, by a word, and by the list of chapters.
    await page.locator("#find").fill("7.2");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/rules/wink#7.2");
    expect(await inView(page, "7.2")).toBe(true);
    await page.locator("#find").fill("jumelle");
    expect(await page.locator("[role=search] li").count()).toBeGreaterThan(3);
    await regard(zoe, "rules-wink-found");
    await page.locator("[role=search] li a", { hasText: "§4.2" }).first().click();
    await page.waitForURL("**/rules/wink#4.2");
    await page.locator("summary").click();
    await page.locator("details a", { hasText: "§9" }).click();
    expect(await inView(page, "9")).toBe(true);
    await page.locator(".cite", { hasText: "§4.2" }).first().click();
    await page.locator('[id="4.2"].here').waitFor();

    // The switch changes the book, and the place stays.
    await page.locator('.languages button[lang="uk"]').click();
    await page.locator("h1", { hasText: "правила" }).waitFor();
    await clause(page, "4.2").getByText("двійник").waitFor();
    expect(await inView(page, "4.2")).toBe(true);

    // On paper: ink on white, and nothing that one presses.
    await page.emulateMedia({ media: "print" });
    const paper = await page.evaluate(() => {
      const seen = (css: string): boolean => document.querySelector(css)?.checkVisibility() ?? false;
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color, nav: seen("nav"), tools: seen(".tools"), footer: seen("footer"), clause: seen(".clause") };
    });
    expect(paper).toEqual({ backgroundColor: "rgb(255, 255, 255)", color: "rgb(0, 0, 0)", nav: false, tools: false, footer: false, clause: true });
  });
});

it.concurrent.each(["wink", "spywhere", "dr-shark"])("the book of %s opens at a clause by its address, and loads its own chunks only", async (game) => {
  await evening(async (program, invite) => {
    const ada = await invite("Ada", "en", { size: DESKTOP });
    const { page } = ada;
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${program.address}/rules/${game}#3.1`);
    await page.locator('[id="3.1"].here').waitFor();
    expect(await inView(page, "3.1")).toBe(true);
    await regard(ada, `rules-${game}`);
    const texts = fetched.filter((path) => path.startsWith("/assets/") && ["wink", "spywhere", "dr-shark"].some((each) => path.startsWith(`/assets/${each}.`) || path.startsWith(`/assets/${each}-`)));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((path) => !path.startsWith(`/assets/${game}`))).toEqual([]);
  });
});

it.concurrent("behind the address of a book that does not exist there is nothing but the way home", async () => {
  await evening(async (program, invite) => {
    const ada = await invite("Ada", "en");
    await ada.page.goto(`${program.address}/rules/nonsense`);
    await ada.page.locator(".door").waitFor();
    await regard(ada, "rules-nonsense");
    await ada.page.locator("a.btn.gold").click();
    await ada.page.locator(".wall").waitFor();
  });
});

it.concurrent("the book opens from the lobby, the menu, the join page and the shared screen", async () => {
  await evening(async (program, invite) => {
    const [ada, zoe, screen] = [await invite("Ada", "en"), await invite("Zoé", "fr"), await invite("TV", "uk", { size: TV })];
    const link = await ada.open(program.address, "together");
    const fromLobby = await opened(ada, ".options .book-link");
    expect(new URL(fromLobby.url()).pathname).toBe("/rules/spywhere");
    await fromLobby.close();
    await ada.page.locator("header .icon-button").last().click();
    await (await opened(ada, "dialog .book-link")).close();

    await zoe.page.goto(link);
    await zoe.page.locator("#name").waitFor();
    await (await opened(zoe, "section .book-link")).close();

    await screen.page.goto(link.replace("/t/", "/tv/"));
    await screen.page.locator(".rules-qr svg").waitFor();
    await regard(screen, "tv-rules");
  });
});

it.concurrent("one tap leads from a refusal to its clause, and the game is still there", async () => {
  await evening(async (program, invite) => {
    const ada = await invite("Ada", "en");
    const { page } = ada;
    await page.goto(program.address);
    await page.locator(".acts .btn.gold").click();
    await page.locator(".spywhere").waitFor();
    const table = page.url();
    await myMoment(page);
    expect(await moment(page)).toBe("swap");
    await page.locator(".hand .stack").first().click();
    await page.locator(".row .place").last().click();
    await page.locator(".dock .btn.gold").click();
    await answered(page);

    // Nobody swaps twice in a turn, nor out of turn.
    await page.locator(".hand .stack").first().click();
    const cited = page.locator(".toast button");
    const text = await cited.textContent();
    expect(text).toMatch(/^Spywhere §(3|2\.4)$/);
    const { height } = (await cited.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    await regard(ada, "refused");
    await cited.click();
    const sheet = page.locator("dialog[open]");
    await sheet.locator(".here").waitFor();
    expect(await sheet.locator(".here .number").first().textContent()).toBe(text!.replace("Spywhere ", "").replace(/^§(\d+\.)/, "$1"));
    await regard(ada, "refused-clause");

    // A citation leads on inside the sheet, and the whole book opens beside the game.
    if (text === "Spywhere §3") {
      await sheet.locator(".cite", { hasText: "§4" }).first().click();
      await sheet.locator('[id="4"].here').waitFor();
    }
    await (await opened(ada, "dialog[open] a.btn")).close();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    expect(page.url()).toBe(table);
    await page.locator(".spywhere").waitFor();
  });
});
