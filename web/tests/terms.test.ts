// One thing has one term: what a glossary has retired does not come back.
import { describe, expect, it } from "vitest";
import { gamesIn } from "../scripts/messages.mjs";
import { found, glossary, LANGS, pages, printed, retired, rows, spoken, type Page, type Retired } from "./terms";

const page = (...lines: string[]): Page => ({ name: "page", game: "wink", lines });
const term = (term: string, ...games: string[]): Retired => ({ term, instead: "фішка", games });

it("a retired term is found as a whole word, in any case", () => {
  expect(found(page("", "Твій пішак тут", "пішаком"), [term("пішак")])).toEqual(["page:2: not “пішак” but “фішка” in: Твій пішак тут"]);
  expect(found(page("Hands on the table!"), [term("hands on the table")])).toHaveLength(1);
  expect(found(page("Mordu\u202f!", "mordus", "remordu !"), [term("mordu !")])).toHaveLength(1);
});

it("a star is any ending, and a caret the beginning", () => {
  expect(found(page("пішаками", "напішак"), [term("пішак*")])).toHaveLength(1);
  expect(found(page("Tour de Zoé", "Au tour de Zoé"), [term("^tour de")])).toHaveLength(1);
});

it("a term of one game may be used in another", () => {
  expect(found(page("доказ"), [term("доказ*", "spywhere")])).toEqual([]);
  expect(found({ ...page("доказ"), game: "spywhere" }, [term("доказ*", "spywhere")])).toHaveLength(1);
  expect(found({ ...page("доказ"), game: undefined }, [term("доказ*", "spywhere")])).toEqual([]);
});

it("only what is read counts", () => {
  expect(spoken("# nation\nwhy-nation = { $nation ->\n    [nation] Of { $nation }{ \" \" }now\n   *[other] Nobody\n}")).toEqual(["", "", "Of … now", "Nobody", ""]);
  expect(printed("6.1 Take `nation`.\n- one\n## §2 Two")).toEqual(["Take ….", "one", "§2 Two"]);
});

it("the glossaries list the same things", () => {
  const things = LANGS.map((lang) => rows(glossary(lang)).map(([thing, , , games]) => `${thing} | ${games}`));
  expect(things[1]).toEqual(things[0]);
  expect(things[2]).toEqual(things[0]);
});

describe.each(LANGS)("%s", (lang) => {
  const terms = retired(glossary(lang));

  it("has a table of things, words, retired terms and games", () => {
    const table = rows(glossary(lang));
    expect(table.length).toBeGreaterThan(10);
    expect(table.filter((row) => row.length !== 4 || row[0] === "" || row[1] === "")).toEqual([]);
    expect(terms.flatMap(({ games }) => games).filter((game) => !gamesIn().includes(game))).toEqual([]);
  });

  it("retires no term that it asks for", () => {
    const wanted = rows(glossary(lang)).flatMap(([, word = "", , games = ""]) => (games === "" ? gamesIn() : games.split(", ")).map((game) => ({ ...page(word), game })));
    expect(wanted.flatMap((each) => found(each, terms))).toEqual([]);
  });

  it("would notice each of its retired terms", () => {
    const missed = terms.filter((each) => found({ ...page(each.term.replace(/[*^]/g, "")), game: each.games[0] ?? "wink" }, [each]).length === 0);
    expect(missed).toEqual([]);
  });

  it("uses none of its retired terms", () => {
    expect(pages(lang).flatMap((each) => found(each, terms))).toEqual([]);
  });
});
