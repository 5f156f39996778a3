// Wink at a distance: a wink is seen by exactly those who look.
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { TV, until, type Person } from "./person";
import { call, felt, heard, lookAt, openTable, playOn, signsDrawn, viewOf, watchForSigns } from "./wink";

house();

const QUICK = { eyes: "gaze", min_turn_s: 0, max_turn_s: 120 };

/** By kind, the lengths of what went over the socket from a moment on. */
function lengths(frames: string[]): Record<string, number[]> {
  const found: Record<string, Set<number>> = {};
  for (const text of frames) (found[Object.keys(JSON.parse(text) as object)[0] ?? ""] ??= new Set()).add(text.length);
  return Object.fromEntries(Object.entries(found).map(([kind, all]) => [kind, [...all]]));
}

async function hold({ page }: Person, ms: number): Promise<void> {
  const button = page.locator(".hold");
  await button.hover();
  await page.mouse.down();
  await page.waitForTimeout(ms);
  await page.mouse.up();
}

it("a wink is drawn for those who look at it, and for nobody else", async () => {
  await evening(async (program, invite) => {
    const [ann, ben, cat, dan] = await Promise.all([invite("Ann", "en"), invite("Ben", "uk"), invite("Cat", "fr"), invite("Dan", "en")]);
    const people = [ann!, ben!, cat!, dan!];
    const link = await openTable(ann!, program.address, { options: { ...QUICK, first: 0 } });
    for (const person of people.slice(1)) await person.join(link);
    await ann!.page.locator("footer .btn.gold").click();
    await Promise.all(people.map(async ({ page }) => {
      await page.locator(".distance").waitFor();
      await watchForSigns(page);
    }));
    const agent = viewOf(dan!).me!.hand[0]!;

    // Ann calls a card of Dan's. Dan alone is told so; it is Ben's turn.
    await call(ann!.page, agent);
    await dan!.page.locator(".band.called").waitFor();
    for (const person of [cat!, ben!]) expect(await person.page.locator(".band.called, .hold").count()).toBe(0);
    await regard(dan!, "wink-called");

    // Ann looks at Dan, Ben at Ann, Cat at the crowd. Dan winks.
    await lookAt(ann!.page, 3);
    await lookAt(ben!.page, 0);
    await hold(dan!, 700);
    expect(await signsDrawn(ann!.page)).toBeGreaterThan(0);
    expect(felt(ann!).filter(({ sign }) => sign).map(({ seat, eyes }) => [seat, eyes])).toContainEqual([3, 0]);
    for (const person of [dan!, cat!, ben!]) {
      expect(await signsDrawn(person.page), person.name).toBe(0);
      expect(felt(person).filter(({ sign }) => sign), person.name).toEqual([]);
    }

    // Now Cat looks at Dan, too: she catches the next one, and takes both cards.
    await lookAt(cat!.page, 3);
    const down = hold(dan!, 900);
    await cat!.page.locator('.near[data-doing="sign"]').waitFor();
    await regard(cat!, "wink-caught");
    await down;
    await cat!.page.locator(".near").click();
    await cat!.page.locator(`[data-accuse="${agent}"]`).click();
    await until(() => people.every((person) => viewOf(person).seats[2]!.face_up.length === 2));
    expect(viewOf(ben!).seats[2]).toMatchObject({ face_up: [agent, agent], ci: { hand: 3, used: 1, discarded: 0 } });
    expect(viewOf(ben!).seats[0]!.pawn).toBeNull();

    // Ben did not watch: nothing in the page, nothing in any frame, and every frame as long as its kind.
    expect(await signsDrawn(ben!.page)).toBe(0);
    expect(ben!.frames.filter((text) => text.includes('"sign":true'))).toEqual([]);
    for (const person of people) {
      const came = lengths(person.frames);
      expect(came["beat"], person.name).toEqual([512]);
      expect(came["percepts"], person.name).toBeUndefined();
      expect(came["update"], person.name).toHaveLength(1);
      const said = lengths(person.sent.filter((text) => /^\{"(beat|act)"/.test(text)));
      expect(Object.values(said).flat().every((length) => length === 256), person.name).toBe(true);
    }
    // Beats came at the same pace to everybody, whatever they saw.
    const beats = people.map((person) => heard(person).filter((each) => "beat" in each).length);
    expect(Math.max(...beats) - Math.min(...beats)).toBeLessThan(10);
  });
});

it.concurrent("four spies to the end, in Ukrainian, by keyboard", async () => {
  await evening(async (program, invite) => {
    const ira = await invite("Іра", "uk");
    const level = "random";
    const link = await openTable(ira, program.address, { options: { ...QUICK, first: 0 }, bots: [level, level, level], start: true });
    const screen = await invite("", "uk", { size: TV });
    await screen.page.goto(link.replace("/t/", "/tv/"));
    await screen.page.locator(".screen").waitFor();
    await ira.page.locator(".distance").waitFor();
    await playOn(ira, async (turns) => {
      if (turns !== 2) return;
      await ira.page.keyboard.press("2");
      await ira.page.locator(".near").waitFor();
      await regard(ira, "wink-four");
      await regard(screen, "tv-wink-four");
    });
    await ira.page.locator(".end-spy .total").first().waitFor();
    expect(await ira.page.locator(".end-spy").count()).toBe(4);
    const { over } = viewOf(ira);
    const totals = await ira.page.locator(".end-spy .total dd").allInnerTexts();
    expect(totals.map(Number).toSorted()).toEqual(over!.scores.map(({ total }) => total).toSorted());
    await regard(ira, "wink-end-four");
    await regard(screen, "tv-wink-end");
  }, "--quick-bots");
});

it.concurrent("eight spies to the end, in French, on a desktop", async () => {
  await evening(async (program, invite) => {
    const zoe = await invite("Zoé", "fr", { size: { width: 1280, height: 800 } });
    await openTable(zoe, program.address, { options: { ...QUICK, first: 0 }, bots: Array<string>(7).fill("random"), start: true });
    await zoe.page.locator(".distance").waitFor();
    await playOn(zoe, async (turns) => {
      if (turns === 1) await regard(zoe, "wink-eight");
    });
    expect(await zoe.page.locator(".end-spy").count()).toBe(8);
    await regard(zoe, "wink-end-eight");
  }, "--quick-bots");
});

it.concurrent("in one room the phone is a hand, and the referee says no in words that betray nothing", async () => {
  await evening(async (program, invite) => {
    const ben = await invite("Ben", "en");
    const { page } = ben;
    await openTable(ben, program.address, { options: { eyes: "real", min_turn_s: 0, max_turn_s: 120, first: 0 }, bots: Array<string>(4).fill("random"), start: true });
    await page.locator(".room").waitFor();
    await regard(ben, "wink-room");

    // Every card can be tapped, also one's own; the referee does not say why not.
    const own = viewOf(ben).me!.hand[0]!;
    await call(page, own);
    await page.locator(".toast:popover-open p").getByText("Not this one.").waitFor();

    /** Somebody's card that nobody's pawn is on. */
    const free = (): number => {
      const { crowd, seats, me } = viewOf(ben);
      return crowd.find(({ agent, state }) => state === "up" && !me!.hand.includes(agent) && seats.every(({ pawn }) => pawn !== agent))!.agent;
    };
    const first = free();
    await call(page, first);
    await until(() => viewOf(ben).seats[0]!.pawn === first || viewOf(ben).step === "over");

    // The next turn: contact with one of them, and another call.
    await until(() => viewOf(ben).turn === 0);
    await page.waitForFunction(() => document.title.startsWith("●"));
    if (viewOf(ben).step === "contact") {
      await page.locator('.spy[data-place="seat:2"]').click();
      await page.locator(".dock .gold").click();
      await until(() => viewOf(ben).seats[0]!.pawn === null);
    }
    await call(page, free());
    await until(() => viewOf(ben).turn !== 0);

    // An accusation, at any moment: a spy, then a number under a pawn.
    await until(() => viewOf(ben).seats.some(({ pawn }, seat) => seat !== 0 && pawn !== null));
    const cards = viewOf(ben).seats[0]!.ci.hand;
    await page.locator('.spy[data-place="seat:3"]').click();
    if ((await page.locator("[data-accuse]").count()) === 0) await page.locator(".accuse").click();
    const numbers = await page.locator("[data-accuse]").evaluateAll((all) => all.map((each) => Number(each.getAttribute("data-accuse"))));
    const open = numbers.find((agent) => !viewOf(ben).me!.hand.includes(agent));
    if (open !== undefined) {
      await page.locator(`[data-accuse="${open}"]`).click();
      await until(() => viewOf(ben).seats[0]!.ci.hand < cards);
    }
    expect(ben.frames.filter((text) => text.startsWith('{"beat"'))).toEqual([]);
    expect(ben.sent.filter((text) => text.startsWith('{"beat"') || text.startsWith('{"sense"'))).toEqual([]);
  });
});
