// Somebody who is awaited and looks at something else is called: in the title and the icon of the tab, and by a
// notification where they have asked for it.
import { expect, it } from "vitest";
import { evening, house } from "./house";
import { openAt } from "./open";
import type { Person } from "./person";
import { moment, myMoment, pass } from "./play";
import { secure } from "./secure";

house();

/** Nobody looks at the page, or somebody does again. */
const hide = ({ page }: Person, hidden: boolean): Promise<void> => page.evaluate((hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}, hidden);
const tab = ({ page }: Person): Promise<unknown> => page.evaluate(() => [document.title, document.querySelector('link[rel="icon"]')!.getAttribute("href")]);
const CALLED = ["● Your turn in Spywhere", "/icon-turn.svg"];

it.concurrent("whoever is awaited with everybody else, for the last envelopes, is called as in their turn", () => evening(async (program, invite) => {
  const ann = await invite("Ann", "en");
  await openAt(ann, program.address, { game: "spywhere", options: { first: 0 }, bots: ["random", "random"], start: true });
  await myMoment(ann.page);
  await hide(ann, true);
  expect(await tab(ann)).toEqual(CALLED);
  await hide(ann, false);
  expect(await tab(ann)).toEqual([expect.not.stringContaining("turn in"), "/icon.svg"]);
  while ((await myMoment(ann.page)) && (await moment(ann.page)) !== "final") await pass(ann.page);
  expect(await moment(ann.page)).toBe("final");
  await hide(ann, true);
  expect(await tab(ann)).toEqual(CALLED);
}, "--quick-bots"));

// A Chromium without a window grants and shows no notifications: what would be shown is noted instead.
it.concurrent("whoever has asked for it is notified", () => secure(async (door, _, ann) => {
  const { page } = ann;
  await page.addInitScript(() => {
    const shown: object[] = [];
    Object.assign(window, { shown });
    Object.defineProperty(Notification, "permission", { value: "granted" });
    const show = async (title: string, { data }: NotificationOptions): Promise<void> => void shown.push({ title, data });
    Object.defineProperty(ServiceWorkerRegistration.prototype, "showNotification", { value: show });
    Object.defineProperty(ServiceWorkerRegistration.prototype, "getNotifications", { value: async () => [{ close: () => shown.splice(0) }] });
    localStorage.setItem("beckon", "on");
  });
  await page.goto(door.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const link = await openAt(ann, door.origin, { game: "spywhere", options: { first: 0 }, bots: ["random"], start: true });
  await myMoment(page);
  const shown = (): Promise<unknown> => page.evaluate(() => (window as unknown as { shown: object[] }).shown);
  expect(await shown()).toEqual([]);
  await hide(ann, true);
  await page.waitForFunction(() => (window as unknown as { shown: object[] }).shown.length > 0);
  expect(await shown()).toEqual([{ title: "Your turn in Spywhere", data: new URL(link).pathname }]);
  await hide(ann, false);
  await page.waitForFunction(() => (window as unknown as { shown: object[] }).shown.length === 0);
}));

it.concurrent("a press on a notification turns to the page of its table", () => secure(async (door, _, ann) => {
  const { page } = ann;
  await page.goto(door.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const link = await openAt(ann, door.origin, { game: "spywhere", bots: ["random"] });
  const other = await page.context().newPage();
  await other.goto(door.origin);
  const told = await page.context().serviceWorkers()[0]!.evaluate(async (path) => {
    const seen: string[] = [];
    const { WindowClient, ExtendableEvent } = globalThis as unknown as { WindowClient: { prototype: object }; ExtendableEvent: new (type: string) => Event };
    Object.defineProperty(WindowClient.prototype, "focus", { value: function (this: { url: string }) { seen.push(this.url); } });
    let turned: Promise<unknown> = Promise.resolve();
    const event = new ExtendableEvent("notificationclick");
    Object.defineProperty(event, "notification", { value: { data: path, close: () => seen.push("closed") } });
    Object.defineProperty(event, "waitUntil", { value: (until: Promise<unknown>) => (turned = until) });
    dispatchEvent(event);
    await turned;
    return seen;
  }, new URL(link).pathname);
  expect(told).toEqual(["closed", link]);
}));
