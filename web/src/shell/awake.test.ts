// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Awake } from "./awake.svelte";

let locks: { released: boolean; release: () => Promise<void> }[];
let refuses: boolean;
let hidden: boolean;
let awake: Awake;

beforeEach(() => {
  awake = new Awake();
  [locks, refuses, hidden] = [[], false, false];
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  const request = async (): Promise<unknown> => {
    if (refuses) throw new Error("low battery");
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
});
afterEach(() => void Reflect.deleteProperty(navigator, "wakeLock"));
const held = (): number => locks.filter(({ released }) => !released).length;
/** Once all that was promised by now has come. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

it("holds one lock, and another when the page is looked at again", async () => {
  const stop = awake.begin();
  await settled();
  expect(held()).toBe(1);
  hidden = true;
  locks[0]!.released = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(held()).toBe(0);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("pointerup"));
  await settled();
  expect(held()).toBe(1);
  stop();
  expect(held()).toBe(0);
});

it("asks again with the next press after a refusal, and not after the end", async () => {
  refuses = true;
  const stop = awake.begin();
  await settled();
  expect(awake.works).toBe(false);
  refuses = false;
  dispatchEvent(new Event("pointerup"));
  await settled();
  expect([held(), awake.works]).toEqual([1, true]);
  stop();
  dispatchEvent(new Event("pointerup"));
  await settled();
  expect(held()).toBe(0);
});

it("does nothing on an iPhone on plain http, where there are no locks and a film would stop the music", () => {
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.spyOn(navigator, "vendor", "get").mockReturnValue("Apple Computer, Inc.");
  expect(awake.works).toBe(false);
  expect(awake.begin()).not.toThrow();
});

it("a refusal to a page that was hidden meanwhile says nothing", async () => {
  refuses = true;
  const stop = awake.begin();
  hidden = true;
  await settled();
  expect(awake.works).toBe(true);
  stop();
});

it("trusts no lock of an installed page before iOS 18.4, where it does nothing", async () => {
  Object.defineProperty(navigator, "standalone", { configurable: true, value: true });
  awake.begin()();
  await settled();
  expect([locks.length, awake.works]).toEqual([0, false]);
  vi.stubGlobal("cookieStore", {});
  const stop = awake.begin();
  await settled();
  expect([held(), awake.works]).toEqual([1, true]);
  stop();
  Reflect.deleteProperty(navigator, "standalone");
  vi.unstubAllGlobals();
});
