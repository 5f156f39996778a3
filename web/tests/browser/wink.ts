// Plays Wink as a person would: looks at the screen, presses what is there.
import type { Page } from "playwright-core";
import type { Percept, Sight, View } from "../../src/protocol/wink";
import type { Create, ToClient } from "../../src/protocol/wire";
import { openAt } from "./open";
import { NOW_AND_THEN } from "./patience";
import { until, type Person } from "./person";

type Heard = ToClient<Sight[], View, Percept[]>;

/** What came in over the socket, read. */
export const heard = (person: Person): Heard[] => person.heard as unknown[] as Heard[];

/** The last view that this person was sent. */
export function viewOf(person: Person): View {
  const last = person.frames.findLast(isUpdate);
  if (!last) throw new Error(`${person.name} has seen no view`);
  return (JSON.parse(last) as { update: { view: View } }).update.view;
}

const isUpdate = (text: string): boolean => text.startsWith('{"update"');
const updates = (person: Person): number => person.frames.filter(isUpdate).length;

/** Everything that these eyes were told of. */
export const felt = (person: Person): Percept["face"][] =>
  heard(person).flatMap((each) => ("beat" in each ? each.beat.felt : "percepts" in each ? each.percepts : [])).map(({ face }) => face);

/** A table with these options, of Wink unless it says otherwise, and a seat at it. Its link. */
export const openTable = (person: Person, address: string, table: Omit<Create, "game"> & Partial<Pick<Create, "game">>): Promise<string> => openAt(person, address, { game: "wink", ...table });

/** Somebody takes a seat and never comes to it. */
export async function seatNobody({ page }: Person, link: string, name: string): Promise<void> {
  const path = new URL(link).pathname.replace("/t/", "/api/tables/");
  await page.evaluate(async ([where, body]) => {
    await fetch(where!, { method: "POST", headers: { "content-type": "application/json" }, body: body! });
  }, [`${path}/seats`, JSON.stringify({ name })]);
}

/** Takes note of every sign that is ever drawn on this page. */
export async function watchForSigns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = window as unknown as { signs: number };
    kept.signs = 0;
    new MutationObserver(() => {
      if (document.querySelector('.near[data-doing="sign"]')) kept.signs++;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-doing"] });
  });
}
export const signsDrawn = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { signs: number }).signs);

const isBeat = ({ text }: { text: string }): boolean => text.startsWith('{"beat"');
/** How many beats this person's page has heard, and how many it has said, from a moment of its traffic on. */
export function beatsOf({ traffic }: Person, from = 0): { heard: number; said: number } {
  const beats = traffic.slice(from).filter(isBeat);
  return { heard: beats.filter(({ way }) => way === "in").length, said: beats.filter(({ way }) => way === "out").length };
}

/** Waits for this number of beats: at a table with a beat they measure time. */
export async function pass(person: Person, beats: number): Promise<void> {
  const from = person.traffic.length;
  await until(() => beatsOf(person, from).heard >= beats);
}

/** Makes the sign, and holds it for this number of beats after the page has sent it. */
export async function hold(person: Person, beats: number): Promise<void> {
  const { page, traffic } = person;
  for (;;) {
    const from = traffic.length;
    const said = (): boolean => traffic.slice(from).some(({ way, text }) => way === "out" && /"wink":\d/.test(text));
    await page.locator(".hold").first().hover();
    await page.mouse.down();
    await until(() => said() || beatsOf(person, from).heard >= 20);
    if (said()) break;
    // Somebody was caught just then, and the press only ended that picture.
    await page.mouse.up();
  }
  await pass(person, beats);
  await page.mouse.up();
}

/** Makes the sign, again and again, until somebody's page has drawn one: a busy page may take longer for it than a sign lasts. */
export async function holdUntilDrawn(person: Person, watcher: Page): Promise<void> {
  const before = await signsDrawn(watcher);
  do await hold(person, 10);
  while ((await signsDrawn(watcher)) === before);
}

/** Looks at somebody, and waits until the face is near and alive. */
export async function lookAt(page: Page, seat: number): Promise<void> {
  await page.locator(`.far[data-place="seat:${seat}"]`).click();
  await page.locator(`.near[data-seat="${seat}"][data-doing="open"], .near[data-seat="${seat}"][data-doing="blink"]`).waitFor();
}

/** Calls: once to choose, once to confirm. */
export async function call(page: Page, agent: number): Promise<void> {
  await page.locator(`[data-agent="${agent}"]`).click();
  await page.locator(".dock .gold").click();
}

const mine = (): boolean => document.title.startsWith("●") || document.querySelector(".end-spy") !== null;

/** Plays to the end, or until it is enough: contact with the first spy that can be looked at, then the first card that is
 *  offered. */
export async function playOn(person: Person, before: (turns: number) => Promise<"enough" | void> = async () => {}): Promise<number> {
  const { page } = person;
  for (let turns = 0; ; turns++) {
    await page.waitForFunction(mine, null, NOW_AND_THEN);
    if ((await page.locator(".end-spy").count()) > 0) return turns;
    if ((await before(turns)) === "enough") return turns;
    const [acts, from] = [updates(person), person.traffic.length];
    const { step, turn, me } = viewOf(person);
    if (turn !== me?.seat) continue;
    try {
      if (step === "contact") {
        await page.keyboard.press("1");
        await page.locator(".near").waitFor({ timeout: 3000 });
        await page.keyboard.press("k");
      } else if ((await page.locator(".cell.offered").count()) > 0) {
        await page.keyboard.press("c");
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
      } else await page.locator(".dock .gold").click({ timeout: 3000 });
    } catch {
      continue; // it ended in the middle of it, or somebody was caught just then and the key only ended that picture
    }
    // After twenty beats without an answer somebody was caught just then, and a key only ended that picture.
    await until(() => updates(person) > acts || beatsOf(person, from).heard >= 20);
  }
}
