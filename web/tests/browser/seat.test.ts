// A seat is somebody's until they leave it or are removed, whatever their neighbours do.
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { until, type Person } from "./person";
import { NAME, type Program } from "./program";

house();

/** Somebody at the same address tries code after code, until this is called. How often they were answered what. */
function guess(program: Program): { answers: Map<number, number>; stop: () => Promise<void> } {
  const house = program.address.replace(NAME, "127.0.0.1");
  const answers = new Map<number, number>();
  let on = true;
  const guessing = (async () => {
    while (on) {
      const { status } = await fetch(`${house}/api/tables/bakilon-tumesa`);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      await new Promise((later) => setTimeout(later, 10));
    }
  })();
  return { answers, stop: () => ((on = false), guessing) };
}

const kept = ({ page }: Person): Promise<string | null> => page.evaluate(() => localStorage.getItem("seats"));

it.concurrent("a neighbour who tries wrong codes costs nobody their seat", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    const link = await ann.open(program.address);
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await ann.page.locator("footer .btn.gold").click();
    await Promise.all([ann, luc].map(({ page }) => page.locator(".spywhere").waitFor()));
    const [hand, seats] = [await luc.page.locator("section.hand").innerText(), await kept(luc)];

    const neighbour = guess(program);
    await until(() => (neighbour.answers.get(429) ?? 0) >= 5);
    expect(neighbour.answers.get(404)).toBeGreaterThanOrEqual(20);

    // Back in the same seat, with the same cards, after a reload.
    const before = luc.frames.length;
    await luc.page.reload();
    await luc.page.locator("section.hand").waitFor();
    expect(await luc.page.locator("section.hand").innerText()).toBe(hand);
    await until(() => luc.frames.slice(before).some((text) => text.startsWith('{"table"')));
    expect([luc.table.you.seat, await kept(luc)]).toEqual([1, seats]);

    // And from the front page, which may not look at the table.
    luc.expects = /status of 429/;
    await luc.page.goto(program.address);
    await luc.page.locator(".lead .btn").click();
    await luc.page.locator("section.hand").waitFor();
    expect(await kept(luc)).toBe(seats);

    // A stranger is told why not.
    const eve = await invite("Єва", "uk");
    eve.expects = /status of 429/;
    await eve.page.goto(link);
    await eve.page.locator("h1").getByText("Забагато хибних кодів").waitFor();
    await regard(eve, "wrong-codes");
    // A link says more than the code, and nobody can guess it: it leads to the table all the same.
    await eve.page.goto(`${link}.${ann.table.key}`);
    await eve.page.locator(".full").waitFor();
    await neighbour.stop();
  });
});

it.concurrent("a table that nobody has heard of is forgotten, and nothing else is", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    const link = await ann.open(program.address);
    const own = JSON.parse((await kept(ann))!) as object[];
    await ann.page.evaluate((seats) => localStorage.setItem("seats", JSON.stringify(seats)), [{ code: "bakilon-tumesa", token: "0".repeat(32) }, ...own]);
    await ann.page.goto(`${program.address}/t/bakilon-tumesa`);
    await ann.page.locator("h1").getByText("bakilon-tumesa").waitFor();
    expect(await kept(ann)).toBe(JSON.stringify(own));
    await ann.page.goto(link);
    await ann.page.locator(".lobby-table").waitFor();
  });
});
