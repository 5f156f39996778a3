// @vitest-environment jsdom
// Private notes: one book per game, kept in the browser, and read whatever lies there.
import { beforeEach, expect, it, vi } from "vitest";
import { notebooks } from "./notebook.svelte";

const read = (kept: unknown): number[] => (Array.isArray(kept) ? (kept as number[]) : []);
const table = (games: number) => ({ code: "bakilon-tumesa", games });

beforeEach(() => localStorage.clear());

it("keeps notes, and gives everybody at the table the same book", () => {
  const book = notebooks("marks", read);
  book(table(1)).write([1, 2]);
  expect(book(table(1))).toBe(book(table(1)));
  expect(book(table(1)).notes).toEqual([1, 2]);
  expect(notebooks("marks", read)(table(1)).notes, "after a reload").toEqual([1, 2]);
});

it("starts the next game with an empty book, and forgets the last ones", () => {
  const book = notebooks("marks", read);
  book(table(1)).write([1]);
  book(table(2)).write([2]);
  expect(book(table(3)).notes).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it.each(["", "{oops", "null", "7"])("reads %j as no notes", (kept) => {
  localStorage.setItem("marks/bakilon-tumesa/1", kept);
  expect(notebooks("marks", read)(table(1)).notes).toEqual([]);
});

it("lasts as long as the page where nothing can be kept", () => {
  const refuse = (): never => { throw new Error("private"); };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const book = notebooks("marks", read)(table(2));
  book.write([3]);
  expect(book.notes).toEqual([3]);
  vi.unstubAllGlobals();
});
