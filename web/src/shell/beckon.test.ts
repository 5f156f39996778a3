// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { Beckon } from "./beckon.svelte";
import { eventually } from "../../tests/eventually";

let hidden = false;
let shown: { words: string; closed: boolean }[] = [];
let answer: NotificationPermission = "granted";
class Fake {
  static permission: NotificationPermission = "default";
  static requestPermission = async (): Promise<NotificationPermission> => (Fake.permission = answer);
  closed = false;
  constructor(readonly words: string) {
    shown.push(this);
  }
  close(): void {
    this.closed = true;
  }
}
function hide(is: boolean): void {
  hidden = is;
  document.dispatchEvent(new Event("visibilitychange"));
}
const icon = (): string | null => document.querySelector("link")!.getAttribute("href");

beforeEach(() => {
  [hidden, shown, answer, Fake.permission] = [false, [], "granted", "default"];
  localStorage.clear();
  document.head.innerHTML = '<title>Wink</title><link rel="icon" href="/icon.svg">';
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  vi.stubGlobal("Notification", Fake);
  vi.stubGlobal("isSecureContext", true);
});
/** A page that was just opened. */
const page = (): Beckon => new Beckon();

it("changes title and icon of a hidden tab, and back when it is looked at", async () => {
  const beckon = page();
  const end = beckon.begin("Your turn");
  expect([document.title, icon()]).toEqual(["Wink", "/icon.svg"]);
  hide(true);
  expect([document.title, icon()]).toEqual(["● Your turn", "/icon-turn.svg"]);
  hide(false);
  expect([document.title, icon()]).toEqual(["Wink", "/icon.svg"]);
  hide(true);
  end();
  expect([document.title, icon()]).toEqual(["Wink", "/icon.svg"]);
  expect(shown).toEqual([]);
});

it("notifies who has asked for it, once a turn, and takes it back", async () => {
  const beckon = page();
  await beckon.turn(true);
  hide(true);
  const end = beckon.begin("Your turn");
  await eventually(() => expect(shown).toHaveLength(1));
  hide(false);
  expect(shown).toMatchObject([{ words: "Your turn", closed: true }]);
  end();
  expect((page()).on).toBe(true);
});

it("is off until asked for, and where the browser or the person says no", async () => {
  const beckon = page();
  expect([beckon.offered, beckon.on]).toEqual([true, false]);
  answer = "denied";
  await beckon.turn(true);
  expect([beckon.offered, beckon.on]).toEqual([false, false]);
  vi.stubGlobal("isSecureContext", false);
  expect((page()).offered).toBe(false);
});
