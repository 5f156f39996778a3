// Wink at a distance: a wink is seen by exactly those who look.
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { TV, until } from "./person";
import { call, felt, heard, holdUntilDrawn, lookAt, openTable, pass, playOn, signsDrawn, viewOf, watchForSigns } from "./wink";

house();

/** A turn is as long as a busy machine may need for what a test does in it. */
const QUICK = { eyes: "gaze", min_turn_s: 0, max_turn_s: 600 };

/** By kind, the lengths of what went over the socket from a moment on. */
function lengths(frames: string[]): Record<string, number[]> {
  const found: Record<string, Set<number>> = {};
  for (const text of frames) (found[Object.keys(JSON.parse(text) as object)[0] ?? ""] ??= new Set()).add(text.length);
  return Object.fromEntries(Object.entries(found).map(([kind, all]) => [kind, [...all]]));
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
    await holdUntilDrawn(dan!, ann!.page);
    // By now everybody has heard the beats of the sign, and had the time to draw it.
    await Promise.all(people.map((person) => pass(person, 3)));
    expect(felt(ann!).filter(({ sign }) => sign).map(({ seat, eyes }) => [seat, eyes])).toContainEqual([3, 0]);
    for (const person of [dan!, cat!, ben!]) {
      expect(await signsDrawn(person.page), person.name).toBe(0);
      expect(felt(person).filter(({ sign }) => sign), person.name).toEqual([]);
    }

    // Now Cat looks at Dan, too: she catches the next one, and takes both cards.
    await lookAt(cat!.page, 3);
    await holdUntilDrawn(dan!, cat!.page);
    await regard(cat!, "wink-caught");
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
      expect(new Set(Object.values(lengths(person.sent)).flat()), person.name).toEqual(new Set([256]));
    }
    // One frame came to everybody on every beat, whatever they saw.
    for (const person of people) {
      const beats = heard(person).flatMap((each) => ("beat" in each ? [each.beat.k] : []));
      expect(beats, person.name).toEqual(beats.map((_, after) => beats[0]! + after));
    }
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
    await openTable(ben, program.address, { options: { eyes: "real", min_turn_s: 0, max_turn_s: 600, first: 0 }, bots: Array<string>(4).fill("random"), start: true });
    await page.locator(".room").waitFor();
    await regard(ben, "wink-room");

    // One's own card looks like the others; tapping it says no, and not why.
    const own = viewOf(ben).me!.hand[0]!;
    await page.locator(`[data-agent="${own}"]`).click();
    await page.locator(".toast:popover-open p").getByText("Not this one.").waitFor();
    expect(await page.locator(".dock .gold").count()).toBe(0);

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
      await page.locator(".which .gold").click();
      await until(() => viewOf(ben).seats[0]!.pawn === null);
    }
    await call(page, free());
    await until(() => viewOf(ben).turn !== 0);

    // Not my turn: the crowd is on the shared screen, the latest call is large here, and my hand is covered.
    await until(() => viewOf(ben).seats.some(({ pawn }, seat) => seat !== 0 && pawn !== null));
    await page.locator(".ticket").waitFor();
    expect(await page.locator(".crowd").count()).toBe(0);
    expect(await page.locator(".corner .num").count()).toBe(0);
    await page.locator(".flap").hover();
    await page.mouse.down();
    await page.locator(".corner.held").waitFor();
    expect((await page.locator(".corner .num").allInnerTexts()).map(Number)).toEqual(viewOf(ben).me!.hand);
    await page.mouse.up();
    await page.locator(".corner:not(.held)").waitFor();

    // An accusation, at any moment: who, then which. The caller of a card is not offered for it.
    const cards = viewOf(ben).seats[0]!.ci.hand;
    const { seats, me } = viewOf(ben);
    const caller = seats.findIndex(({ pawn }, seat) => seat !== 0 && pawn !== null && !me!.hand.includes(pawn));
    if (caller >= 0) {
      const agent = seats[caller]!.pawn!;
      await page.locator(`.spy[data-place="seat:${caller}"]`).click();
      await page.locator(".which").waitFor();
      expect(await page.locator(`[data-accuse="${agent}"]`).count()).toBe(0);
      await page.locator(`.spy[data-place="seat:${caller === 3 ? 2 : 3}"]`).click();
      // Bots call on meanwhile: a card whose pawn has just left is refused, and another is accused of.
      const others = me!.hand.map((each) => `:not([data-accuse="${each}"])`).join("");
      while (viewOf(ben).seats[0]!.ci.hand === cards) {
        if ((await page.locator(".which").count()) === 0) await page.locator('.spy[data-place="seat:3"]').click();
        await page.locator(`.which [data-accuse]${others}`).first().click();
        await page.locator(".which").waitFor({ state: "detached" });
      }
    }
    expect(ben.frames.filter((text) => text.startsWith('{"beat"'))).toEqual([]);
    expect(ben.sent.filter((text) => text.startsWith('{"beat"') || text.startsWith('{"sense"'))).toEqual([]);
  });
});
