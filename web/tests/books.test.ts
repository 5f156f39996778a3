// @vitest-environment jsdom
// The rulebooks and guides as the pages show them: the same in every language, and nothing that a reader would stumble over.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { gamesIn } from "../scripts/messages.mjs";
import Blocks from "../src/book/Blocks.svelte";
import { fetchBook, fetchGuide, fetchPlate } from "../src/book/shelf";
import { blocksOf, type Block, type Span } from "../src/book/text";
import { LANGS, type Lang } from "../src/i18n/lang.svelte";

const RULES = join(import.meta.dirname, "../../rules");
const GAMES = gamesIn();
const GUIDED = readdirSync(join(RULES, "guide")).map((name) => name.split(".")[0]!).filter((name, i, all) => all.indexOf(name) === i);

const spansIn = (blocks: Block[]): Span[] =>
  blocks.flatMap((block) => (block.kind === "list" ? block.items.flat() : block.kind === "table" ? [...block.head, ...block.rows.flat()].flat() : block.spans));
const plates = (blocks: Block[]): Extract<Span, { kind: "plate" }>[] => spansIn(blocks).flatMap((span) => (span.kind === "plate" ? [span] : []));
/** The form of a text without its words. */
const form = (blocks: Block[]): string[] =>
  blocks.map((block) => (block.kind === "clause" || block.kind === "heading" ? `${block.kind} ${block.number}` : block.kind === "table" ? `table ${block.head.length}×${block.rows.length}` : block.kind === "list" ? `list ${block.items.length}` : block.kind));

/** What a reader sees. */
function drawn(blocks: Block[]): string {
  const target = document.createElement("div");
  const page = mount(Blocks, { target, props: { blocks } });
  flushSync();
  const text = target.textContent;
  void unmount(page);
  return text;
}

describe.each(GAMES)("the book of %s", (game) => {
  it.each(LANGS)("is found by the game’s name in %s, and has the form of the English one", async (lang) => {
    const book = await fetchBook(game, lang);
    expect(book.filter(({ kind }) => kind === "clause").length).toBeGreaterThan(4);
    expect(form(book)).toEqual(form(await fetchBook(game, "en")));
    expect(drawn(book)).not.toMatch(/\*\*|`|\]\(|^\|/m);
  });
});

describe.each(GUIDED)("the guide to %s", (game) => {
  it.each(LANGS)("has the form of the English one in %s, and the same plates", async (lang) => {
    const [guide, english] = [await fetchGuide(game, lang), await fetchGuide(game, "en")];
    expect(form(guide)).toEqual(form(english));
    expect(plates(guide).map(({ name }) => name)).toEqual(plates(english).map(({ name }) => name));
    expect(drawn(guide)).not.toMatch(/\*\*|`|\]\(|^\|/m);
  });

  it.each(LANGS)("cites clauses that its book has, in %s", async (lang) => {
    const numbers = (await fetchBook(game, lang)).flatMap((block) => (block.kind === "clause" || block.kind === "heading" ? [block.number] : []));
    const cited = spansIn(await fetchGuide(game, lang)).flatMap((span) => (span.kind === "cite" ? [span.number] : []));
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it("says in words what each plate beside the text shows, and every plate is drawn", async () => {
    const Plate = (await fetchPlate(game))!;
    const guide = await fetchGuide(game, "en");
    expect(guide.flatMap((block) => (block.kind === "paragraph" ? plates([block]) : [])).filter(({ shows }) => shows === "")).toEqual([]);
    const empty = [...new Set(plates(guide).map(({ name }) => name))].filter((name) => {
      const target = document.createElement("div");
      const plate = mount(Plate, { target, props: { name } });
      flushSync();
      const pictures = target.querySelectorAll("svg, canvas").length;
      void unmount(plate);
      return pictures === 0;
    });
    expect(empty).toEqual([]);
  });
});

it.each(LANGS)("a game without a guide or plates has its clauses all the same, in %s", async (lang: Lang) => {
  expect(await fetchGuide("night-train-without-a-guide", lang)).toEqual([]);
  expect(await fetchPlate("night-train-without-a-guide")).toBeNull();
  expect(await fetchBook("wink", lang)).toEqual(blocksOf(readFileSync(join(RULES, lang === "en" ? "wink.md" : `wink.${lang}.md`), "utf8")));
});
