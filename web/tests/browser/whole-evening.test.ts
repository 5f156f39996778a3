// A whole evening in one room: four phones in three languages and a shared screen play Spywhere, then Wink, then
// Dr Shark at one table, each to its end; then everybody reads the same scoreboard.
import { expect, it } from "vitest";
import * as shark from "./dr-shark-play";
import { evening, house, regard } from "./house";
import { TV, until, type Person } from "./person";
import * as spywhere from "./play";
import * as wink from "./wink";

house();

type Result = Map<string, { total: number; won: boolean }>;

/** How everybody did, as a screen shows it once everything is turned over. */
async function result({ page }: Person): Promise<Result> {
  return new Map((await spywhere.result(page)).map(([name, counts, won]) => [name, { total: counts.at(-1)!, won }]));
}

/** The points that a game is worth: 5, 3, 2 and 1 for the first places; equals share the better place. */
function points(game: Result, name: string): number {
  const mine = game.get(name)!;
  const ahead = mine.won ? [] : [...game].filter(([other, { total, won }]) => other !== name && (won || total > mine.total));
  return [5, 3, 2, 1][ahead.length] ?? 0;
}

/** The scoreboard: name, the total of each game, and the points of the evening. */
const board = ({ page }: Person): Promise<string[][]> =>
  page.locator(".evening tbody tr").evaluateAll((rows) => rows.map((row) => [
    row.querySelector(".name")?.textContent ?? "",
    ...[...row.querySelectorAll("td")].map((cell) => /\d+|–/.exec(cell.textContent)?.[0] ?? ""),
  ]));

/** Everybody calls what the first spy holds, and contacts the right spy: a hand is soon empty (Wink §8.1). */
async function playWink(people: Person[]): Promise<void> {
  const holds = (agent: number): number => people.findIndex((person) => wink.viewOf(person).me?.hand.includes(agent));
  const isOver = (): boolean => people.some((person) => wink.viewOf(person).over !== null);
  while (!isOver()) {
    const { turn, step } = wink.viewOf(people[0]!);
    const person = people[turn ?? 0]!;
    const { page } = person;
    await until(() => wink.viewOf(person).turn === turn && wink.viewOf(person).step === step);
    const { options, seats } = wink.viewOf(person);
    const seen = JSON.stringify(wink.viewOf(person));
    const contacts = options.flatMap((offer) => ("contact" in offer ? [offer.contact] : []));
    const calls = options.flatMap((offer) => ("call" in offer ? [offer.call] : []));
    const holder = holds(seats[turn ?? 0]?.pawn ?? -1);
    if (contacts.includes(holder)) {
      await page.locator(`.spy[data-place="seat:${holder}"]`).click();
      await page.locator(".which .contact").click();
    } else {
      const agent = calls.find((each) => holds(each) === 0) ?? calls[0];
      if (agent !== undefined) await page.locator(`[data-agent="${agent}"]`).click();
      await page.locator(".dock .gold").click();
    }
    await until(() => JSON.stringify(wink.viewOf(person)) !== seen);
    await until(() => isOver() || people.every((each) => wink.viewOf(each).turn === wink.viewOf(person).turn && wink.viewOf(each).step === wink.viewOf(person).step));
  }
}

/** The first two look into the open bag and take a clue; the others come up with nothing. */
async function playShark(people: Person[]): Promise<void> {
  for (let dives = 0; ; dives++) {
    await until(() => people.every((person) => ["dive", "over"].includes(shark.viewOf(person).step)));
    const { turn, step } = shark.viewOf(people[0]!);
    if (step === "over") return;
    const person = people[turn ?? 0]!;
    await shark.myDive(person);
    const free = shark.viewOf(person).options.flatMap((offer) => ("dive" in offer ? [offer.dive] : []));
    const { area, space } = (dives < 2 ? free.find((each) => each.area === "E") : undefined) ?? free.find((each) => each.area !== "E")!;
    await shark.dive(person, area, space);
    if (area === "E") await shark.observation(person);
    else await shark.stop(person);
    await shark.organise(person);
    await until(() => people.every((each) => shark.viewOf(each).turn !== turn));
  }
}

it("three games at one table, with one scoreboard", async () => {
  await evening(async (program, invite) => {
    const olena = await invite("Олена", "uk");
    const link = await olena.open(program.address, "together");
    const people = [olena];
    for (const [name, lang] of [["Amélie", "fr"], ["Ben", "en"], ["Zoé", "fr"]] as const) {
      const guest = await invite(name, lang);
      await guest.join(link);
      people.push(guest);
    }
    const tv = await invite("the screen", "en", { size: TV, loud: true });
    await tv.page.goto(link.replace("/t/", "/tv/"));
    await tv.page.locator("main .come").waitFor();
    const everybody = [...people, tv];
    const played: Result[] = [];
    /** Everybody sees the same end. */
    const over = async (): Promise<void> => {
      const [first, ...others] = await Promise.all(everybody.map(result));
      expect(first!.size).toBe(people.length);
      others.forEach((each) => expect(new Map([...each].sort())).toEqual(new Map([...first!].sort())));
      played.push(first!);
    };
    /** The host chooses the next game; people, names, code and screen stay. */
    const next = async (title: string): Promise<void> => {
      await olena.page.locator("footer .other").click();
      await olena.page.locator("dialog .tile", { hasText: title }).click();
      await Promise.all(people.map(({ page }) => page.locator("h1", { hasText: title }).waitFor()));
      await tv.page.locator("main .come").waitFor();
      people.forEach(({ page }) => expect(page.url()).toBe(link));
    };
    const start = async (table: string, screen: string): Promise<void> => {
      await olena.page.locator("footer .btn.gold").click();
      await Promise.all([...people.map(({ page }) => page.locator(table).waitFor()), tv.page.locator(screen).first().waitFor()]);
    };

    await start(".spywhere", ".screen .spies");
    await Promise.all(people.map(({ page }) => spywhere.playOn(page)));
    await over();

    await next("Wink");
    await olena.page.locator("#option-min_turn_s").selectOption("0");
    await until(() => people.every(({ table }) => table.options["min_turn_s"] === 0));
    const before = people.map(({ frames }) => frames.length);
    await start(".room", ".screen");
    await until(() => people.every(({ frames }, i) => frames.slice(before[i]).some((text) => text.startsWith('{"update"'))));
    await playWink(people);
    await over();

    await next("Dr Shark");
    await olena.page.locator(".options [role=switch]").first().click();
    await until(() => people.every(({ table }) => table.options["short"] === true));
    const heard = people.map(({ frames }) => frames.length);
    await start(".shark", ".screen");
    await until(() => people.every(({ frames }, i) => frames.slice(heard[i]).some((text) => text.startsWith('{"update"'))));
    await playShark(people);
    await over();

    await Promise.all(everybody.map(({ page }) => page.locator(".evening").waitFor()));
    const lines = await board(olena);
    expect(lines.map(([name]) => name).sort()).toEqual(people.map(({ name }) => name).sort());
    for (const [name, ...counts] of lines) {
      expect(counts.slice(0, 3)).toEqual(played.map((game) => String(game.get(name!)!.total)));
      expect(Number(counts[3]), name).toBe(played.reduce((sum, game) => sum + points(game, name!), 0));
    }
    for (const each of everybody) expect(await board(each)).toEqual(lines);
    await Promise.all([regard(people[2]!, "end-whole-evening"), regard(tv, "tv-end-whole-evening")]);
  }, "--quick-bots");
});
