// The fonts that come first hold everything that our own words are written with; what they leave out costs another fetch.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { gamesIn, wordsOf } from "../scripts/messages.mjs";

const STYLES = readFileSync(join(import.meta.dirname, "../src/style/fonts.css"), "utf8");

/** The characters that a file is fetched for, as ranges. */
function rangesOf(file: string): [from: number, to: number][] {
  const [, list = ""] = new RegExp(`/${file}\\.woff2[^}]*unicode-range: ([^;]*);`).exec(STYLES) ?? [];
  return list.split(", ").map((range) => {
    const [from, to = from] = range.replace("U+", "").split("-");
    return [parseInt(from!, 16), parseInt(to!, 16)];
  });
}

/** Arrows and icons that neither font has ever had: the system draws them. */
const SYSTEM = /[\u2190-\u27BF]/;

/** Every text in a message, without the names of what is put into it. */
function texts(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(texts);
  const { type, value, variants } = part as { type?: string; value?: unknown; variants?: { value: unknown }[] };
  if (type === "select") return (variants ?? []).flatMap((each) => texts(each.value));
  return type === "str" ? [String(value)] : [];
}

const left = (letters: Iterable<string>, files: string[]): string[] => {
  const ranges = files.flatMap(rangesOf);
  return [...new Set(letters)].filter((letter) => !SYSTEM.test(letter) && !ranges.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to));
};

it.each([["en", ["latin"]], ["fr", ["latin"]], ["uk", ["latin", "cyrillic"]]] as const)("the words in %s need no more than the first fonts", (lang, scripts) => {
  const words = [undefined, ...gamesIn()].flatMap((game) => new FluentResource(wordsOf(lang, game)).body.flatMap(({ value }) => texts(value))).join("");
  expect(words.length).toBeGreaterThan(10_000);
  for (const font of ["onest", "yeseva-one"]) expect(left(words, scripts.map((script) => `${font}-${script}`)), font).toEqual([]);
});

it("and no character is in two files of a font, so that none is fetched for nothing", () => {
  for (const font of ["onest", "yeseva-one"]) {
    const all = ["latin", "latin-rest", "cyrillic", "cyrillic-rest"].flatMap((file) => rangesOf(`${font}-${file}`)).sort(([a], [b]) => a - b);
    expect(all.filter(([from], i) => i > 0 && from <= all[i - 1]![1])).toEqual([]);
  }
  expect(left("@é", ["onest-latin"])).toEqual(["@"]);
});
