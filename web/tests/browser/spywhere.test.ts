// What a Spywhere table answers to presses, on fixtures: no program is needed for what the client does alone.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { PATIENCE_MS } from "./patience";
import { PHONE } from "./person";
import { acts, hurry, opened, putAway } from "./show";

/** A phone that shows one screen. */
const phone = (screen: string): Promise<Page> => opened(screen, { viewport: PHONE, hasTouch: true });
const sheet = (page: Page) => page.locator("dialog[open]");
/** The panel of the opponent with that name. */
const spy = (page: Page, name: string) => page.locator("button.spy", { hasText: name });

it("a spy's panel says what lies before them, and opens that spy", async () => {
  const page = await phone("eliminate");
  const wolf = spy(page, "Wolf");
  expect(await wolf.getByRole("img", { name: "Clue pile: 6 dishes, not from Spain" }).count()).toBe(1);
  expect(await spy(page, "Heron").getByRole("img", { name: /^Envelope from/ }).count()).toBe(2);
  await wolf.click();
  await sheet(page).getByRole("heading", { name: "Wolf", exact: true }).waitFor();
  expect(await sheet(page).getByText("gave Pizza, took Cheese").count()).toBe(1);
  expect(await sheet(page).locator(".envelopes").last().innerText()).toMatch(/Heron\s+Owl/);
  // What is certain and what is not are told apart, in words.
  const told = (title: string) => sheet(page).locator("section", { hasText: title }).locator("li");
  expect(await told("Wolf is certainly not from").allInnerTexts()).toEqual(["6\nSpain"]);
  expect(await told("Still possible").allInnerTexts()).toEqual(["Belgium", "England", "France", "Germany", "Italy"]);
  expect(await sheet(page).getByRole("heading", { name: "No envelope in front of Wolf" }).count()).toBe(1);

  // A note made here is the one in the notes.
  await sheet(page).getByRole("button", { name: "Wolf, Italy: nothing noted" }).click();
  await sheet(page).getByRole("button", { name: "Wolf, Italy: no" }).waitFor();

  // From here on to naming this spy.
  await sheet(page).locator(".btn.gold").click();
  expect(await sheet(page).locator('.spies [aria-pressed="true"]').innerText()).toContain("Wolf");
  await putAway(page);
});

it("an opened spy says when each clue was laid, and who plays before them", async () => {
  const page = await phone("spy-sheet");
  const clues = async (page: Page): Promise<string[]> => (await sheet(page).locator("section", { hasText: "is certainly not from" }).locator("li").allInnerTexts()).map((each) => each.replace(/\s+/g, " "));
  expect(await clues(page)).toEqual(["Belgium round 3", "England round 4", "Germany round 6", "Spain round 7"]);
  expect(await sheet(page).locator(".who").innerText()).toMatch(/^10 cards in hand, plays after Heron/);
  await putAway(page);
  const twice = await phone("spy-sheet-twice");
  expect(await clues(twice)).toEqual(["6 Spain rounds 6 and 7"]);
  await putAway(twice);
  // Where the beginning was not seen nobody can say it.
  const late = await phone("spy-sheet-after");
  expect(await clues(late)).toEqual(["6 Spain"]);
  expect(await sheet(late).locator(".who").innerText()).toMatch(/^8 cards in hand, plays before you/);
  await putAway(late);
});

it("a note on a spy is kept as it is typed, and is that spy's alone", async () => {
  const page = await phone("wait");
  const note = () => sheet(page).getByRole("textbox");
  await spy(page, "Wolf").click();
  await note().fill("four paellas, none given");
  await page.keyboard.press("Escape");
  await spy(page, "Heron").click();
  expect(await note().inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await spy(page, "Wolf").click();
  expect(await note().inputValue()).toBe("four paellas, none given");
  expect(await page.evaluate(() => Object.entries(localStorage).flatMap(([key, kept]) => (key.startsWith("notes/") ? [(JSON.parse(String(kept)) as Record<string, { words?: string }>)[4]?.words] : [])))).toEqual(["four paellas, none given"]);
  expect(await acts(page)).toEqual([]);
  await page.close();
});

it("a spy who cannot be named now has no such button", async () => {
  const page = await phone("wait");
  await spy(page, "Wolf").click();
  await sheet(page).getByRole("heading", { name: "Wolf", exact: true }).waitFor();
  expect(await sheet(page).locator(".btn.gold").count()).toBe(0);
  await putAway(page);
});

it("the gold button says what eliminating gains and costs", async () => {
  const page = await phone("eliminate");
  expect(await page.locator(".dock .btn.gold").innerText()).toMatch(/^Eliminate\s+A bonus card; everyone sees: not from Italy$/);
  await putAway(page);
});

it("a tap on three that may go leads to the gold button, and only that one eliminates", async () => {
  const page = await phone("eliminate");
  const three = page.getByRole("button", { name: "In the row: Pizza, Italy, one of three alike that you can eliminate" });
  const state = () => three.evaluateAll((all) => all.map((each) => [each.getAttribute("aria-pressed"), each.querySelector("path") !== null]));
  expect(await state()).toEqual([["false", true], ["false", true], ["false", true]]);
  expect(await page.getByRole("button", { name: "In the row: Sausage, Germany", exact: true }).count()).toBe(1);
  await three.nth(1).click();
  expect(await acts(page)).toEqual([]);
  expect(await state()).toEqual([["true", true], ["true", true], ["true", true]]);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).innerText)).toMatch(/^Eliminate\s+A bonus card; everyone sees: not from Italy$/);
  await three.first().click();
  expect([await acts(page), (await state())[0]]).toEqual([[], ["false", true]]);
  await page.locator(".dock .btn.gold").click();
  expect(await acts(page)).toEqual([{ eliminate: "italy" }]);
  await putAway(page);
});

it("what a newcomer is told about eliminating names its cost", async () => {
  for (const [lang, cost] of [["en", "everyone learns"], ["fr", "on saura"], ["uk", "всі знатимуть"]] as const) {
    const page = await opened("coach-eliminate", { viewport: PHONE, hasTouch: true }, lang);
    await page.locator(".mark", { hasText: cost }).waitFor();
    await putAway(page);
  }
});

it("a nation that a clue pile rules out warns before the envelope is sealed", async () => {
  const page = await phone("identify-impossible");
  expect(await sheet(page).getByRole("status").innerText()).toBe("Heron is not from France: the clue pile proves it.");
  await sheet(page).getByRole("button", { name: "Italy" }).click();
  expect(await sheet(page).getByRole("status").innerText()).not.toContain("clue pile");
  await putAway(page);
});

it("a nation that does not take part is on the table", async () => {
  const page = await phone("few");
  expect(await page.getByRole("img", { name: "Left out of this game: Spain." }).count()).toBe(1);
  await putAway(page);
});

it("being done asks once while somebody is unnamed", async () => {
  const page = await phone("final");
  const done = page.locator(".me .choice");
  expect(await done.innerText()).toBe("I’m done");
  await done.click();
  await page.getByText("Not identified yet: Heron, Соломія, and Wolf. Press again if you’re done.").first().waitFor();
  expect(await done.innerText()).toBe("Done anyway");
  expect(await acts(page)).toEqual([]);
  await done.click();
  expect(await acts(page)).toEqual([{ done: {} }]);
  await putAway(page);
});

it("with two spies it asks about the nations that are left, not about the one opponent", async () => {
  const page = await phone("two-final");
  await page.locator(".me .choice").click();
  await page.getByText("One of Maximilian’s two nations isn’t identified yet. Press again if you’re done.").first().waitFor();
  await putAway(page);
});

it("with two spies one nation of two is named", async () => {
  const page = await phone("two-identify");
  await sheet(page).getByRole("heading", { name: "One of Maximilian’s two nations" }).waitFor();
  await page.getByRole("heading", { name: "Identify a nation?", includeHidden: true }).waitFor();
  await putAway(page);
  const told = await phone("coach-identify-two");
  await told.locator(".mark", { hasText: "one of their two nations" }).waitFor();
  await putAway(told);
});

it.each([
  ["the swap that was chosen is made", "swap-chosen", [{ swap: { give: "italy", take: "spain" } }]],
  ["the envelope that was written is sealed", "identify-ready", [{ identify: { seat: 3, as: "france" } }]],
])("when time is up, %s", async (_, screen, sent) => {
  const page = await phone(screen);
  await hurry(page);
  await expect.poll(() => acts(page), { timeout: PATIENCE_MS }).toEqual(sent);
  await putAway(page);
});

it("the last swap of each opponent lies on the table below them", async () => {
  const page = await phone("swap");
  const swaps = [1, 2, 3, 4].map((seat) => page.locator(`[data-place="watched:${seat}"] .swap[role=img]`).getAttribute("aria-label"));
  expect(await Promise.all(swaps)).toEqual(["gave Jelly, took Paella", "gave Moules, took Paella", "gave Paella, took Jelly", "gave Pizza, took Cheese"]);
  await putAway(page);
});

it.each([[360, 640], [844, 390]])("with five opponents all their last swaps are in sight at %i × %i", async (width, height) => {
  for (const screen of ["crowded", "crowded-after"]) {
    const page = await opened(screen, { viewport: { width, height }, hasTouch: true }, "uk");
    const seen = await page.locator(".last .swap").evaluateAll((all) => all.map((each) => {
      const cards = [...each.querySelectorAll(".gave > *, .took > *")].map((card) => card.getBoundingClientRect());
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const onTop = [0.25, 0.5, 0.75].every((part) => each.contains(document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2)));
      return { onTop, inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, cards: cards.length, wide: cards.every((card) => card.width >= 20 && card.height >= 20) };
    }));
    expect(seen, screen).toEqual(Array(5).fill({ onTop: true, inside: true, cards: 2, wide: true }));
    await putAway(page);
  }
});

it("a spy's swaps are numbered by their rounds where the table keeps all of them", async () => {
  for (const [screen, numbers] of [["spy-sheet", ["1", "2", "3", "4", "5", "6", "7"]], ["spy-sheet-after", []]] as const) {
    const page = await phone(screen);
    expect(await sheet(page).locator(".list li small").allInnerTexts()).toEqual(numbers);
    await putAway(page);
  }
});

it("two spies read the rules for two: the round, and envelopes from the fifth", async () => {
  const early = await phone("two-early");
  expect(await early.locator(".round").innerText()).toBe("Round 3. Envelopes from round 5.");
  await putAway(early);
  const page = await phone("two-rules");
  expect(await page.locator(".round").innerText()).toBe("Round 6");
  await sheet(page).getByText("work out both of your opponent’s").waitFor();
  expect(await sheet(page).innerText()).not.toContain("identified everyone");
  await putAway(page);
});

it("a table that lays its envelopes later says from which round on, to two spies and to more (§5.4)", async () => {
  for (const [screen, line] of [["two-sixth", "Round 5. Envelopes from round 6."], ["few-sixth", "Round 4. Envelopes from round 6."]] as const) {
    const page = await phone(screen);
    expect(await page.locator(".round").innerText()).toBe(line);
    await putAway(page);
  }
  const page = await phone("few");
  expect(await page.locator(".round").count()).toBe(0);
  await putAway(page);
});

it("the shared screen says which nation is out, the round, and no more than the spy may do in it", async () => {
  for (const [screen, hint, beside] of [
    ["tv-two", "may eliminate", ["Out: Belgium", "Round 3. Envelopes from round 5."]],
    ["tv-few-sixth", "swaps a card with the row", ["Out: Spain", "Round 4. Envelopes from round 6."]],
    ["tv-crowded", "may eliminate and identify", null],
  ] as const) {
    const page = await opened(screen, { viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    expect(await page.locator("header p").innerText()).toBe(hint);
    if (beside) expect((await page.locator(".aside").innerText()).split("\n").filter((line) => line !== "")).toEqual(beside);
    else expect(await page.locator(".aside").count()).toBe(0);
    await putAway(page);
  }
});

it.each([[1280, 720, 36], [1920, 1080, 80]])("six spies fit a television of %i × %i, with clues that can be seen across a room", async (width, height, least) => {
  for (const screen of ["tv-crowded", "tv-final"]) {
    const page = await opened(screen, { viewport: { width, height }, reducedMotion: "reduce" }, "fr");
    const tall = await page.locator(".spy .cell").evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().height)));
    expect(tall, screen).toBeGreaterThanOrEqual(least);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), screen).toBeLessThanOrEqual(0);
    await putAway(page);
  }
});

it("who listens is told of no envelope before its round, and of two nations where two play", async () => {
  for (const [screen, says] of [["two-sixth", "It is too early for envelopes."], ["two-early", "It is too early for envelopes."], ["two-after", "one of your opponent’s two nations"], ["after", "You may identify a spy, or end your turn."]] as const) {
    const page = await phone(screen);
    await page.locator("[aria-live]", { hasText: says }).waitFor({ state: "attached" });
    await putAway(page);
  }
});

it("the end of a game for two speaks of two envelopes, not of everyone", async () => {
  const page = await phone("end-two");
  await page.locator(".winners p", { hasText: "you had laid both envelopes" }).waitFor();
  expect(await page.locator("main").innerText()).toContain("Laid both envelopes first");
  expect(await page.locator("main").innerText()).not.toMatch(/everyone/);
  await putAway(page);
});

it("of two equal cards in the row the first is chosen, since that one will be taken, whichever is pressed", async () => {
  const page = await phone("swap");
  const chosen = (): Promise<string[]> => page.locator('.row [aria-pressed="true"]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["place"] ?? ""));
  await page.locator('[data-place="row:2"]').click();
  expect(await chosen()).toEqual(["row:0"]);
  await page.locator('[data-place="row:2"]').click();
  expect(await chosen()).toEqual([]);
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  expect(await chosen()).toEqual(["row:0"]);
  await putAway(page);
});

it("so it is when a card is dragged there ahead of one's turn", async () => {
  const page = await opened("wait", { viewport: { width: 1440, height: 900 } });
  await page.locator('[data-place="hand:belgium"]').dragTo(page.locator('[data-place="row:2"]'));
  await page.locator('[data-place="row:0"][aria-pressed="true"]').waitFor();
  await putAway(page);
});

/** The orders that went out from this page. */
const orders = (page: Page): Promise<unknown[]> => page.evaluate(() => (window as unknown as { sent: { order?: unknown }[] }).sent.flatMap(({ order }) => (order ? [order] : [])));

it("another game asks once, and says what is lost, before it ends the game under way", async () => {
  const page = await phone("menu");
  await page.locator("dialog .another").click();
  await page.locator("dialog .tile", { hasText: "Dr Shark" }).click();
  await page.locator("dialog .yes").waitFor();
  expect(await page.locator("dialog", { has: page.locator(".yes") }).last().innerText()).toMatch(/This ends the game.*count/);
  await page.getByRole("button", { name: "Keep playing" }).click();
  await page.locator("dialog .yes").waitFor({ state: "detached" });
  expect(await orders(page)).toEqual([]);
  await page.locator("dialog .tile", { hasText: "Dr Shark" }).click();
  await page.locator("dialog .yes").click();
  expect(await orders(page)).toEqual([{ break_off: "dr-shark" }]);
  await page.locator("dialog").first().waitFor({ state: "detached" });
  await putAway(page);
});

it("the last step of a turn is named by what it offers", async () => {
  const page = await phone("after");
  await page.getByRole("heading", { name: "Identify someone?" }).waitFor();
  await putAway(page);
});

it("at the end, where nothing is lost, another game does not ask", async () => {
  const page = await phone("end");
  await page.locator("footer .other").click();
  await page.locator("dialog .tile", { hasText: "Dr Shark" }).click();
  expect(await orders(page)).toEqual([{ game: "dr-shark" }]);
  await putAway(page);
});
