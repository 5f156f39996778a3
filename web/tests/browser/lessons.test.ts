// Every lesson, played to its end in every language: by touch, with the keyboard alone, and by what a
// screen reader says and presses. What is to be done is read off the screen, as a newcomer would.
// `npm run lessons` plays all of them in all languages on a phone and on a desktop, and keeps contact sheets.
import { chromium, type Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import type { Lesson } from "../../src/protocol/wire";
import { contactSheets } from "./contact";
import { drawsAsked } from "./dr-shark-play";
import { ARGS, CHROMIUM, evening, house, regard } from "./house";
import { insist, until, type Lang, type Person } from "./person";
import { Touch } from "./pointer";

house();

type Hand = "touch" | "keys" | "names";
type Play = [game: string, lang: Lang, hand: Hand, width: number];
const HEIGHTS: Record<number, number> = { 360: 640, 1280: 800, 1440: 900 };
const ONCE: [game: string, lang: Lang, hand: Hand][] = [
  ["spywhere", "en", "touch"],
  ["spywhere", "fr", "keys"],
  ["spywhere", "uk", "names"],
  ["wink", "fr", "touch"],
  ["wink", "uk", "keys"],
  ["wink", "en", "names"],
  ["dr-shark", "uk", "touch"],
  ["dr-shark", "en", "keys"],
  ["dr-shark", "fr", "names"],
];

/** Nothing: each game in each language by one kind of hand; `all`, or games, languages and widths as in `wink fr 360`. */
function plays(words: string | undefined): Play[] {
  if (!words) return ONCE.map(([game, lang, hand]) => [game, lang, hand, hand === "keys" ? 1280 : 360]);
  const [game = "all", lang = "all", width = "all"] = words.split(" ");
  const wanted = (choice: string, each: string | number): boolean => choice === "all" || choice.split(",").includes(String(each));
  return ONCE.filter(([name, each]) => wanted(game, name) && wanted(lang, each)).flatMap(([name, each]) =>
    ([["touch", 360], ["keys", 1440]] as const).filter(([, wide]) => wanted(width, wide)).map(([hand, wide]): Play => [name, each, hand, wide]));
}
const WORDS = process.env["LESSONS"];
const taken: { game: string; names: string[] }[] = [];
if (WORDS) afterAll(async () => {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  await contactSheets(browser, taken, "lesson", 24, 560);
  await browser.close();
});

const lessonOf = (person: Person): Lesson => {
  const { lesson } = person.table;
  if (!lesson) throw new Error("this is no lesson");
  return lesson;
};
const isAt = (person: Person, { step, number }: Lesson): boolean => lessonOf(person).step === step && lessonOf(person).number === number;

/** Where the focus is, and whether the arrow keys lead on from there. */
const focused = (page: Page, place: string): Promise<"there" | "beside" | "elsewhere"> =>
  page.evaluate((name) => {
    const here = document.activeElement;
    const wanted = [...document.querySelectorAll<HTMLElement>(`[data-place="${name}"]`)].find((each) => each.getClientRects().length > 0);
    if (!here || !wanted) return "elsewhere";
    if (here === wanted) return "there";
    const group = wanted.closest("[role=group]");
    return wanted.tabIndex < 0 && group?.contains(here) ? "beside" : "elsewhere";
  }, place);

/** Goes there with the keyboard alone; whether it got there before it was gone. */
async function walk(page: Page, place: string): Promise<boolean> {
  for (let keys = 0; keys < 150; keys++) {
    const where = await focused(page, place);
    if (where === "there") return true;
    await page.keyboard.press(where === "beside" ? (keys % 24 < 12 ? "ArrowRight" : "ArrowLeft") : "Tab");
  }
  return false;
}

/** Presses something by its role and its name, as a screen reader does. */
async function pressNamed(page: Page, place: string): Promise<void> {
  const element = page.locator(`[data-place="${place}"]:visible`).first();
  const name = await element.evaluate((each) => (each.getAttribute("aria-label") ?? (each as HTMLElement).innerText).replace(/\s+/g, " ").trim(), undefined, { timeout: 1000 }).catch(() => null);
  if (name === null) return; // gone meanwhile: the caller looks again
  expect(name).not.toBe("");
  const all = page.getByRole("button", { name, exact: true });
  const named = (await all.count()) > 0 ? all : page.getByRole("button", { name });
  // It may have another name by now: what it was there for is done, and the caller looks again.
  await named.first().evaluate((each) => (each as HTMLElement).click(), undefined, { timeout: 1000 }).catch(() => {});
}

async function press({ page }: Person, hand: Hand, place: string): Promise<void> {
  if (hand === "touch") {
    // Where it is now, whatever lies over it: a card in the way would be found out.
    const box = await page.locator(`[data-place="${place}"]:visible`).first().boundingBox({ timeout: 1000 }).catch(() => null);
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  else if (hand === "keys") {
    if (await walk(page, place)) await page.keyboard.press("Enter");
  } else await pressNamed(page, place);
}

/** The button on the handler's card. */
async function goOn(person: Person, hand: Hand): Promise<void> {
  const { page } = person;
  const button = page.locator(".said footer button").last();
  // The answer may take its time: what was sent once is not sent again, for that would go on twice.
  const asked = (): number => person.sent.filter((text) => text.includes('"go_on"')).length;
  const before = asked();
  if (hand === "touch") await insist(button, () => asked() > before);
  else if (hand === "names") await button.evaluate((each) => (each as HTMLElement).click());
  else {
    for (let keys = 0; keys < 150 && !(await button.evaluate((each) => each === document.activeElement)); keys++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
}

/** What the light falls on now, unless the step is over. */
async function lit(person: Person, step: Lesson): Promise<string | null> {
  let place: string | null = null;
  for (;;) {
    if (!isAt(person, step)) return null;
    place = await person.page.evaluate((at) => {
      const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
      const there = (name: string): Element | undefined => [...within.querySelectorAll(`[data-place="${name}"]`)].find((each) => each.getClientRects().length > 0);
      const done = (each: Element): boolean => each.getAttribute("aria-pressed") === "true" || each.hasAttribute("data-passed");
      const groups = at.map((names) => names.split(" ").filter(there)).filter((names) => names.length > 0);
      return (groups.find((names) => !names.every((name) => done(there(name)!))) ?? groups.at(-1))?.[0] ?? null;
    }, step.at);
    if (place) return place;
    await person.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}

/** The arrow key for one more step of a spiral from the middle, which leaves no part of the bag out. */
function outwards(turn: number): string {
  let [leg, steps] = [0, turn % 120];
  for (; steps > leg / 2; leg++) steps -= Math.floor(leg / 2) + 1;
  return ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][leg % 4]!;
}

/** A finger in the bag, at a part of its width and height; then it rests, and draws if it may. */
async function feelAt(person: Person, hand: Hand, turn: number): Promise<void> {
  const { page } = person;
  const bag = await page.evaluate(() => document.querySelector("[data-bag]")?.getBoundingClientRect().toJSON() as DOMRect | undefined);
  if (!bag) return;
  if (hand === "touch") {
    const touch = await Touch.on(person);
    const side = Math.min(bag.width, bag.height);
    // Outwards from the middle in a spiral that leaves no part of the bag out.
    const [angle, far] = [turn * 2.4, 0.06 * Math.sqrt(turn % 50)];
    const [x, y] = [bag.x + bag.width / 2 + far * Math.cos(angle) * side, bag.y + bag.height / 2 + far * Math.sin(angle) * side];
    const [asked, patience] = [drawsAsked(person), Date.now() + 3000];
    await touch.stroke(x - 20, y, x, y, 6);
    // A finger that rests draws; where it finds nothing, it goes on.
    await until(() => drawsAsked(person) > asked || Date.now() > patience);
    await touch.up();
  } else {
    if (hand === "keys") await walk(page, "bag");
    else await page.locator("[data-bag]").focus({ timeout: 1000 }).catch(() => {}); // a piece may be out by now
    for (let steps = 0; steps < 4; steps++) await page.keyboard.press(outwards(turn));
    await page.keyboard.press("Enter");
  }
}

/** After this long without an effect a press has missed: the handler's card ignores a finger while it moves. */
const ASTRAY_MS = 60_000;

async function sense(person: Person, hand: Hand, step: Lesson): Promise<void> {
  const { page } = person;
  const place = await lit(person, step);
  if (place?.startsWith("hold:") && hand !== "names") {
    if (hand === "keys") await walk(page, place);
    else await page.locator(`[data-place="${place}"]`).hover();
    await (hand === "keys" ? page.keyboard.down("Enter") : page.mouse.down());
    await until(() => !isAt(person, step));
    await (hand === "keys" ? page.keyboard.up("Enter") : page.mouse.up());
  } else if (place === "bag") {
    for (let turn = 0; isAt(person, step); turn++) await feelAt(person, hand, turn);
  } else {
    // Once, because a second tap on a face accuses: again only if the first has clearly gone astray.
    while (isAt(person, step)) {
      if (place) await press(person, hand, place);
      const patience = Date.now() + ASTRAY_MS;
      await until(() => !isAt(person, step) || Date.now() > patience);
    }
  }
}

/** Does what the handler asks for, until the step is over. What was pressed is pressed again only if nothing came of
 *  it for a while: an answer on its way may put something else under the finger. */
async function act(person: Person, hand: Hand, step: Lesson): Promise<void> {
  for (let turn = 0; isAt(person, step); turn++) {
    const place = await lit(person, step);
    if (place === "bag") await feelAt(person, hand, turn);
    else if (place) {
      await press(person, hand, place);
      for (const patience = Date.now() + 3000; Date.now() < patience && (await lit(person, step)) === place; ) {
        await person.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      }
    }
  }
}

it.concurrent.each(plays(WORDS))("%s in %s, by %s, %d px wide", async (game, lang, hand, width) => {
  await evening(async ({ address }, invite) => {
    const person = await invite("", lang, { size: { width, height: HEIGHTS[width]! }, newcomer: true });
    const names: string[] = [];
    const see = async (step: string): Promise<void> => {
      // What fills the screen for a moment passes first; then the card finds its corner in the next frame.
      await person.page.locator("[data-moment]").first().waitFor({ state: "detached" });
      await person.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await regard(person, `lesson-${game}-${step}`);
      names.push(`real-lesson-${game}-${step}-${lang}-${width}`);
    };
    const { page } = person;
    await page.goto(address);
    await page.locator(`label:has(input[value="${game}"])`).click();
    // The first Play now offers the lesson, with its one gold button.
    await page.locator(".acts .btn.gold").click();
    await page.locator("dialog .btn.gold").click();
    await page.locator(".said h2").waitFor();
    const steps: string[] = [];
    for (;;) {
      const step = lessonOf(person);
      if (step.awaits === "nothing") break;
      if (step.awaits === "spy") {
        await until(() => !isAt(person, step));
        continue;
      }
      steps.push(step.step);
      // The words on the card belong to the step, and each step has its own.
      await page.locator(".said h2").waitFor();
      await see(`${steps.length}-${step.step}`);
      if (step.awaits === "word") await goOn(person, hand);
      else if (step.awaits === "act") await act(person, hand, step);
      else await sense(person, hand, step);
      await until(() => !isAt(person, step));
    }
    expect(steps.at(-1)).toBe("score");
    await page.locator(".said .btn.gold").waitFor();
    await see("over");
    taken.push(...names.map((name) => ({ game: `${game}-${lang}-${width}`, names: [name] })));
    // From here a real game begins, and the lesson is not offered again.
    const playing = (): boolean => person.table.lesson === undefined && person.table.phase === "playing";
    await insist(page.locator(".said .btn.gold"), playing, hand === "touch" ? undefined : "Enter");
  }, "--quick-bots");
});

it.concurrent("who does not want the lesson plays at once, and is not asked again", async () => {
  await evening(async ({ address }, invite) => {
    const ben = await invite("Ben", "en", { newcomer: true });
    await ben.page.goto(address);
    await ben.page.locator(".acts .btn.gold").click();
    await ben.page.locator("dialog .btn.quiet").click();
    await ben.page.locator(".spywhere").waitFor();
    await ben.page.goto(address);
    await ben.page.locator(".acts .btn.gold").click();
    await ben.page.locator(".spywhere").waitFor();
    expect(ben.table.lesson).toBeUndefined();
  }, "--quick-bots");
});

it.concurrent("earlier words are read again, a message keeps off the card, and who leaves is asked once", async () => {
  await evening(async (program, invite) => {
    const zoe = await invite("Zoé", "fr", { newcomer: true });
    const { page } = zoe;
    await page.goto(program.address);
    await page.locator(".learn").click();
    const says = page.locator(".said h2");
    await says.waitFor();
    const first = await says.textContent();
    await goOn(zoe, "touch");
    await until(() => lessonOf(zoe).step === "swap");
    const text = (): Promise<string | null> => says.textContent();
    await insist(page.locator(".said .back"), async () => (await text()) === first);
    await regard(zoe, "lesson-read-back");
    await insist(page.locator(".said footer button").last(), async () => (await text()) !== first);
    // Also after a reload.
    await page.reload();
    await insist(page.locator(".said .back"), async () => (await text()) === first);
    await insist(page.locator(".said footer button").last(), async () => (await text()) !== first);

    // What the lesson does not ask for is refused, and the message lies beside the card.
    await page.locator('[data-place="hand:france"]').tap();
    await page.locator('[data-place="row:4"]').tap();
    await page.locator('[data-place="gold"]').tap();
    const toast = page.locator(".toast.shown .paper");
    await toast.waitFor();
    const [message, card] = [(await toast.boundingBox())!, (await page.locator(".said").boundingBox())!];
    expect(message.y + message.height <= card.y || card.y + card.height <= message.y).toBe(true);

    const question = page.locator("dialog[open]");
    const asked = async (): Promise<boolean> => (await question.count()) > 0;
    await insist(page.locator(".said .skip"), asked);
    await regard(zoe, "lesson-leave");
    await question.locator(".btn").first().tap();
    await question.waitFor({ state: "detached" });
    expect(lessonOf(zoe).step).toBe("swap");
    await insist(page.locator(".said .skip"), asked);
    await question.locator(".btn.yes").tap();
    await page.locator(".wall").waitFor();
  }, "--quick-bots");
});

it.concurrent.each(["en", "fr", "uk"] as const)("on request a step of a lesson says why a bot would do it (%s)", async (lang) => {
  await evening(async ({ address }, invite) => {
    const max = await invite("Max", lang, { newcomer: true });
    const { page } = max;
    await page.goto(address);
    await page.locator(".learn").click();
    await page.locator(".said h2").waitFor();
    expect(await page.locator(".said .ask").count()).toBe(0);
    await goOn(max, "touch");
    await until(() => lessonOf(max).step === "swap");
    const hint = page.locator(".said .hint");
    await insist(page.locator(".said .ask"), async () => (await hint.count()) > 0);
    await regard(max, "lesson-hint");
    await goOn(max, "touch");
    await until(() => lessonOf(max).step === "eliminate");
    await hint.waitFor({ state: "detached" });
  }, "--quick-bots");
});

it.concurrent("a lesson goes on after the server was killed, where it was", async () => {
  await evening(async (program, invite) => {
    const ira = await invite("Ira", "uk", { newcomer: true });
    await ira.page.goto(program.address);
    await ira.page.locator(".learn").click();
    await ira.page.locator(".said h2").waitFor();
    await goOn(ira, "touch");
    await until(() => lessonOf(ira).step === "swap");
    ira.expects = /WebSocket connection to .* failed|net::ERR_CONNECTION_REFUSED/;
    await program.kill();
    await program.restart();
    await ira.page.reload();
    await until(() => lessonOf(ira).step === "swap");
    await act(ira, "touch", lessonOf(ira));
    await until(() => lessonOf(ira).step === "eliminate");
  }, "--quick-bots");
});
