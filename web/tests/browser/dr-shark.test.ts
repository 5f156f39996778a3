// Dr Shark against the real program: real touches, real percepts, real clocks.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { until } from "./person";
import { Touch } from "./pointer";
import * as play from "./dr-shark-play";

house();

/** A box of evidence in one part each: a clue of Weapons is evidence at once. */
const ONE_PART = boxText(1, 3, []);
/** A bag full of sharks. */
const SHARKS = boxText(1, 1, [1, 1, 1, 1, 1, 1, 1, 1]);

function boxText(pieces: number, copies: number, sharks: number[]): string {
  const categories = ["weapons", "gadgets", "disguises", "maps", "fake-documents"];
  const designs = ["throwing-star", "harpoon-pen", "satellite-watch", "shoe-phone", "clown", "waiter", "island-map", "vault-plan", "passport", "banknotes"];
  const shapes = Array.from({ length: pieces }, (_, i) => i + 1).join(", ");
  return [
    `clues = ${designs.length * pieces * copies}\nsharks = ${categories.length * sharks.length}`,
    ...categories.map((name) => `[category.${name}]\npieces = ${pieces}\npoints = 6\nsharks = [${sharks.join(", ")}]`),
    ...designs.map((name) => `[design.${name}]\nshapes = [${shapes}]\ncopies = ${copies}`),
  ].join("\n\n");
}

it.concurrent("two spies, a short game by touch through all five areas", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    const link = await play.openShark(ann, program.address, { short: true, first: 0, search_s: 600, max_turn_s: 600 });
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await play.begin(ann, [ann, luc]);
    const routes = new Map([[ann, ["A", "B", "C", "D", "E"]], [luc, ["C", "E", "A", "B", "D"]]]);
    for (let round = 0; round < 5; round++) {
      for (const person of [ann, luc]) {
        const area = routes.get(person)![round]!;
        expect(await play.myDive(person)).toBe(true);
        if (round === 0 && person === ann) await regard(ann, "shark-dive");
        await play.dive(person, area);
        if (round === 0 && person === luc) await regard(ann, "shark-watch");
        await play.search(person, area, round === 0 ? 2 : 1);
        await play.organise(person);
      }
    }
    const results = await Promise.all([ann, luc].map(({ page }) => play.result(page)));
    expect(results[0]).toEqual(results[1]);
    expect(results[0]!.reduce((sum, [, total]) => sum + total, 0), "something was found").toBeGreaterThan(4);
    await regard(luc, "shark-end");

    const dived = play.sightsOf(ann).flatMap((sight) => ("dived" in sight ? [sight.dived.area] : []));
    expect(new Set(dived)).toEqual(new Set(["A", "B", "C", "D", "E"]));
    // An onlooker feels nothing (§10.1).
    for (const person of [ann, luc]) {
      expect(play.feltOf(person)).toBeGreaterThan(20);
      expect(play.feltOutOfTurn(person)).toBe(0);
    }
  });
});

it.concurrent("four spies in two teams share two dossiers", async () => {
  await evening(async (program, invite) => {
    const people = [await invite("Ann", "en")];
    const link = await play.openShark(people[0]!, program.address, { short: true, search_s: 600, max_turn_s: 600 });
    for (const [name, lang] of [["Luc", "fr"], ["Іра", "uk"], ["Bob", "en"]] as const) {
      const person = await invite(name, lang);
      await person.join(link);
      people.push(person);
    }
    await people[0]!.page.getByRole("switch", { name: "Two teams of two" }).click();
    await until(() => people[0]!.table.options["teams"] === true);
    await regard(people[0]!, "shark-lobby");
    await play.begin(people[0]!, people);
    await until(() => people.every((person) => person.frames.some((text) => text.includes('"update"'))));
    expect(play.viewOf(people[2]!).dossiers).toHaveLength(2);
    const been = new Set<string>();
    for (let turn = 0; turn < 12; turn++) {
      const seat = play.viewOf(people[0]!).turn!;
      const person = people.find(({ table }) => table.you.seat === seat)!;
      expect(await play.myDive(person)).toBe(true);
      // Where nobody has been yet, if that is free.
      const free = play.viewOf(person).options.flatMap((offer) => ("dive" in offer ? [offer.dive] : []));
      const { area, space } = free.find((each) => !been.has(each.area)) ?? free[0]!;
      been.add(area);
      await play.dive(person, area, space);
      // Once in every area; the later dives come up at once.
      if (turn < 5) await play.search(person, area, 1);
      else await play.stop(person);
      if (turn === 6) await regard(person, "shark-team");
      await play.organise(person);
      await until(() => play.viewOf(people[0]!).turn !== seat);
    }
    const [mine] = await play.result(people[2]!.page);
    const results = await Promise.all(people.map(({ page }) => play.result(page)));
    expect(results.every((each) => each.length === 2 && each.every(([, total], i) => total === results[0]![i]![1]))).toBe(true);
    expect(mine?.[0]).toMatch(/ /); // two names
  });
});

it.concurrent("by keyboard alone: dives, feels, hears what it feels, draws, places, completes", async () => {
  await evening(async (program, invite) => {
    const ira = await invite("Іра", "uk", { size: { width: 1280, height: 800 } });
    const { page } = ira;
    const link = await play.openShark(ira, program.address, { short: true, first: 0, search_s: 600, max_turn_s: 600, box: ONE_PART });
    const bot = await invite("Bob", "en");
    await bot.join(link);
    await play.begin(ira, [ira, bot]);
    const tabTo = async (css: string): Promise<void> => {
      for (let presses = 0; presses < 80; presses++) {
        if (await page.evaluate((what) => document.activeElement?.matches(what) ?? false, css)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`the keyboard does not come to ${css}`);
    };
    await play.myDive(ira);
    await tabTo('[data-place="space:A:light"]');
    await page.keyboard.press("Enter");
    await tabTo(".dock .btn.gold");
    await page.keyboard.press("Enter");
    await until(() => play.viewOf(ira).step === "ready");
    await tabTo(".dock .btn.gold");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("[data-bag]"));

    const said = new Set<string>();
    await page.exposeFunction("heard", (text: string) => said.add(text));
    await page.evaluate(() => {
      const region = document.querySelector('.search [aria-live="assertive"]')!;
      new MutationObserver(() => (window as unknown as { heard(text: string): void }).heard(region.textContent ?? "")).observe(region, { childList: true, characterData: true, subtree: true });
    });
    // In a spiral, for what lies where follows from the deal, until an edge is felt.
    const ways = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
    const edge = (): boolean => [...said].some((text) => text.includes("край"));
    for (let leg = 0; leg < 40 && !edge(); leg++) {
      for (let steps = 0; steps <= leg / 2 && !edge(); steps++) {
        const felt = play.feltOf(ira);
        await page.keyboard.press(ways[leg % 4]!);
        await until(() => play.feltOf(ira) > felt);
      }
    }
    await until(edge);
    await regard(ira, "shark-keys");
    for (let tries = 0; tries < 12 && !play.viewOf(ira).hand; tries++) {
      const asked = play.drawsAsked(ira);
      await page.keyboard.press("Enter");
      await play.drawAnswered(ira, asked);
      if (play.viewOf(ira).hand) break;
      const felt = play.feltOf(ira);
      await page.keyboard.press("ArrowDown");
      await until(() => play.feltOf(ira) > felt);
    }
    expect(play.viewOf(ira).hand).not.toBeNull();
    // Every piece of this box has the first shape. The mat listens once the piece is drawn in the hand.
    while (play.viewOf(ira).mat.length === 0) {
      await page.keyboard.press("1");
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    }
    await page.waitForFunction(() => document.activeElement?.matches("[data-bag]"));
    await tabTo(".stop");
    await page.keyboard.press("Enter");
    await until(() => play.viewOf(ira).step === "organise");
    await page.locator(".search").waitFor({ state: "detached" });
    await tabTo(".dock .btn.gold");
    await page.keyboard.press("Enter");
    await until(() => play.sightsOf(ira).some((sight) => "completed" in sight));
  });
});

it.concurrent("time runs out with a piece in hand, and it goes back", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    const link = await play.openShark(ann, program.address, { short: true, first: 0, search_s: 20, box: ONE_PART });
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await play.begin(ann, [ann, luc]);
    const touch = await Touch.on(ann);
    const drawn = (): boolean => play.sightsOf(ann).some((sight) => "drawn" in sight);
    // On a machine that is busy time may be up before a finger has drawn anything: then in the next round.
    for (let round = 0; !drawn(); round++) {
      await play.myDive(ann);
      await play.dive(ann, round % 2 ? "A" : "C");
      for (let turn = 0; !drawn() && play.viewOf(ann).step === "search"; turn++) await play.draw(ann, touch, "hold", turn);
      if (drawn()) break;
      await play.organise(ann);
      await play.myDive(luc);
      await play.dive(luc, round % 2 ? "B" : "D");
      await play.stop(luc);
      await play.organise(luc);
    }
    await until(() => play.viewOf(ann).step === "organise");
    expect(play.sightsOf(ann).some((sight) => "ended" in sight && sight.ended.ending === "time")).toBe(true);
    await play.sawFinale(ann, "is-time");
    expect(play.sightsOf(ann).some((sight) => "placed" in sight)).toBe(false);
    expect(play.viewOf(ann).bag, "all that the box has").toBe(30);
    expect(play.viewOf(ann).dossiers[0]?.clues).toEqual([]);
  });
});

it.concurrent("a shark bites: everybody sees it, and the search is over", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    const link = await play.openShark(ann, program.address, { short: true, first: 0, search_s: 600, max_turn_s: 600, box: SHARKS });
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await play.begin(ann, [ann, luc]);
    const bitten = (): boolean => play.sightsOf(ann).some((sight) => "ended" in sight && sight.ended.ending === "shark");
    const areas = ["A", "B", "A", "B", "A"];
    let held = false;
    for (let round = 0; round < 5 && !bitten(); round++) {
      for (const [seat, person] of [ann, luc].entries()) {
        if (bitten()) break;
        await play.myDive(person);
        await play.dive(person, seat === 0 ? areas[round]! : areas[round] === "A" ? "C" : "D");
        if (seat === 1 && areas[round] === "B") {
          await play.stop(person);
          await play.organise(person);
          continue;
        }
        const touch = await Touch.on(person);
        for (let turn = 0; turn < 6 && play.viewOf(person).step === "search"; turn++) {
          await play.draw(person, touch, "tap", turn);
          if (!play.viewOf(person).hand) continue;
          if (!held) await regard(person, "shark-hold");
          held = true;
          await play.place(person, "press");
        }
        if (bitten()) {
          await play.sawFinale(ann, "shark");
          await play.sawFinale(luc, "shark");
          await regard(person, "shark-bite");
        }
        await play.stop(person);
        await play.organise(person);
      }
    }
    expect(bitten()).toBe(true);
  });
});

it.concurrent("Weapons bring Paoletta, who takes a clue from the other dossier", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    const link = await play.openShark(ann, program.address, { short: true, first: 0, search_s: 600, max_turn_s: 600, box: ONE_PART });
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await play.begin(ann, [ann, luc]);
    // A clue each: Ann's stays as it is.
    await play.myDive(ann);
    await play.dive(ann, "E");
    await play.observation(ann, (piece) => piece.startsWith("clown"));
    await ann.page.locator(".dock .btn.quiet").click(); // not yet evidence
    await play.myDive(luc);
    await play.dive(luc, "A");
    await play.stop(luc);
    await play.organise(luc);
    await play.myDive(ann);
    await play.dive(ann, "C");
    await play.stop(ann);
    await ann.page.locator(".dock .btn.quiet").click();
    await play.myDive(luc);
    await play.dive(luc, "E");
    await play.observation(luc, (piece) => piece.startsWith("harpoon-pen"));
    await play.organise(luc, async ({ page }) => {
      await regard(luc, "shark-paoletta");
      await page.locator("dialog button.part").first().click();
      await page.locator("dialog .btn.gold").click();
    });
    expect(play.sightsOf(ann)).toContainEqual({ charmed: { seat: 1, from: 0, piece: expect.stringMatching(/^clown/) as unknown as string } });
    await until(() => play.viewOf(ann).dossiers[0]?.clues.length === 0);
  });
});

it.concurrent("without touch: a texture and a shape are named, and a piece like that is drawn, for the time that a hand needs (§8.6)", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    // A hand so slow that nobody taps more slowly.
    const box = readFileSync("../crates/dr-shark/box.toml", "utf8").replace(/draw_ms = \d+/, "draw_ms = 60000");
    const link = await play.openShark(ann, program.address, { short: true, first: 0, search_s: 600, touch: "named", max_turn_s: 600, box });
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await play.begin(ann, [ann, luc]);
    await play.myDive(ann);
    await play.dive(ann, "C");
    await ann.page.locator(".named").getByRole("button", { name: "Grid" }).click();
    await ann.page.locator(".named").getByRole("button", { name: "Draw: one knob, two holes" }).click();
    await until(() => play.viewOf(ann).hand !== null || play.viewOf(ann).step === "organise");
    const drawn = play.sightsOf(ann).flatMap((sight) => ("drawn" in sight ? [sight.drawn.piece] : []));
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toMatch(/^(island-map|vault-plan|shark\.blue)/);
    if (play.viewOf(ann).hand) await ann.page.getByRole("status").filter({ hasText: /^The hand took \d+ s$/ }).waitFor();
    if (play.viewOf(ann).hand) await play.place(ann, "press");
    await play.stop(ann);
    await play.organise(ann);
    await play.myDive(luc);
    await play.dive(luc, "D");
    await luc.page.locator(".named .first").first().click();
    await until(() => play.viewOf(luc).fistful?.unsorted.length === 5);
  });
});
