// Wink at a distance, on fixtures: what is said to whom, and what one's own face does.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { SCREENS } from "../../fixtures/screens";
import { acts, hurry, opened, putAway, show } from "./show";

const shown = (screen: string): Promise<Page> => opened(screen, { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
/** The smallest phone, the same kind on its side, and a desktop. */
const SIZES = [[360, 640], [844, 390], [1440, 900]] as const;
const text = (page: Page, where: string): Promise<string> => page.locator(where).first().innerText();

it("who is called in their own turn is told so, and can answer", async () => {
  const page = await shown("wink-contact");
  expect(await text(page, ".turn")).toContain("Your turn");
  expect(await text(page, ".band")).toMatch(/Maximilian is calling you\s+17/);
  await page.locator(".hold").waitFor();
  await putAway(page);
});

it.each(["wink-time-up", "wink-room-time-up"])("%s: the chosen card is called when time is up, and that is said", async (screen) => {
  for (const [lang, words] of [["en", "Time’s up. You call agent 25"], ["uk", "Час вийшов"]] as const) {
    const page = await opened(screen, { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" }, lang);
    await hurry(page);
    await page.locator(".toast:popover-open p", { hasText: words }).waitFor();
    expect(await acts(page)).toEqual([{ call: 25 }]);
    await putAway(page);
  }
});

it("contact asks with its target, and says how to decline", async () => {
  const page = await shown("wink-contact-near");
  const gold = await text(page, ".dock .gold");
  expect(gold).toContain("Wolf");
  expect(gold).toContain("24"); // for which of my calls
  expect(await text(page, ".turn")).toContain("or call again");
  await putAway(page);
});

it("one's own face and score are in a corner, and its eye closes as long as one holds", async () => {
  const page = await shown("wink-called");
  const mirror = page.locator(".mirror");
  expect(await mirror.getAttribute("aria-label")).toBe("You, 5 points");
  const eyes = (): Promise<string> => mirror.locator("svg.face").innerHTML();
  const open = await eyes();
  const hold = (await page.locator(".hold").boundingBox())!;
  await page.mouse.move(hold.x + 30, hold.y + hold.height / 2);
  await page.mouse.down();
  await page.locator(".mirror.held").waitFor();
  expect(await eyes()).not.toBe(open);
  await page.mouse.up();
  await page.locator(".mirror:not(.held)").waitFor();
  expect(await eyes()).toBe(open);
  await putAway(page);
});

it("the buttons name whom they are about, and no caller is accused of the card that they call", async () => {
  const page = await shown("wink-accuse");
  expect(await text(page, ".dock .accuse")).toContain("Accuse Heron");
  expect(await text(page, ".strip header")).toContain("Accuse Heron of holding");
  const calls = await page.locator("[data-accuse]").evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["accuse"]));
  expect(calls).toEqual(["17", "9", "30"]);
  await putAway(page);
  // Maximilian calls 17: every open call is offered but that one.
  const caller = await shown("wink-near");
  await caller.locator(".dock .accuse").click();
  expect(await text(caller, ".strip header")).toContain("Accuse Maximilian of holding");
  await caller.locator('[data-accuse="9"]').waitFor();
  expect(await caller.locator('[data-accuse="17"]').count()).toBe(0);
  await putAway(caller);
});

it("the last winker is one tap away, also while another face is near", async () => {
  const page = await shown("wink-seen");
  expect(await page.locator("[data-winked]").count(), "the dock names the face that is near").toBe(0);
  expect(await text(page, ".dock .accuse")).toContain("sign seen");
  await page.keyboard.press("2");
  expect(await text(page, ".dock .accuse")).toContain("Accuse Heron");
  expect(await text(page, '[data-winked="1"]')).toContain("Accuse Maximilian");
  await page.locator('[data-winked="1"]').click();
  expect(await text(page, ".strip header")).toContain("Accuse Maximilian of holding");
  await putAway(page);
});

it("whoever answers my own call is never offered to be accused for it: first it is remembered, then it leads to contact", async () => {
  const nod = await shown("wink-nod");
  expect(await text(nod, ".band p")).toContain("Maximilian answered");
  expect(await text(nod, ".dock .accuse")).not.toContain("sign seen");
  await putAway(nod);
  const wait = await shown("wink-answered");
  expect(await text(wait, ".band p")).toContain("Maximilian answered: make contact on your turn.");
  expect(await text(wait, ".dock .accuse")).not.toContain("Maximilian");
  expect(await wait.locator("[data-winked]").count()).toBe(0);
  await putAway(wait);
  const turn = await shown("wink-answered-turn");
  expect(await text(turn, ".dock .gold")).toMatch(/Contact Hare\s+for your 24/);
  await turn.locator(".dock .gold").click();
  expect(await acts(turn)).toEqual([{ contact: 5 }]);
  // A look would be seen by others: the way there takes none.
  expect(await turn.locator(".near").getAttribute("data-seat")).toBe("3");
  await putAway(turn);
  // Who looks at somebody else on purpose can still make contact there: with the band's button, or with the key.
  const instead = await shown("wink-answered-turn");
  expect(await text(instead, ".winker")).toContain("Contact Соломія");
  await instead.locator(".winker").click();
  await instead.locator(".strip .gold").click();
  expect(await acts(instead)).toEqual([{ contact: 3 }]);
  await putAway(instead);
  const key = await shown("wink-answered-turn");
  await key.keyboard.press("k");
  expect(await acts(key)).toEqual([{ contact: 3 }]);
  await putAway(key);
  // Without another face near, the gold button is all there is.
  const crowd = await shown("wink-answered-turn");
  await crowd.keyboard.press("0");
  await crowd.locator(".dock .gold").getByText("Contact Hare").waitFor();
  expect(await crowd.locator(".winker").count()).toBe(0);
  await putAway(crowd);
});

/** What of these lies under the band's button. */
const covered = (page: Page): Promise<string[]> => page.evaluate(() => {
  const box = (each: Element): DOMRect => each.getBoundingClientRect();
  const button = box(document.querySelector(".winker")!);
  return [...document.querySelectorAll(".near .tag, .far .name, .far .head, .cell, .band p:not(.sr), .chips, .hand li, .dock button")]
    .filter((each) => box(each).left < button.right - 1 && box(each).right > button.left + 1 && box(each).top < button.bottom - 1 && box(each).bottom > button.top + 1)
    .map((each) => `${each.className}: ${each.textContent}`);
});

it("the last winker's button covers no name, no caption and no card", async () => {
  const page = await shown("wink-winker");
  for (const lang of ["fr", "uk"]) {
    for (const name of ["wink-winker", "wink-winker-twice", "wink-winker-idle", "wink-answered-turn", "wink-long-winker", "wink-long-twice", "wink-long-turn"]) {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await show(page, name, lang);
        expect(await covered(page), `${name} ${lang} ${width}`).toEqual([]);
      }
    }
  }
  await putAway(page);
});

it("whatever the news and the names, the dock is on the screen, and nothing scrolls where all of it fits", async () => {
  const page = await shown("wink-long-wait");
  const below = (): Promise<number> => page.locator(".dock").evaluate((dock) => dock.getBoundingClientRect().bottom - innerHeight);
  const tooTall = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const lang of ["fr", "uk"]) {
    for (const name of Object.keys(SCREENS).filter((name) => name.startsWith("wink-long-"))) {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await show(page, name, lang);
        expect([await below(), await tooTall()].map((px) => Math.max(0, px)), `${name} ${lang} ${width}`).toEqual([0, 0]);
      }
      await page.setViewportSize({ width: 360, height: 520 });
      await show(page, name, lang);
      expect(await below(), `${name} ${lang}, a short phone`).toBeLessThanOrEqual(0);
    }
  }
  await putAway(page);
});

it("what would be refused looks so: a pass that is too soon, an accusation of nobody", async () => {
  const soon = await shown("wink-pass-soon");
  expect(await soon.locator(".dock .act").getAttribute("aria-disabled")).toBe("true");
  await putAway(soon);
  const crowd = await shown("wink-crowd");
  expect(await crowd.locator(".dock .accuse").getAttribute("aria-disabled")).toBe("true");
  await putAway(crowd);
});

it("a catch says what it changed, and the log who held a card that was named wrongly", async () => {
  const page = await shown("wink-catch-you");
  expect(await text(page, ".counts")).toMatch(/Agents won\s+\d+\s*\d+\s+CI cards left\s+\d+\s*\d+/);
  await putAway(page);
  const log = await shown("wink-log");
  expect(await text(log, "dialog")).toContain("Heron held it");
  await putAway(log);
});

/** Everything that went out from this page. */
const sent = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { sent: unknown[] }).sent.length);
const goOn = async (page: Page, turn: string): Promise<void> => {
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await page.locator(".last-line, .news", { hasText: turn }).first().waitFor();
};
const chosen = (page: Page): Promise<string[]> => page.locator('.cell[aria-pressed="true"]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset["agent"] ?? ""));

it("the next call is chosen while others play: nobody is told, an occupied card is dropped, and only a press in my turn calls it", async () => {
  const page = await shown("wink-ahead-play");
  const press = (agent: number): Promise<void> => page.locator(`[data-agent="${agent}"]`).click();
  const before = await sent(page);
  await press(25);
  expect(await chosen(page)).toEqual(["25"]);
  expect(await text(page, ".dock .act")).toContain("Chosen ahead: 25");
  await goOn(page, "calls agent 25");
  expect(await chosen(page), "Соломія's pawn is there").toEqual([]);
  await press(27);
  await press(27);
  expect(await chosen(page), "taken back").toEqual([]);
  await press(27);
  expect(await sent(page)).toBe(before);
  await goOn(page, "calls agent 26");
  await page.locator(".turn", { hasText: "Your turn" }).waitFor();
  expect([await chosen(page), await acts(page)]).toEqual([["27"], []]);
  // A finger that comes late to take it back does not call it.
  await press(27);
  expect([await chosen(page), await acts(page)]).toEqual([["27"], []]);
  await page.locator(".dock .act").press("Enter");
  expect(await acts(page)).toEqual([{ call: 27 }]);
  await putAway(page);
});

it("a tap on the crowd while I look at a face takes my eyes back, and chooses nothing", async () => {
  const page = await shown("wink-near");
  await page.locator('[data-agent="25"]').click();
  await page.locator(".near").waitFor({ state: "detached" });
  expect(await chosen(page)).toEqual([]);
  await putAway(page);
});

it("Enter is the gold button's, C is the crowd's, and a desktop shows both", async () => {
  const page = await opened("wink-call-chosen", { viewport: { width: 1440, height: 900 } });
  expect(await text(page, ".dock .act kbd")).toBe("↵");
  expect(await text(page, ".crowd-key kbd")).toBe("C");
  await page.keyboard.press("c");
  expect(await page.evaluate(() => document.activeElement?.classList.contains("cell"))).toBe(true);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Enter");
  expect(await acts(page)).toEqual([{ call: 25 }]);
  await putAway(page);
});

it("the menu of a face says how to decline contact", async () => {
  const page = await shown("wink-contact-menu");
  expect(await text(page, ".strip .decline")).toContain("that costs nothing");
  await putAway(page);
});
