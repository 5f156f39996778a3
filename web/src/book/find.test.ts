import { expect, it } from "vitest";
import { around, found, placesIn } from "./find";
import { blocksOf } from "./text";

const places = placesIn(blocksOf("# Go\nAn introduction.\n## §4 Calling\n4.1 Put your pawn down.\n4.2 Not a card whose twin you hold.\n## §14 The end\n14.1 The game’s end.\n\n| spies | rounds |\n|---|---|\n| 2 | ten |\n"));
const ids = (typed: string): string[] => found(places, typed).map(({ id }) => id);

it("a number leads to its clause, or to a whole chapter", () => {
  expect(ids("4.2")).toEqual(["4.2"]);
  expect(ids(" §4.2 ")).toEqual(["4.2"]);
  expect(ids("4")).toEqual(["4", "4.1", "4.2"]);
  expect(ids("4.")).toEqual(["4.1", "4.2"]);
  expect(ids("9.9")).toEqual([]);
});

it("words are found in any case, order and spelling of an apostrophe, each of them", () => {
  expect(ids("TWIN card")).toEqual(["4.2"]);
  expect(ids("game's")).toEqual(["14.1"]);
  expect(ids("twin pawn")).toEqual([]);
  expect(ids("")).toEqual([]);
  expect(found(placesIn(blocksOf("## Été\nL’égalité.\n")), "egalite").map(({ id }) => id)).toEqual(["guide-1"]);
});

it("a table is found row by row, in its chapter", () => {
  expect(found(places, "ten")).toEqual([{ id: "14", number: "14", text: "2 · ten" }]);
});

it("a result is shown around what was looked for", () => {
  const long = `${"word ".repeat(40)}needle ${"word ".repeat(40)}`;
  expect(around(long, "needle")).toMatch(/^… word.*needle.*word …$/);
  expect(around("short needle", "needle")).toBe("short needle");
});
