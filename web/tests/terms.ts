// The glossaries of the three languages (src/i18n/en.md and its sisters), and where their retired terms would stand.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gamesIn, wordsOf } from "../scripts/messages.mjs";

export const LANGS = ["en", "fr", "uk"] as const;
export type Lang = (typeof LANGS)[number];

const RULES = join(import.meta.dirname, "../../rules");

/** A term that is not used any more; without games, in none of them. */
export interface Retired {
  term: string;
  /** What is said instead. */
  instead: string;
  games: string[];
}

/** A text for readers, line by line, without what only programs read. */
export interface Page {
  name: string;
  /** The game that it is about; the shell's words are about none. */
  game: string | undefined;
  lines: string[];
}

const cells = (row: string): string[] => row.split("|").slice(1, -1).map((cell) => cell.trim());
const listed = (cell: string): string[] => cell.split(",").map((each) => each.trim()).filter((each) => each !== "");

/** The rows of a glossary's table: the thing, its word, the retired terms, the games. */
export const rows = (glossary: string): string[][] => glossary.split("\n").filter((line) => line.startsWith("|")).slice(2).map(cells);

export const glossary = (lang: Lang): string => readFileSync(join(import.meta.dirname, `../src/i18n/${lang}.md`), "utf8");

export const retired = (glossary: string): Retired[] =>
  rows(glossary).flatMap(([, instead = "", terms = "", games = ""]) => listed(terms).map((term) => ({ term, instead, games: listed(games) })));

/** A term as it stands in a text: whole words; `*` is any ending, `^` the beginning of a sentence of ours. */
function pattern(term: string): RegExp {
  const start = term.startsWith("^");
  const words = (start ? term.slice(1) : term).replace(/[.+?$()[\]{}\\|]/g, "\\$&").replaceAll("*", "[\\p{L}’]*").replaceAll(" ", "\\s+");
  const end = /[\p{L}*]$/u.test(term) ? "(?![\\p{L}])" : "";
  return new RegExp(`${start ? "^" : "(?<![\\p{L}])"}${words}${end}`, "iu");
}

/** Where retired terms stand on a page. */
export function found(page: Page, terms: Retired[]): string[] {
  const here = terms.filter(({ games }) => games.length === 0 || (page.game !== undefined && games.includes(page.game)));
  const patterns = here.map((each) => ({ ...each, at: pattern(each.term) }));
  return page.lines.flatMap((line, i) => patterns.filter(({ at }) => at.test(line)).map(({ term, instead }) => `${page.name}:${i + 1}: not “${term}” but “${instead}” in: ${line}`));
}

/** A Fluent file as its readers see it: no comments, ids, selectors or keys, and … for whatever is put in. */
export const spoken = (fluent: string): string[] =>
  fluent.split("\n").map((line) =>
    line.replace(/^#.*/, "").replace(/^[a-z][a-z-]* = ?/, "").replace(/^\s*\*?\[[^\]]*\]\s*/, "")
      .replace(/\{ \$[a-z]+ ->/g, "").replace(/\{ "[^"]*" \}/g, " ").replace(/\{ \$[a-z]+ \}/g, "…").replace(/^\s*\}/, "").trim());

/** A page in Markdown as its readers see it: no code, and no numbers before clauses. */
export const printed = (markdown: string): string[] => markdown.split("\n").map((line) => line.replace(/`[^`]*`/g, "…").replace(/^(\d+\.\d+a?|[-#]+|\|) /, "").trim());

/** Everything that people read in this language. */
export function pages(lang: Lang): Page[] {
  const games = gamesIn();
  const fluent = [undefined, ...games].map((game) => ({ name: `${game ?? "shell"} (${lang}.ftl)`, game, lines: spoken(wordsOf(lang, game)) }));
  const ending = lang === "en" ? ".md" : `.${lang}.md`;
  const books = games.map((game) => join(RULES, `${game}${ending}`));
  const guides = readdirSync(join(RULES, "guide")).filter((name) => name.endsWith(`.${lang}.md`)).map((name) => join(RULES, "guide", name));
  const markdown = [...books, ...guides].map((path) => ({
    name: path.slice(RULES.length - "rules".length), game: basename(path).split(".")[0], lines: printed(readFileSync(path, "utf8")),
  }));
  return [...fluent, ...markdown];
}
