// @vitest-environment jsdom
// Like iOS 16 and Firefox before 125, jsdom knows no popovers and throws on `:popover-open`.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { openBook } from "../book/open.svelte";
import Toast from "./Toast.svelte";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});
const toast = (): Element => document.querySelector(".toast")!;

it("says its words and goes where there are no popovers, and is never shown empty", async () => {
  vi.useFakeTimers();
  const { rerender } = render(Toast, { text: "", n: 0 });
  expect(toast().classList.contains("shown")).toBe(false);
  await rerender({ text: "Not your turn", n: 1 });
  expect([toast().textContent, toast().classList.contains("shown")]).toEqual(["Not your turn", true]);
  await vi.advanceTimersByTimeAsync(4000);
  expect([toast().textContent, toast().classList.contains("shown")]).toEqual(["", false]);
});

it("moves into an open sheet there, which would hide it, and back", async () => {
  vi.useFakeTimers();
  const { rerender, container } = render(Toast, { text: "", n: 0 });
  const sheet = document.createElement("dialog");
  sheet.open = true;
  document.body.append(sheet);
  await rerender({ text: "Not now", n: 1 });
  expect(sheet.contains(toast())).toBe(true);
  await vi.advanceTimersByTimeAsync(4000);
  expect(container.contains(toast())).toBe(true);
});

it("has its clause beside it, which opens the book there, and comes out of a sheet that closes", async () => {
  vi.useFakeTimers();
  const { rerender, container } = render(Toast, { text: "", n: 0 });
  const sheet = document.createElement("dialog");
  sheet.open = true;
  document.body.append(sheet);
  await rerender({ text: "They called it", n: 1, clause: { game: "wink", number: "7.2" } });
  expect(sheet.contains(toast())).toBe(true);
  sheet.dispatchEvent(new Event("close"));
  expect(container.contains(toast())).toBe(true);
  await vi.advanceTimersByTimeAsync(4000);
  const cited = toast().querySelector("button")!;
  expect(cited.textContent).toBe("Wink §7.2");
  cited.click();
  expect(openBook.at).toEqual({ game: "wink", number: "7.2" });
  await vi.advanceTimersByTimeAsync(0);
  expect(toast().classList.contains("shown")).toBe(false);
});
