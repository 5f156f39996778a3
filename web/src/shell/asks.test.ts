// @vitest-environment jsdom
// Those who ask for a seat, wherever the host is, and what the host may do with bots' seats.
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { asked, lobby } from "../../fixtures/tables";
import { speak } from "../i18n/lang.svelte";
import type { Table } from "../protocol/wire";
import Asks from "./Asks.svelte";
import NameLimit from "./NameLimit.svelte";
import Settings from "./Settings.svelte";

beforeAll(async () => {
  await speak("spywhere");
  // jsdom has dialogs that cannot be opened.
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
});
afterEach(cleanup);

it("who asks without a name has neither name nor face of somebody at the table", () => {
  const { container } = render(Asks, { table: asked, send: () => {} });
  const said = [...container.querySelectorAll("li")].map((ask) => [ask.querySelector("b")?.textContent, ask.querySelector(".emblem") !== null]);
  expect(said).toEqual([["Zoé asks for a seat", true], ["Somebody asks for a seat", false]]);
});

it("somebody who asks is answered in the open menu", () => {
  const send = vi.fn();
  const { container } = render(Settings, { table: asked, send, close: () => {} });
  container.querySelector<HTMLElement>("dialog .let-in")!.click();
  expect(send).toHaveBeenCalledWith({ order: { let_in: 1 } });
});

it("a seat that a person has played is not offered to be freed, and the others are", () => {
  const [host, person, , bot] = lobby.seats;
  const table: Table = { ...lobby, phase: "playing", seats: [host!, person!, bot!, { ...bot!, spy: "hare", played: true }] };
  const { container } = render(Settings, { table, send: () => {}, close: () => {} });
  const rows = [...container.querySelectorAll("li")].slice(-2).map((row) => row.querySelector("button, small")?.textContent);
  expect(rows).toEqual(["Free the seat", "Someone has played from this seat: its bot stays until the game ends."]);
});

it("a field says that a name is as long as a name can be", () => {
  const { container, rerender } = render(NameLimit, { name: "Maximilienne-Alexandrov" });
  expect(container.textContent).toBe("");
  void rerender({ name: "Maximilienne-Alexandrovn" });
  return vi.waitFor(() => expect(container.textContent).toBe("A name has at most 24 characters."));
});
