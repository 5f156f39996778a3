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
    const agent = viewOf(ben!).me!.hand[0]!;

    // Ann calls a card of Ben's. Ben alone is told so.
    await call(ann!.page, agent);
    await ben!.page.locator(".band.called").waitFor();
    for (const person of [cat!, dan!]) expect(await person.page.locator(".band.called, .hold").count()).toBe(0);
    await regard(ben!, "wink-called");

    // Ann looks at Ben, Dan at Ann, Cat at the crowd. Ben winks.
    await lookAt(ann!.page, 1);
    await lookAt(dan!.page, 0);
    await hold(ben!, 700);
    expect(await signsDrawn(ann!.page)).toBeGreaterThan(0);
    expect(felt(ann!).filter(({ sign }) => sign).map(({ seat, eyes }) => [seat, eyes])).toContainEqual([1, 0]);
    for (const person of [ben!, cat!, dan!]) {
      expect(await signsDrawn(person.page), person.name).toBe(0);
      expect(felt(person).filter(({ sign }) => sign), person.name).toEqual([]);
    }

    // Now Cat looks at Ben, too: she catches the next one, and takes both cards.
    await lookAt(cat!.page, 1);
    const down = hold(ben!, 900);
    await cat!.page.locator('.near[data-doing="sign"]').waitFor();
    await regard(cat!, "wink-caught");
    await down;
    await cat!.page.locator(".near").click();
    await cat!.page.locator(`[data-accuse="${agent}"]`).click();
    await until(() => people.every((person) => viewOf(person).seats[2]!.face_up.length === 2));
    expect(viewOf(dan!).seats[2]).toMatchObject({ face_up: [agent, agent], ci: { hand: 3, used: 1, discarded: 0 } });
    expect(viewOf(dan!).seats[0]!.pawn).toBeNull();

    // Dan did not watch: nothing in the page, nothing in any frame, and every frame as long as its kind.
    expect(await signsDrawn(dan!.page)).toBe(0);
    expect(dan!.frames.filter((text) => text.includes('"sign":true'))).toEqual([]);
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
