// Before and around the game: who sits where, what the host may do, and where things lead nowhere.
import { expect, it } from "vitest";
import { encode } from "uqr";
import { evening, house, regard } from "./house";
import { until, type Person } from "./person";

house();

const chair = (person: Person, seat: number) => person.page.locator(".lobby-table .seat").nth(seat);
const sheet = (person: Person) => person.page.locator("dialog[open]");
const toast = (person: Person) => person.page.locator(".toast:popover-open p");

/** The QR code of an address of this house, as it should be drawn. */
function drawn(address: string): string {
  const { data } = encode(`http://${address}`, { ecc: "M", border: 3 });
  return data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

it.concurrent("the host adds bots, sets options, hands over and removes; everybody sees it", async () => {
  await evening(async (program, invite) => {
    const host = await invite("", "en");
    const link = await host.open(program.address);
    expect(await chair(host, 0).innerText()).toContain("Fox"); // no name given: the spy's, in each reader's language
    // The QR code leads where the link says, and the link is copied without a secure context's help.
    expect(await host.page.locator(".share .qr path").getAttribute("d")).toBe(drawn(await host.page.locator(".share .way small").first().innerText()));
    await host.page.locator(".share button").click();
    await host.page.getByText("Link copied").first().waitFor();

    const guest = await invite("Соломія", "en");
    await guest.page.goto(link);
    await guest.page.locator("#name").fill("Соломія");
    await guest.page.getByLabel("Українська").click(); // without a reload: what was typed stays
    await guest.page.getByText("Сісти за стіл").click();
    await guest.page.locator(".lobby-table").waitFor();
    expect(guest.table.seats[1]?.name).toBe("Соломія");
    expect(await chair(guest, 0).innerText()).toContain("Лис");

    await chair(host, 2).click();
    await regard(host, "add-bot");
    await sheet(host).getByText("Rookie").click();
    await chair(guest, 2).getByText("Новачок").waitFor();
    await chair(host, 2).click();
    await sheet(host).getByText("Remove the bot").click();
    await chair(guest, 2).getByText("Вільне місце").waitFor();

    await host.page.locator("#option-max_turn_s").selectOption("120");
    await host.page.locator("#option-removed").selectOption("italy");
    await guest.page.getByText("120 с").waitFor();
    await guest.page.getByText("Італія").waitFor();
    await host.page.getByRole("switch").first().click();
    await until(() => host.table.options["log"] === true);
    expect(host.table.options).toMatchObject({ max_turn_s: 120, removed: "italy", log: true });
    await host.page.locator("#option-removed").selectOption("");
    await until(() => host.table.options["removed"] === undefined);

    await chair(guest, 1).click();
    await sheet(guest).locator(".emblems button").nth(7).click();
    await until(() => host.table.seats[1]?.spy === "wolf");
    await sheet(guest).locator("#my-name").fill("Соля");
    await sheet(guest).locator("form .btn").click();
    await chair(host, 1).getByText("Соля").waitFor();

    await chair(host, 1).click();
    await sheet(host).getByText("Make host").click();
    await guest.page.locator("footer .btn.gold").waitFor();
    await chair(guest, 0).click();
    await sheet(guest).locator(".row").last().click();
    await toast(host).getByText("The host has removed you from this table.").waitFor();
    // A stranger again, who reads why and is offered no seat, also when they come back.
    for (let times = 0; times < 2; times++) {
      await host.page.locator(".removed").getByText("The host has removed you from this table.").waitFor();
      expect(await host.page.locator("#name").count()).toBe(0);
      await regard(host, "join-removed");
      await host.page.reload();
    }
    expect(guest.table.seats[0]?.kind).toBe("empty");
  });
});

it.concurrent("a seat is in one window at a time, and can be had back", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "fr");
    const link = await ann.open(program.address);
    expect(link).not.toMatch(/[0-9a-f]{16}/); // no token in any address
    const other = await ann.context.newPage();
    await other.goto(link);
    await other.locator(".lobby-table").waitFor();
    await ann.page.locator("h1").getByText("une autre fenêtre").waitFor();
    await regard(ann, "elsewhere");
    await ann.page.locator(".btn.gold").click();
    await ann.page.locator(".lobby-table").waitFor();
    await other.locator("h1").getByText("une autre fenêtre").waitFor();
    await other.close();
  });
});

it.concurrent("what leads nowhere says so, and what is refused says why", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ben", "en");
    const link = await host.open(program.address);
    for (const seat of [1, 2, 3, 4]) {
      await chair(host, seat).click();
      await sheet(host).locator(".row").last().click();
      await until(() => host.table.seats[seat]?.kind === "bot");
    }
    // Somebody whose page has not heard yet that the last chair is taken.
    const late = await invite("Zoé", "fr");
    const look = link.replace("/t/", "/api/tables/");
    const body = await host.page.evaluate(async (path) => (await fetch(path)).text(), look);
    await late.page.route(look, (route) => route.fulfill({ body, contentType: "application/json" }));
    await late.page.goto(link);
    await late.page.locator("#name").fill("Zoé");
    await chair(host, 5).click();
    await sheet(host).locator(".row").last().click();
    await until(() => host.table.seats[5]?.kind === "bot");
    late.expects = /status of 409/; // browsers write every refused call into their console
    await late.page.locator("form .btn.gold").click();
    await toast(late).getByText("Toutes les places sont prises.").waitFor();

    const lost = await invite("Lost", "uk");
    lost.expects = /status of 404/;
    await lost.page.goto(program.address);
    await lost.page.locator("input[aria-label]").last().fill("BAKILON tumesa");
    await lost.page.locator(".field button").click();
    await lost.page.locator("h1").getByText("bakilon-tumesa").waitFor();
    await regard(lost, "missing");
    await lost.page.locator("a.btn").click();
    await lost.page.locator(".wall").waitFor();
    // The wrong code can be corrected where it stands, and a pasted link is as good as a code.
    await lost.page.goBack();
    await lost.page.locator("h1").getByText("bakilon-tumesa").waitFor();
    expect(await lost.page.locator(".field input").inputValue()).toBe("bakilon-tumesa");
    await lost.page.locator(".field input").fill(` ${link}?from=chat`);
    await lost.page.locator(".field button").click();
    await lost.page.locator("main .full, main #name").first().waitFor();
    expect(lost.page.url()).toBe(link);

    // Somebody leaves in the middle and finds the way back.
    await host.page.locator("footer .btn.gold").click();
    await host.page.locator(".spywhere").waitFor();
    await host.page.locator("header .icon-button").first().click();
    await sheet(host).locator(".leave").click();
    await host.page.locator(".lead .btn").click();
    await host.page.locator(".spywhere").waitFor();
    expect(host.page.url()).toBe(link);
  });
});

it.concurrent("nobody's absence freezes a table", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await host.open(program.address);
    const guest = await invite("Luc", "fr");
    await guest.join(link);
    await host.page.locator("footer .btn.gold").click();
    await guest.page.locator(".spywhere").waitFor();
    await host.page.goto("about:blank");
    // Away: a bot plays the seat, and the next person decides.
    await until(() => guest.table.seats[0]?.stand_in === true && guest.table.you.host);
    await guest.page.locator(".spy .away").waitFor();
    await regard(guest, "away");
    // Back: the seat is theirs again, in the middle of the game.
    await host.page.goto(link);
    await host.page.locator(".spywhere").waitFor();
    await guest.page.locator(".spy .away").waitFor({ state: "detached" });
    expect(guest.table.seats[0]?.stand_in).toBe(false);
  }, "--away", "1s");
});

it.concurrent("a page that complains fails the evening", async () => {
  const spent = evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    await ann.page.goto(program.address);
    await ann.page.evaluate(() => console.warn("too few cards"));
    await until(() => ann.complaints.length > 0);
  });
  await expect(spent).rejects.toThrow("too few cards");
});
