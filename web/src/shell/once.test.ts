import { expect, it } from "vitest";
import type { Shelf } from "../link/keep";
import { Once } from "./once";

function drawer(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

it("is shown once, also after the page was opened anew", () => {
  const shelf = drawer();
  const once = new Once(shelf);
  expect(once.was("lesson:wink")).toBe(false);
  once.note("lesson:wink");
  expect(once.was("lesson:wink")).toBe(true);
  expect(once.was("lesson:spywhere")).toBe(false);
  expect(new Once(shelf).was("lesson:wink")).toBe(true);
});

it("does not forget what another window has shown", () => {
  const shelf = drawer();
  const [one, other] = [new Once(shelf), new Once(shelf)];
  one.note("a");
  other.note("b");
  const later = new Once(shelf);
  expect([later.was("a"), later.was("b")]).toEqual([true, true]);
});

it("lasts as long as the page where nothing can be kept, and reads no nonsense", () => {
  const broken: Shelf = { getItem: () => "{", setItem: () => { throw new Error("no room"); } };
  const once = new Once(broken);
  once.note("a");
  expect([once.was("a"), once.was("b"), new Once(null).was("a")]).toEqual([true, false, false]);
});

it("may be told that nothing is new", () => {
  const shelf = drawer();
  shelf.setItem("once", '["*"]');
  expect(new Once(shelf).was("anything")).toBe(true);
});
