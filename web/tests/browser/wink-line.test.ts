// Nobody who counts what a page says on its line learns whether its owner winks (Wink §11.5): the frames
// that a real page really sends, held against the beats that it hears.
import { expect, it } from "vitest";
import { evening, house } from "./house";
import { KILLED, until, type Person } from "./person";
import { beatsOf, call, hold, openTable, pass, seatNobody, viewOf } from "./wink";

house();

/** Beats without a sign, and beats in which one is held, three times over. */
const [STILL, HELD] = [30, 10];
/** Beats that may be on their way in one direction or the other when they are counted. */
const ON_THE_WAY = 2;

/** One beat said for each that was heard: none is left out while a sign is held, and none is added. */
async function isEven(person: Person, from: number, when: string): Promise<void> {
  const uneven = (): number => {
    const { heard, said } = beatsOf(person, from);
    return Math.abs(heard - said);
  };
  // What is late is made up for, what was left out never is.
  await until(() => uneven() <= ON_THE_WAY).catch(() => expect(beatsOf(person, from), `${when}: as many said as heard`).toBe("even"));
}

/** The line of somebody who was called, without and with a sign. Every frame is read, from the hello on. */
async function law(person: Person, when: string): Promise<void> {
  const { traffic } = person;
  const hello = traffic.findLastIndex(({ way, text }) => way === "out" && text.startsWith('{"hello"'));
  await person.page.locator(".hold").first().waitFor();
  let from = traffic.length;
  await pass(person, STILL);
  await isEven(person, from, `${when}, still`);
  from = traffic.length;
  for (let times = 0; times < 3; times++) {
    // A bot that has seen it accuses, and there is nobody to answer any more.
    if (times > 0 && (await person.page.locator(".hold").count()) === 0) break;
    await hold(person, HELD);
    await pass(person, 2);
  }
  await isEven(person, from, `${when}, winking`);
  const said = traffic.slice(hello).filter(({ way }) => way === "out").map(({ text }) => text);
  const kinds = new Set(said.map((text) => /^\{"([a-z]+)"/.exec(text)?.[1]));
  expect(said.some((text) => text.includes('"wink"')), when).toBe(true);
  expect([...kinds].filter((kind) => !["hello", "ping", "beat", "act"].includes(kind ?? "")), when).toEqual([]);
  expect(new Set(said.map((text) => Buffer.byteLength(text))), when).toEqual(new Set([256]));
}

it.concurrent("a line tells nothing: at first, after a reload, after a server that died", async () => {
  await evening(async (program, invite) => {
    const [ann, dan] = await Promise.all([invite("Ann", "en"), invite("Dan", "fr")]);
    const link = await openTable(ann!, program.address, { options: { eyes: "gaze", min_turn_s: 0, max_turn_s: 600, first: 0 } });
    await dan!.join(link);
    for (const name of ["Cat", "Eve"]) await seatNobody(ann!, link, name);
    await until(() => ann!.table.seats.filter(({ kind }) => kind === "person").length === 4);
    await ann!.page.locator("footer .btn.gold").click();
    await Promise.all([ann!, dan!].map(({ page }) => page.locator(".distance").waitFor()));
    // Dan is called, and it is his turn: nothing moves but eyes.
    await call(ann!.page, viewOf(dan!).me!.hand[0]!);
    await law(dan!, "at first");

    await dan!.page.reload();
    await law(dan!, "after a reload");
    expect(dan!.table.beat, "every table message says that there is a beat").toBe(100);

    [ann!, dan!].forEach((person) => (person.expects = KILLED));
    await program.kill();
    await dan!.page.locator(".banner p").waitFor();
    await program.restart();
    await Promise.all([ann!, dan!].map(({ page }) => page.locator(".banner p").waitFor({ state: "detached" })));
    await law(dan!, "after a lost line");
  }, "--away", "10m");
});

it.concurrent("nor in a game that began with Play now", async () => {
  await evening(async (program, invite) => {
    const ira = await invite("Іра", "uk");
    const { page } = ira;
    await page.goto(program.address);
    await page.locator(".wall").getByText("Wink").first().click();
    await page.locator(".acts .btn.gold").click();
    await page.locator(".distance").waitFor();
    // On one's own turn nothing moves on by itself: call until somebody has called one of mine.
    const mine = (): boolean => viewOf(ira).turn === viewOf(ira).me?.seat;
    for (;;) {
      await until(() => mine() || viewOf(ira).step === "over");
      expect(viewOf(ira).step, "called before it is over").not.toBe("over");
      if (viewOf(ira).me!.called_by.length > 0) break;
      const offered = viewOf(ira).options.find((option) => "call" in option);
      await page.waitForFunction(() => document.title.startsWith("●"));
      if (offered && "call" in offered) await call(page, offered.call);
      else while (mine()) {
        await page.locator(".dock .gold").click();
        await pass(ira, 5);
      }
      await until(() => !mine());
    }
    await law(ira, "Play now");
  }, "--quick-bots");
});
