// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { install, renew, version } from "./installed";

const register = vi.fn(async () => {});
const deleted: string[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  deleted.length = 0;
  document.head.innerHTML = '<meta name="version" content="0123456789abcdef">';
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { register, addEventListener: () => {}, controller: null, getRegistration: async () => undefined } });
  vi.stubGlobal("caches", { keys: async () => ["shell-0123456789abcdef"], delete: async (name: string) => void deleted.push(name) });
});
const at = (protocol: string): void => void vi.stubGlobal("location", { protocol });

it("is kept on https alone: not on plain http, and not on localhost, which counts as secure", () => {
  at("http:");
  install();
  expect(register).not.toHaveBeenCalled();
  at("https:");
  install();
  expect(register).toHaveBeenCalledWith("/sw.js");
});

it("is not kept in development, where the page has no version", () => {
  document.head.innerHTML = "";
  at("https:");
  install();
  expect(version()).toBeUndefined();
  expect(register).not.toHaveBeenCalled();
});

it("a page of another version than the house's forgets itself and is loaded anew, once", async () => {
  const reload = vi.fn();
  expect(await renew(reload)).toBe(true);
  expect([deleted, reload.mock.calls.length]).toEqual([["shell-0123456789abcdef"], 1]);
  expect(await renew(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  // The next version may be thrown away again.
  document.head.innerHTML = '<meta name="version" content="fedcba9876543210">';
  expect(await renew(reload)).toBe(true);
});
