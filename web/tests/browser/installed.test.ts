// The client as a browser keeps it on https: it opens without the house and says so, is never older than the house for
// long, and is not kept on plain http. The screen stays on while somebody plays.
import { expect, it } from "vitest";
import type { Door } from "./door";
import { evening, house } from "./house";
import { openAt } from "./open";
import type { Person } from "./person";
import { secure } from "./secure";

house();

/** What a browser itself writes about a house that cannot be reached, and about a version that the house refuses. */
const AWAY = /net::ERR_|WebSocket connection to .* failed/;
const OLD = "0123456789abcdef";

/** Until the service worker answers for the page, and everything that it keeps is there. */
const kept = ({ page }: Person): Promise<unknown> => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
const versionOf = ({ page }: Person): Promise<string | undefined> => page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content);

it.concurrent("opens without the house, says so, and goes on when the house is back", () => secure(async (door, program, ann) => {
  const { page } = ann;
  await page.goto(door.origin);
  await kept(ann);
  const banner = page.locator(".banner p");
  const gold = page.locator(".acts .btn.gold");
  ann.expects = AWAY;
  await program.kill();
  await page.goto(door.origin);
  await gold.waitFor();
  await banner.waitFor();
  expect(await banner.innerText()).toMatch(/answer/i);
  // What the house knows is never kept.
  expect(await page.evaluate(() => fetch("/api/games").then(() => "an answer", () => "none"))).toBe("none");
  await program.restart();
  await banner.waitFor({ state: "detached" });
  await gold.click();
  await page.locator(".spywhere, .distance, .shark").waitFor();
}));

it.concurrent("opens without the house in every language, its rulebooks too, as soon as it has been there once", () => secure(async (door, program, ann) => {
  const { page } = ann;
  await page.goto(door.origin);
  await kept(ann);
  // What the browser has fetched and not kept is soon forgotten.
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  ann.expects = AWAY;
  await program.kill();
  for (const [lang, play] of [["fr", /bots/], ["uk", /ботами/]] as const) {
    await page.evaluate((lang) => localStorage.setItem("lang", lang), lang);
    await page.goto(door.origin);
    expect(await page.locator(".acts .btn.gold").first().innerText()).toMatch(play);
    await page.locator(".banner p").waitFor();
  }
  await page.goto(`${door.origin}/rules/wink`);
  await page.locator(".book [role=alert]").waitFor();
  await page.goto(`${door.origin}/t/samuvelo`);
  await page.locator(".banner p").waitFor();
  await program.restart();
}));

it.concurrent("a page whose words cannot be had says so in the reader's language", () => evening(async (program, invite) => {
  const ann = await invite("Ann", "fr");
  const { page } = ann;
  ann.expects = AWAY;
  const words = /\/assets\/shell-[^/]*\.js$/;
  await page.route(words, (route) => route.abort());
  await page.goto(program.address);
  expect(await page.locator("[role=alert]").innerText()).toMatch(/ne répond pas/);
  await page.unroute(words);
  await page.locator(".wordless a").click();
  await page.locator(".acts .btn.gold").waitFor();
}));

/** The house serves a new version: its service worker is another one. */
async function renews(door: Door, { page }: Person, version: string): Promise<void> {
  const worker = await page.evaluate(() => fetch("/sw.js").then((answer) => answer.text()));
  door.instead.set("/sw.js", worker.replace(/VERSION = "[^"]+"/, `VERSION = "${version}"`));
}

it.concurrent("a new version is on the front page at once, and disturbs nobody at a table", () => secure(async (door, _, ann) => {
  const { page } = ann;
  await page.goto(door.origin);
  await kept(ann);
  await page.goto(door.origin); // from the first word on it is the worker's
  const mark = (): Promise<void> => page.evaluate(() => void Object.assign(window, { same: true }));
  const isSame = (): Promise<boolean> => page.evaluate(() => "same" in window);
  await renews(door, ann, OLD);
  await mark();
  await page.evaluate(() => void navigator.serviceWorker.getRegistration().then((worker) => worker?.update()));
  await page.waitForFunction(() => !("same" in window) && document.querySelector(".acts .btn.gold"));
  await ann.open(door.origin);
  await renews(door, ann, [...OLD].reverse().join(""));
  await mark();
  await page.evaluate(async () => {
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
  });
  await page.evaluate(() => fetch("/api/games").then((answer) => answer.text())); // a reload would have begun by now
  expect(await isSame()).toBe(true);
}));

it.concurrent("a page that is older than the house is loaded anew, in the same seat", () => secure(async (door, _, ann) => {
  const { page } = ann;
  await page.goto(door.origin);
  await kept(ann);
  const served = await versionOf(ann);
  // The browser has kept the page of an older version.
  await page.evaluate(async (old) => {
    const [name] = await caches.keys();
    const shell = await caches.open(name!);
    const page = await (await shell.match("/"))!.text();
    await shell.put("/", new Response(page.replace(/(name="version" content=")[^"]+/, `$1${old}`), { headers: { "content-type": "text/html; charset=utf-8" } }));
  }, OLD);
  await page.goto(door.origin);
  expect(await versionOf(ann)).toBe(OLD);
  await ann.open(door.origin);
  expect(await versionOf(ann)).toBe(served);
  expect(ann.table.you.seat).toBe(0);
}));

it.concurrent("the screen stays on while somebody plays or watches", () => secure(async (door, _, ann) => {
  const { page } = ann;
  await page.addInitScript(() => Object.defineProperty(navigator.wakeLock, "request", {
    value: async () => ((document.body.dataset["awake"] = "yes"), { released: false, release: async () => {} }),
  }));
  const link = await ann.open(door.origin);
  expect(await page.locator("body[data-awake]").count()).toBe(0);
  await page.goto(link.replace("/t/", "/tv/"));
  await page.locator("body[data-awake=yes]").waitFor();
  await openAt(ann, door.origin, { game: "spywhere", bots: ["random"], start: true });
  await page.locator("body[data-awake=yes]").waitFor();
}));

/** Whether the film that keeps a screen on is playing. */
const filmPlays = ({ page }: Person): Promise<unknown> => page.waitForFunction(() => {
  const film = document.querySelector("video");
  return film && film.readyState >= film.HAVE_CURRENT_DATA && film.muted && !film.paused && film.currentTime > 0;
});

it.concurrent("on plain http a silent film keeps the screen on, and ends when somebody leaves", () => evening(async (program, invite) => {
  const ann = await invite("Ann", "en");
  const { page } = ann;
  const link = await ann.open(program.address);
  expect(await page.locator("video").count()).toBe(0);
  await page.goto(link.replace("/t/", "/tv/"));
  await filmPlays(ann);
  await openAt(ann, program.address, { game: "spywhere", bots: ["random"], start: true });
  await filmPlays(ann);
  await page.locator("header .icon-button").first().click();
  await page.locator("dialog .leave").waitFor();
  expect(await page.locator("dialog .awake").count(), "there is nothing to set").toBe(0);
  await page.locator("dialog .leave").click();
  await page.getByRole("button", { name: "Leave the table" }).last().click();
  await page.locator("video").waitFor({ state: "detached" });
}));

it.concurrent("where a lock is refused or cannot be asked for the film keeps the screen on, and where that is no help the menu says how", () => secure(async (door, _, ann) => {
  const { page } = ann;
  await page.addInitScript(() => {
    const how = localStorage.getItem("lock");
    if (how === "none") Reflect.deleteProperty(Navigator.prototype, "wakeLock");
    else Object.defineProperty(navigator.wakeLock, "request", { value: () => Promise.reject(new DOMException("the battery is low", "NotAllowedError")) });
    if (how === "apple") Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." });
  });
  await openAt(ann, door.origin, { game: "spywhere", bots: ["random"], start: true });
  for (const how of ["refused", "none", "apple"]) {
    await page.evaluate((how) => localStorage.setItem("lock", how), how);
    await page.reload();
    if (how !== "apple") await filmPlays(ann);
    await page.locator("header .icon-button").first().click();
    await page.locator("dialog .leave").waitFor();
    if (how === "apple") expect(await page.locator("dialog .awake").innerText()).toMatch(/Auto-Lock/);
    else expect(await page.locator("dialog .awake").count(), how).toBe(0);
  }
}));

it.concurrent("on an iPhone on plain http the menu says how it stays awake", () => evening(async (program, invite) => {
  const ann = await invite("Ann", "en");
  await ann.page.addInitScript(() => Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." }));
  await openAt(ann, program.address, { game: "spywhere", bots: ["random"], start: true });
  await ann.page.locator("header .icon-button").first().click();
  expect(await ann.page.locator("dialog .awake").innerText()).toMatch(/Auto-Lock/);
  expect(await ann.page.locator("video").count()).toBe(0);
}));

it.concurrent("is not kept on this very machine", () => evening(async (program, invite) => {
  const { page } = await invite("Ann", "en");
  await page.goto(program.address.replace(/\/\/[^:]+/, "//127.0.0.1"));
  await page.locator(".acts .btn.gold").waitFor();
  expect(await page.evaluate(async () => [isSecureContext, (await navigator.serviceWorker.getRegistrations()).length])).toEqual([true, 0]);
}));
