// Alone with bots, with nothing but the keyboard; and the rules for two.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { until, type Person } from "./person";
import { answered, moment, myMoment, playOn, result } from "./play";

house();

const RULES = "header .icon-button:last-of-type";

/** Tab until the focus is on what is wanted, as somebody would who cannot use a mouse. */
async function tabTo({ page }: Person, what: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, what)) {
      const seen = await page.evaluate(() => getComputedStyle(document.activeElement!).boxShadow !== "none" || getComputedStyle(document.activeElement!).outlineStyle !== "none");
      expect(seen, `the focus on ${what} is seen`).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not come to ${what}`);
}

async function press(person: Person, what: string): Promise<void> {
  await tabTo(person, what);
  await person.page.keyboard.press("Enter");
}

/** Lays an envelope in the open sheet. */
async function seal(person: Person): Promise<void> {
  await press(person, '.spies button[aria-disabled="false"]');
  await press(person, '.nations button[aria-disabled="false"]');
  await press(person, "dialog .btn.gold");
}

async function keyboardMove(person: Person): Promise<void> {
  const { page } = person;
  switch (await moment(page)) {
    case "swap":
      await press(person, ".hand .stack");
      await press(person, ".row .place");
      await press(person, ".dock .btn.gold");
      break;
    case "identify":
      await press(person, ".me .choice");
      await seal(person);
      break;
    case "final":
      await press(person, ".dock .btn.gold");
      if (await page.locator("dialog[open]").isVisible()) await seal(person);
      break;
    case "eliminate":
    case "end":
      await press(person, ".dock .btn.gold");
  }
  await answered(page);
}

it.concurrent("a whole game against three bots, by keyboard alone", async () => {
  await evening(async (program, invite) => {
    const ira = await invite("Іра", "uk");
    await ira.page.goto(program.address);
    await ira.page.locator(".acts .btn.gold").waitFor();
    await press(ira, ".acts .btn.gold"); // one press, and the game is on
    await ira.page.locator(".spywhere").waitFor();
    await until(() => ira.heard.some((each) => "table" in each));
    expect(ira.table.seats.map((chair) => chair.kind)).toEqual(["person", "bot", "bot", "bot"]);

    // Escape closes a sheet and brings the focus back to what opened it.
    await press(ira, RULES);
    await ira.page.locator("dialog[open]").waitFor();
    await ira.page.keyboard.press("Escape");
    await ira.page.locator("dialog").waitFor({ state: "detached" });
    expect(await ira.page.evaluate((css) => document.activeElement?.matches(css), RULES)).toBe(true);

    const story = new Set<string>();
    await ira.page.exposeFunction("heard", (text: string) => story.add(text));
    await ira.page.evaluate(() => {
      const region = document.querySelector('[role="status"][aria-live]')!;
      new MutationObserver(() => (window as unknown as { heard(text: string): void }).heard(region.textContent ?? "")).observe(region, { childList: true, characterData: true, subtree: true });
    });
    while (await myMoment(ira.page)) await keyboardMove(ira);
    expect(await result(ira.page)).toHaveLength(4);
    const told = [...story].join("\n");
    expect(told, "the live region tells what others do").toMatch(/(Лис|Сова|Чапля|Кіт|Крук|Заєць|Метелик|Вовк) віддає/);
    expect(told, "and what one can do oneself").toContain("Твій хід. Обери одну карту з руки й одну з ряду");
    await regard(ira, "end-alone");
    await press(ira, "footer .btn.gold"); // same again
    await ira.page.locator("div.spywhere").waitFor();
  }, "--quick-bots");
});

/** Counts what travels over the screen from now on. */
const flown = (page: Page): Promise<void> => page.evaluate(() => {
  const seen = new WeakSet<Node>();
  new MutationObserver((changes) => changes.flatMap((change) => [...change.addedNodes]).forEach((node) => {
    if (seen.has(node) || !(node instanceof HTMLElement) || !node.matches(".flight")) return;
    seen.add(node);
    document.body.dataset["flights"] = String(Number(document.body.dataset["flights"] ?? 0) + 1);
  })).observe(document.body, { childList: true, subtree: true });
});
const flights = (page: Page): Promise<number> => page.evaluate(() => Number(document.body.dataset["flights"] ?? 0));

it.concurrent("two spies: two passports each, and no envelope before the fifth round", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    const link = await ann.open(program.address);
    expect(await ann.page.locator("footer .btn").getAttribute("aria-disabled")).toBe("true");
    const luc = await invite("Luc", "fr", { motion: true });
    await luc.join(link);
    await ann.page.locator("footer .btn.gold").click();
    await Promise.all([ann, luc].map(({ page }) => page.locator(".spywhere").waitFor()));
    await Promise.all([flown(ann.page), flown(luc.page)]);
    await Promise.all([playOn(ann.page), playOn(luc.page)]);
    expect(await flights(ann.page), "reduced motion").toBe(0);
    expect(await flights(luc.page), "cards and envelopes travel").toBeGreaterThan(20);
    const results = await Promise.all([ann, luc].map(({ page }) => result(page)));
    expect(results[0]).toEqual(results[1]);
    await regard(luc, "end-two");

    const views = ann.heard.flatMap((each) => ("update" in each ? [each.update.view] : []));
    expect(views[0]?.me?.passports).toHaveLength(2);
    const early = views.filter((view) => view.round < 5 && view.step !== "final" && view.options.some((act) => "identify" in act));
    expect(early).toEqual([]);
    expect(views.some((view) => view.options.some((act) => "identify" in act))).toBe(true);
  });
});
