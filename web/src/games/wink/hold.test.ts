// @vitest-environment jsdom
// The button of the sign: what it says, and whose the key is.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { speak } from "../../i18n/lang.svelte";
import type { Table } from "../../protocol/wire";
import Hold from "./Hold.svelte";

const table = { game: "wink", options: { sign: "wink" }, seats: [{}, { kind: "person", name: "Zoé", spy: "moth" }] } as unknown as Table;
const shown = (props: { held?: boolean; short?: boolean; keyed?: boolean }): HTMLElement =>
  render(Hold, { table, seat: 1, held: false, gold: true, keyed: true, hold: () => {}, release: () => {}, ...props }).container.querySelector("button")!;
const keys = (button: HTMLElement): string => [...button.querySelectorAll("kbd")].map(({ textContent }) => textContent).join("");

beforeAll(() => speak("wink"));
afterEach(cleanup);

it("says what holding it would do, and what it does while it is held", () => {
  expect(shown({}).textContent).toContain("Hold to wink at Zoé");
  expect(shown({ held: true }).textContent).toContain("Winking at Zoé");
  expect(shown({ short: true }).textContent).toContain("Hold");
});

it("only one of several has the key", () => {
  const [mine, other] = [shown({ short: true }), shown({ short: true, keyed: false })];
  expect([keys(mine), mine.getAttribute("aria-keyshortcuts")]).toEqual(["W", "W"]);
  expect([keys(other), other.getAttribute("aria-keyshortcuts")]).toEqual(["", null]);
});
