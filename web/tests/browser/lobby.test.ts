// Before and around the game: who sits where, what the host may do, and where things lead nowhere.
import { expect, it } from "vitest";
import { encode } from "uqr";
import { evening, house, regard } from "./house";
import { until, type Person } from "./person";
import { pass } from "./play";
import { opened, putAway } from "./show";

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
    await host.page.locator(".oval .qr").click();
    const shared = await sheet(host).locator(".way small").first().innerText();
    expect(shared).toBe(`${link.replace("http://", "")}.${host.table.key}`);
    expect(await sheet(host).locator(".qr path").getAttribute("d")).toBe(drawn(shared));
    await regard(host, "invite");
    await sheet(host).locator("button.way").click();
    await sheet(host).getByText("Link copied").first().waitFor();
    await host.page.keyboard.press("Escape");

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
    await regard(guest, "remove-sure");
    await guest.page.locator("dialog[open] .yes").click();
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

it.concurrent("together or apart is asked once, may be changed, and says what follows", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    await host.page.goto(program.address);
    await host.page.locator(".acts .btn.open").click();
    await regard(host, "front-open");
    await sheet(host).locator('[data-where="together"]').click();
    await host.page.locator(".lobby-table").waitFor();
    const guest = await invite("Luc", "fr");
    await guest.join(host.page.url());
    await guest.page.locator(".said").getByText("Dans la même pièce").waitFor();
    await host.page.locator("footer .tv").waitFor(); // the shared screen is one tap away

    // It is the table's, whatever is played; Wink's eyes follow from it.
    await host.page.locator(".seats .tile", { hasText: "Wink" }).click();
    await until(() => host.table.game === "wink" && host.table.options["eyes"] === "real");
    await chair(host, 2).click();
    await sheet(host).locator(".row").first().click();
    await host.page.locator(".bots").waitFor();
    await guest.page.locator(".bots").getByText("comme à distance").waitFor();
    expect([host.table.whereabouts, host.table.options["eyes"]]).toEqual(["together", "gaze"]);
    await regard(host, "lobby-bots-apart");
    await host.page.locator('[data-where="apart"]').press("Enter");
    await host.page.locator(".bots").waitFor({ state: "detached" });
    await guest.page.locator(".said").getByText("Chacun chez soi").waitFor();
    expect(await host.page.locator("footer .tv").count()).toBe(0);
  });
});

it.concurrent("the host names who begins, and seats people where they belong", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await host.open(program.address);
    const others = [await invite("Luc", "fr"), await invite("Іра", "uk"), await invite("Bob", "en")];
    for (const other of others) await other.join(link);
    const [luc] = others as [Person, ...Person[]];
    await host.page.locator(".seats .tile", { hasText: "Dr Shark" }).click();
    await host.page.getByRole("switch", { name: "Two teams of two" }).click();
    const names = (): string => host.table.seats.map(({ name, team }) => `${name ?? ""}${team ?? ""}`).join(" ").trim();
    await until(() => names() === "Ann0 Luc1 Іра0 Bob1");
    await luc.page.getByLabel("Équipe B").first().waitFor();

    await host.page.locator("#option-first").selectOption({ label: "Іра" });
    await luc.page.locator(".option", { hasText: "Qui commence" }).getByText("Іра").waitFor();

    // Two taps.
    await chair(host, 0).tap();
    await sheet(host).locator("[data-to='1']").tap();
    await until(() => names() === "Luc0 Ann1 Іра0 Bob1");
    await sheet(host).waitFor({ state: "detached" });
    // Or the same with the keyboard, here and back.
    for (const [from, to, then] of [[0, 2, "Іра0 Ann1 Luc0 Bob1"], [2, 0, "Luc0 Ann1 Іра0 Bob1"]] as const) {
      await chair(host, from).focus();
      await host.page.keyboard.press("Enter");
      await sheet(host).getByRole("group", { name: "Change seats with" }).locator(`[data-to='${to}']`).press("Enter");
      await until(() => names() === then);
    }
    expect([host.table.you.seat, host.table.you.host]).toEqual([1, true]);
    await until(() => luc.table.you.seat === 0);

    // Or a drag.
    const from = (await chair(host, 3).locator(".face").boundingBox())!;
    const to = (await chair(host, 2).boundingBox())!;
    await host.page.mouse.move(from.x + 20, from.y + 20);
    await host.page.mouse.down();
    await host.page.mouse.move(from.x + 60, from.y + 24, { steps: 4 });
    await host.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await host.page.mouse.up();
    await until(() => names() === "Luc0 Ann1 Bob0 Іра1");
    expect(host.table.first).toBe(3);
    expect(await sheet(host).count()).toBe(0);
    await regard(host, "lobby-teams");

    await host.page.locator("footer .btn.gold").click();
    await luc.page.locator(".shark, [data-game='dr-shark'], main").first().waitFor();
    await until(() => luc.frames.some((text) => text.startsWith('{"update"')));
    const first = luc.heard.findLast((each) => "update" in each);
    expect(JSON.stringify(first)).toContain('"began":{"seat":3');
  });
});

it.concurrent("who comes too late asks for a seat, and a bot gives way in front of everybody", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await host.open(program.address);
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await chair(host, 2).click();
    await sheet(host).locator(".row").first().click();
    await until(() => host.table.seats[2]?.kind === "bot");
    await host.page.locator("footer .btn.gold").click();
    await luc.page.locator(".spywhere").waitFor();

    const zoe = await invite("Zoé", "uk");
    await zoe.page.goto(link);
    await zoe.page.locator(".full").getByText("Гра вже триває").waitFor();
    await zoe.page.locator("#name").fill("Zoé");
    await regard(zoe, "join-under-way");
    await zoe.page.locator("form .btn.gold").click();
    await zoe.page.locator(".asked").waitFor();
    await host.page.locator(".asks").getByText("Zoé asks for a seat").waitFor();
    await regard(host, "asked");
    zoe.expects = /status of 409/; // that the host has said no is a refused call, which browsers write into their console
    await host.page.locator(".asks .btn.quiet").click(); // not now
    await toast(zoe).getByText("не впустив").waitFor();
    await zoe.page.locator("form .btn.gold").click();
    // A message is gone after a while: everybody waits for theirs before it comes.
    const isTold = toast(luc).getByText("Zoé prend la place du bot.").waitFor();
    await host.page.locator(".asks .let-in").click();
    await Promise.all([isTold, zoe.page.locator(".spywhere").waitFor()]);
    expect([host.table.seats[2]?.name, zoe.table.you.seat]).toEqual(["Zoé", 2]);
    // Who decides from now on is said to everybody, and on the shared screen.
    const tv = await invite("TV", "en", { size: { width: 1280, height: 720 } });
    await tv.page.goto(`${program.address}/tv/${host.table.code}`);
    await tv.page.locator("main").getByText(host.table.code).first().waitFor();
    await until(() => tv.table.phase === "playing");
    await host.page.locator("header .icon-button").first().click();
    const told = [toast(zoe).getByText("Тепер стіл веде Luc."), toast(luc).getByText("C’est maintenant toi l’hôte."), toast(tv).getByText("Luc is now the host.")].map((text) => text.waitFor());
    await sheet(host).getByLabel("Make Luc host").click();
    await Promise.all(told);
  });
});

it.concurrent("leaving asks first where others sit, and the table is offered again; nonsense has a way home", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await host.open(program.address);
    const luc = await invite("Luc", "fr");
    await luc.join(link);
    await luc.page.locator("header .icon-button").first().click();
    await regard(luc, "leave-sure");
    await sheet(luc).locator(".btn.quiet").first().click(); // stay
    await luc.page.locator("header .icon-button").first().click();
    await sheet(luc).locator(".yes").click();
    await luc.page.locator(".lead .btn").getByText("Retour à la table").click();
    await luc.page.locator("#name").waitFor();
    await luc.page.locator("form .btn.gold").click();
    await luc.page.locator(".lobby-table").waitFor();

    luc.expects = /status of 404/;
    await luc.page.goto(`${program.address}/nonsense`);
    await luc.page.locator("h1").getByText("derrière cette porte").waitFor();
    await regard(luc, "nowhere");
    await luc.page.locator("a.btn[href='/']").click();
    await luc.page.locator(".wall").waitFor();
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
    await lost.page.locator("a.btn[href='/']").click();
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
    await sheet(host).locator(".yes").click(); // alone with bots, too, a game in the middle asks
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
    const third = await invite("Іра", "uk");
    await third.join(link);
    await host.page.locator("footer .btn.gold").click();
    await Promise.all([host, guest, third].map(({ page }) => page.locator(".spywhere").waitFor()));
    // The change of host is said, by name.
    const said = Promise.all([toast(guest).getByText("C’est maintenant toi l’hôte.").waitFor(), toast(third).getByText("Тепер стіл веде Luc.").waitFor()]);
    await host.page.goto("about:blank");
    // Away: a bot plays the seat, and the next person decides.
    await said;
    await until(() => guest.table.seats[0]?.stand_in === true && guest.table.you.host);
    await guest.page.locator(".spy [data-away]").waitFor();
    await regard(guest, "away");
    // Everybody plays on, until the bot has played two turns.
    const standInSwaps = (): number => guest.heard.flatMap((each) => ("update" in each ? each.update.sights : [])).filter((sight) => "swapped" in sight && sight.swapped.seat === 0).length;
    const isOn = ({ heard }: Person): boolean => {
      const last = heard.findLast((each) => "update" in each);
      return last !== undefined && "update" in last && last.update.view.options.length > 0;
    };
    while (standInSwaps() < 2) {
      await until(() => standInSwaps() >= 2 || [guest, third].some(isOn));
      const next = [guest, third].find(isOn);
      if (!next) continue;
      await next.page.waitForFunction(() => document.title.startsWith("●"));
      await pass(next.page);
      await until(() => !isOn(next));
    }
    // Back: the seat is theirs again, in the middle of the game, and they read what was done for them.
    await host.page.goto(link);
    await host.page.locator(".spywhere").waitFor();
    await host.page.locator(".back").getByText("A bot played 2 turns for you").waitFor();
    expect(await host.page.locator(".back li", { hasText: /^You gave / }).count()).toBe(2);
    await regard(host, "back");
    await guest.page.locator(".spy [data-away]").waitFor({ state: "detached" });
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

it.concurrent("the host changes the game from the menu, everybody comes along, and during a game no single press does", async () => {
  await evening(async (program, invite) => {
    const host = await invite("Ann", "en");
    const link = await host.open(program.address);
    const guest = await invite("Luc", "fr");
    await guest.join(link);
    const menu = async (person: Person): Promise<void> => {
      await person.page.getByRole("button", { name: "Menu", exact: true }).click();
      await sheet(person).waitFor();
    };
    await menu(guest);
    expect(await sheet(guest).locator(".tile").count()).toBe(0);
    await guest.page.keyboard.press("Escape");
    await menu(host);
    await sheet(host).locator(".tile", { hasText: "Dr Shark" }).click();
    await Promise.all([host, guest].map(({ page }) => page.locator("h1", { hasText: "Dr Shark" }).waitFor()));
    await sheet(host).waitFor({ state: "detached" });
    expect([host.table.game, guest.table.game, guest.page.url()]).toEqual(["dr-shark", "dr-shark", link]);
    expect(guest.table.seats.flatMap(({ name }) => name ?? [])).toEqual(["Ann", "Luc"]);

    await host.page.locator("footer .btn.gold").click();
    await host.page.locator(".shark").waitFor();
    await menu(host);
    await sheet(host).getByText(host.table.code).first().waitFor();
    expect(await sheet(host).locator(".tile").count()).toBe(0);
  });
});

it("the shared screen's lobby says who is host, bot or away, and that a bot keeps Wink apart", async () => {
  const page = await opened("tv-lobby-away", { viewport: { width: 1280, height: 720 } });
  const texts = await page.locator("main ul li").allInnerTexts();
  expect(texts.map((text) => text.replace(/\s+/g, " ").trim())).toEqual(["Олена Host", "Maximilian-Alexander Away", "Heron bot", "Hélène", ...Array<string>(4).fill("Free seat")]);
  expect(await page.locator(".bots").innerText()).toBe("A bot can’t sit in your room: with one at the table, Wink is played as if you were apart.");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(720);
  await putAway(page);
});

it("the shared screen's lobby asks for the press that sound needs, and shows afterwards that it sounds", async () => {
  const page = await opened("tv-lobby", { viewport: { width: 1366, height: 768 } }); // a page that nobody has pressed yet
  const ask = page.getByRole("button", { name: "Press any key for sound" });
  expect(parseFloat(await ask.evaluate((line) => getComputedStyle(line).fontSize))).toBeGreaterThan(20);
  await page.keyboard.press("a");
  await page.getByRole("button", { name: "Turn the sound off" }).waitFor();
  expect(await ask.count()).toBe(0);
  await page.getByRole("button", { name: "Turn the sound off" }).click();
  await page.getByRole("button", { name: "Turn the sound on" }).waitFor();
  expect(await ask.count(), "who has said no is not asked").toBe(0);
  await page.close(); // its sound is not as the next test expects it
});
