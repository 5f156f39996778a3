// Who comes late, and who has to go: each reads what is true and has a way on.
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { openAt } from "./open";
import { PHONE, until, type Person } from "./person";
import { opened, putAway } from "./show";

house();

const sheet = ({ page }: Person) => page.locator("dialog[open]");
const FIVE = Array<string>(5).fill("rookie");

it.concurrent("a full lobby lets somebody ask for a seat, and a bot makes room", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await openAt(host, program.address, { game: "spywhere", bots: FIVE });
    await host.page.locator(".lobby-table").waitFor();
    const zoe = await invite("Zoé", "fr");
    await zoe.page.goto(link);
    await zoe.page.locator(".full").getByText("Toutes les places sont prises.").waitFor();
    await regard(zoe, "join-full");
    await zoe.page.locator("#name").fill("Zoé");
    await zoe.page.locator("form .btn.gold").click();
    await zoe.page.locator(".asked").getByText("Ann").waitFor();
    await host.page.locator(".asks .let-in").click();
    await zoe.page.locator(".lobby-table").waitFor();
    await until(() => host.table.seats.filter(({ kind }) => kind === "bot").length === 4);
    expect(host.table.seats.some(({ name }) => name === "Zoé")).toBe(true);
  });
});

it.concurrent("who looks on sees the game come, asks for a seat, goes on looking on, and is let in", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await openAt(host, program.address, { game: "spywhere", bots: FIVE });
    await host.page.locator(".lobby-table").waitFor();
    const zoe = await invite("Zoé", "fr");
    await zoe.page.goto(link);
    await zoe.page.getByRole("button", { name: "Regarder" }).click();
    await zoe.page.locator(".note.watching").waitFor();
    await zoe.page.locator("form .btn").first().waitFor();
    await regard(zoe, "join-watching");
    await host.page.locator("footer .btn.gold").click();
    await zoe.page.locator(".spywhere.watching").waitFor();

    // From the menu to where a seat can be asked for.
    await zoe.page.locator("header .icon-button").first().click();
    await regard(zoe, "menu-watching");
    await sheet(zoe).getByRole("button", { name: "Demander une place" }).click();
    await zoe.page.locator("#name").fill("Zoé");
    await zoe.page.locator("form .btn.gold").click();
    await zoe.page.locator(".note.asked").getByText("Ann").waitFor();
    await zoe.page.getByRole("button", { name: "Regarder" }).click();
    await zoe.page.locator(".spywhere.watching").waitFor();
    await host.page.locator(".asks .let-in").click();
    await zoe.page.locator(".spywhere:not(.watching)").waitFor();
    expect(zoe.table.you.seat).not.toBe(null);
  });
});

it.each([
  ["join-full-people", "Only people are sitting here. The host can let you in once one of them leaves.", "Ask for a seat"],
  ["join-full", "A bot can make room for you.", "Ask for a seat"],
  ["join-under-way", "A bot that has played from the start can give you its seat.", "Ask for a seat"],
  ["join-played", "No seat changes hands before this game is over. If you ask, the host sees that you want to play the next one.", "Watch"],
])("what comes of asking for a seat is said as it is: %s", async (screen, says, gold) => {
  const page = await opened(screen, { viewport: PHONE });
  expect(await page.locator("form small").innerText()).toBe(says);
  expect(await page.locator(".btn.gold").allInnerTexts()).toEqual([gold]);
  await putAway(page);
});

/** People who have sat down and never come: as many as a table needs. */
const fill = async ({ page, table }: Person, names: string[]): Promise<void> => {
  await page.evaluate(async ([code, ...names]) => {
    for (const name of names) await fetch(`/api/tables/${code}/seats`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }) });
  }, [table.code, ...names]);
};

it.concurrent("an ask outlives its page, and so does the seat that the host gives meanwhile", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await openAt(host, program.address, { game: "spywhere", bots: FIVE });
    await host.page.locator(".lobby-table").waitFor();
    const zoe = await invite("Zoé", "fr");
    await zoe.page.goto(link);
    await zoe.page.locator("#name").fill("Zoé");
    await zoe.page.locator("form .btn.gold").click();
    await zoe.page.locator(".note.asked").waitFor();
    await zoe.page.reload();
    await zoe.page.locator(".note.asked").getByText("Ann").waitFor();
    await zoe.page.goto("about:blank"); // the phone throws the page away
    await host.page.locator(".asks .let-in").click();
    await until(() => host.table.seats.some(({ name }) => name === "Zoé"));
    await zoe.page.goto(link);
    await zoe.page.locator(".lobby-table").waitFor();
    expect(zoe.table.seats[zoe.table.you.seat!]?.name).toBe("Zoé");
  });
});

it.concurrent("where the next game is too small somebody sits it out, watches it, and is offered the one after", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await openAt(host, program.address, { game: "wink" });
    await host.page.locator(".lobby-table").waitFor();
    await fill(host, ["Bob", "Cid", "Dee", "Eve", "Fay", "Gus"]);
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await host.page.locator(".seats .tile", { hasText: "Spywhere" }).click();
    const start = host.page.locator("footer .gold");
    await start.getByText("tap a seat to let someone sit").waitFor();
    for (const name of ["Luc", "Gus"]) {
      await host.page.locator(".lobby-table .seat", { hasText: name }).click();
      await sheet(host).getByRole("button", { name: "Let them sit this game out" }).click();
      await until(() => host.table.seats.every((chair) => chair.name !== name));
    }
    await luc.page.locator(".note.out").getByText("Tu passes cette partie").waitFor();
    await host.page.locator(".sit-out").getByText("Luc").waitFor();
    expect([host.table.hindrance, host.table.seats.length]).toEqual([undefined, 6]);
    await regard(luc, "sit-out");
    await start.click();
    await luc.page.locator(".spywhere.watching").waitFor();
    await luc.page.reload(); // who they are is kept
    await luc.page.locator(".spywhere.watching").waitFor();

    await host.page.getByRole("button", { name: "Menu", exact: true }).click();
    await sheet(host).getByRole("button", { name: "Another game…" }).click();
    await host.page.locator("dialog[open] .tile", { hasText: "Wink" }).click();
    await host.page.locator("dialog[open] .yes").click();
    await luc.page.locator(".note.out").getByText("de nouveau une place pour toi").waitFor();
    await luc.page.locator("form .btn.gold").click();
    await luc.page.locator(".lobby-table").waitFor();
    expect(luc.table.seats[luc.table.you.seat!]?.name).toBe("Luc");
    expect(luc.table.sitting_out).toBe(undefined);
  });
});

it.concurrent("a table full of people says so, and lets somebody in once one of them has left", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await openAt(host, program.address, { game: "spywhere" });
    await host.page.locator(".lobby-table").waitFor();
    const { code } = host.table;
    const five = await host.page.evaluate(async (code) => {
      const tokens: string[] = [];
      for (const name of ["Bob", "Cid", "Dee", "Eve", "Fay"]) {
        const answer = await fetch(`/api/tables/${code}/seats`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }) });
        tokens.push(((await answer.json()) as { token: string }).token);
      }
      return tokens;
    }, code);
    expect(five).toHaveLength(5);
    await until(() => !host.table.free);
    const zoe = await invite("Zoé", "uk");
    await zoe.page.goto(link);
    await zoe.page.locator("form small").getByText("За столом лише люди.").waitFor();
    await zoe.page.locator("#name").fill("Zoé");
    await zoe.page.locator("form .btn.gold").click();
    await host.page.locator(".asks").getByText("Every seat is taken.").waitFor();
    expect(await host.page.locator(".asks .let-in").count()).toBe(0);
    await host.page.locator(".lobby-table .seat").nth(5).click();
    await sheet(host).getByRole("button", { name: "Remove from the table" }).click();
    await host.page.locator("dialog[open] .yes").click();
    await host.page.locator(".asks .let-in").click();
    await zoe.page.locator(".lobby-table").waitFor();
  });
});

it.each([
  ["en", "The game is over, and every seat is taken.", "when the next game begins"],
  ["fr", "La partie est finie, et toutes les places sont prises.", "quand la prochaine partie commencera"],
  ["uk", "Гру завершено, і всі місця зайняті.", "коли почнеться наступна гра"],
])("a finished table that is full says so and has ways on (%s)", async (lang, says, next) => {
  const page = await opened("join-over", { viewport: PHONE }, lang);
  expect(await page.locator(".full").innerText()).toBe(says);
  expect(await page.locator("form small").innerText()).toContain(next);
  for (const way of ["form .btn.gold", ".field input", "a.btn[href='/']"]) expect(await page.locator(way).isVisible(), way).toBe(true);
  await putAway(page);
});

it.concurrent("who comes to a game under way watches it with one press, and whom the host removes reads so", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await host.open(program.address);
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await host.page.locator(".lobby-table .seat").nth(2).click();
    await sheet(host).locator(".row").first().click();
    await until(() => host.table.seats[2]?.kind === "bot");
    expect(host.table.spectators).toBe(true);
    await host.page.locator("footer .btn.gold").click();
    await luc.page.locator(".spywhere").waitFor();

    const zoe = await invite("Zoé", "uk");
    await zoe.page.goto(link);
    await zoe.page.getByRole("button", { name: "Дивитися" }).click();
    await zoe.page.locator(".spywhere.watching").waitFor();
    expect(await zoe.page.locator("section.hand").count()).toBe(0);
    await regard(zoe, "watching");

    // From the menu: a bot's seat is freed, and how to find it is in sight.
    await host.page.locator("header .icon-button").first().click();
    await sheet(host).getByRole("button", { name: "Free the seat" }).click();
    await until(() => host.table.seats[2]?.open === true);
    for (const way of [".share .qr", ".share .code"]) {
      const { y, height } = (await sheet(host).locator(way).boundingBox())!;
      expect([way, y >= 0, y + height <= 640]).toEqual([way, true, true]);
    }
    await regard(host, "let-in");

    // Removing somebody asks once, and sticks.
    await sheet(host).getByRole("button", { name: "Remove Luc from the table" }).click();
    await host.page.locator("dialog[open] .yes").click();
    await luc.page.locator(".removed").getByText("L’hôte t’a fait quitter cette table.").waitFor();
    expect(host.table.seats[1]?.kind).not.toBe("person");
  });
});
