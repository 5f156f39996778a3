// Whatever code the server refuses with has words of its own in every language, and what the rules
// refuse has its clause in the book.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { gamesIn, wordsOf } from "../scripts/messages.mjs";
import { blocksOf } from "../src/book/text";
import { MEANINGS } from "./meanings";

const ROOT = join(import.meta.dirname, "../..");
const GAMES = gamesIn();
const LANGS = ["en", "fr", "uk"] as const;
/** By which clause each game refuses what, as it was generated from the rules. */
const clauses = Object.fromEntries(await Promise.all(
  GAMES.map(async (game) => [game, ((await import(`../src/protocol/${game}.ts`)) as { CLAUSES: Record<string, string> }).CLAUSES] as const),
));
const sources = [...GAMES, "host", "gateway"].flatMap((room) => {
  const folder = join(ROOT, "crates", room, "src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".rs") && !name.includes("tests"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
});
const codes = [...new Set(sources.flatMap((text) => [...text.matchAll(/"(([a-z-]+)\/[a-z_]+)"/g)].filter((m) => [...GAMES, "table", "limit"].includes(m[2] ?? "")).map((m) => m[1] ?? "")))].sort();

// With these the line just comes back; nobody is told.
const UNSPOKEN = ["table/gone"];

it("finds the codes", () => {
  expect(codes).toContain("spywhere/own_nation");
  expect(codes).toContain("table/too_few");
  expect(codes).toContain("limit/wrong_codes");
});

it.each(GAMES)("%s names a clause for each of its refusals", (game) => {
  expect(Object.keys(clauses[game] ?? {}).map((why) => `${game}/${why}`).sort()).toEqual(codes.filter((code) => code.startsWith(`${game}/`)));
});

describe.each(LANGS)("in %s", (lang) => {
  it.each(GAMES)("the book of %s has each of those clauses", (game) => {
    const book = blocksOf(readFileSync(join(ROOT, `rules/${game}${lang === "en" ? "" : `.${lang}`}.md`), "utf8"));
    const numbers = book.flatMap((block) => (block.kind === "clause" || block.kind === "heading" ? [block.number] : []));
    expect(Object.entries(clauses[game] ?? {}).filter(([, clause]) => !numbers.includes(clause))).toEqual([]);
  });

  it.each(Object.keys(MEANINGS))("the words of %s mean what the rules mean", (game) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(wordsOf(lang, game)));
    const say = (why: string): string => bundle.formatPattern(bundle.getMessage("refused")!.value!, { code: why });
    expect(Object.keys(MEANINGS[game]!).sort()).toEqual(Object.keys(clauses[game] ?? {}).sort());
    const wrong = Object.entries(MEANINGS[game]!).filter(([why, meaning]) => !meaning[LANGS.indexOf(lang)]!.test(say(why)));
    expect(wrong.map(([why]) => `${why}: ${say(why)}`)).toEqual([]);
  });

  it.each(["table", ...GAMES])("has words for each of %s", (room) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(room === "table" ? wordsOf(lang) : wordsOf(lang, room)));
    const say = (why: string): string =>
      bundle.formatPattern(bundle.getMessage(room === "table" ? "refused-table" : "refused")!.value!, { code: why });
    const here = codes.filter((code) => code.startsWith(`${room}/`) || (room === "table" && code.startsWith("limit/")));
    expect(here.length).toBeGreaterThan(0);
    expect(here.filter((code) => !UNSPOKEN.includes(code) && say(code.replace(/^.*\//, "")) === say("-"))).toEqual([]);
  });
});
