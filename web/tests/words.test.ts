// Every sentence exists in every language, is used somewhere, and takes the same placeables.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { asked, offered, reached } from "./asked";
import { gamesIn, messages, typed, WRITTEN, wordsOf } from "../scripts/messages.mjs";

const SRC = join(import.meta.dirname, "../src");
const LANGS = ["en", "fr", "uk"] as const;
const GAMES = gamesIn();
/** The shell's words with one game's: what a table of that game understands. */
const source = (lang: string, game: string): string => `${wordsOf(lang)}\n${wordsOf(lang, game)}`;

/** What is asked for at a table of this game, by the shell and by the game. */
const asks = (game: string, find = asked): Set<string> =>
  new Set(reached([join(SRC, "main.ts"), join(SRC, "games", game, "index.ts")]).flatMap((file) => find(readFileSync(file, "utf8"))));

it("only what asks for a message counts as asking", () => {
  expect(asked('<b class="away" title={t("title")}>{t(kind === "final" ? "gold-done" : "gold-end", { who: "you" })}</b>')).toEqual(["title", "gold-done", "gold-end"]);
  expect([asked, offered].map((find) => find('maybe("line", { level }) ?? t("hint", { level })'))).toEqual([["hint"], ["line"]]);
  expect(asked('return { id: right ? "log-right" : "log-wrong", args: { who: "other" } };')).toEqual(["log-right", "log-wrong"]);
});

describe.each(GAMES)("%s", (game) => {
  const wanted = asks(game);
  const welcome = asks(game, offered);

  describe.each(LANGS)("%s", (lang) => {
    const own = messages(source(lang, game));

    it("parses without an error", () => {
      expect(new FluentBundle(lang).addResource(new FluentResource(source(lang, game)))).toEqual([]);
      expect(new FluentResource(source(lang, game)).body.length).toBe(own.size);
    });

    it("has every message that is asked for", () => {
      expect([...wanted].filter((id) => !own.has(id))).toEqual([]);
    });

    it("has no message that nobody asks for", () => {
      expect([...messages(wordsOf(lang, game)).keys()].filter((id) => !wanted.has(id) && !welcome.has(id))).toEqual([]);
    });

    it("has the same messages with the same placeables as English", () => {
      expect(Object.fromEntries([...own].sort())).toEqual(Object.fromEntries([...messages(source("en", game))].sort()));
    });
  });
});

it.each(LANGS)("the shell has no message in %s that no table asks for", (lang) => {
  const wanted = new Set(GAMES.flatMap((game) => [...asks(game)]));
  expect([...messages(wordsOf(lang)).keys()].filter((id) => !wanted.has(id))).toEqual([]);
});

it("nothing that can be seen before a table needs a word of the tables", () => {
  const before = ["App.svelte", ...["Banner", "Front", "Join", "JoinByCode", "LanguageSwitch", "LearnFirst", "Levels", "Poster", "Trouble", "Whereabouts"].map((name) => `shell/${name}.svelte`), ...readdirSync(join(SRC, "book")).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => `book/${name}`)];
  const later = messages(readFileSync(join(SRC, "i18n/en/table.ftl"), "utf8"));
  expect(later.size).toBeGreaterThan(100);
  expect(before.flatMap((file) => asked(readFileSync(join(SRC, file), "utf8")).filter((id) => later.has(id)).map((id) => `${file}: ${id}`))).toEqual([]);
});

it.each(GAMES)("%s says who is away to those who cannot see it", (game) => {
  expect(asks(game)).toContain("away");
});

describe.each(GAMES)("the options that a lobby of %s offers", (game) => {
  const offers = [...readFileSync(join(import.meta.dirname, "../../crates", game, "src/setup.rs"), "utf8").matchAll(/Offer \{ key: "(\w+)"/g)].map(([, key]) => key!);

  it.each(LANGS)("each have a name and a hint in %s", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source(lang, game)));
    const say = (id: string, key: string): string => bundle.formatPattern(bundle.getMessage(id)!.value!, { key });
    expect(offers).not.toEqual([]);
    expect(offers.filter((key) => say("option", key) === key || say("option-hint", key).trim() === "")).toEqual([]);
  });
});

it("every message has its variables in its type", () => {
  expect(readFileSync(WRITTEN, "utf8"), "npm run messages").toBe(typed());
});

describe("plurals", () => {
  const say = (lang: string, id: string, count: number, game = "spywhere"): string => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source(lang, game)));
    const value = bundle.getMessage(id)?.value;
    return value ? bundle.formatPattern(value, { count }) : "";
  };

  it("are right in Ukrainian", () => {
    expect([1, 2, 5, 11, 21, 22].map((n) => say("uk", "screen-pile", n))).toEqual([
      "1 карта", "2 карти", "5 карт", "11 карт", "21 карта", "22 карти",
    ]);
    expect([0, 1, 3, 5, 9].map((n) => say("uk", "end-ci", n, "wink"))).toEqual([
      "0 карт контррозвідки", "1 карта контррозвідки", "3 карти контррозвідки", "5 карт контррозвідки", "9 карт контррозвідки",
    ]);
  });

  it("are right in French, where nought is singular", () => {
    expect([0, 1, 2].map((n) => say("fr", "end-own", n))).toEqual(["0 plat de son pays", "1 plat de son pays", "2 plats de son pays"]);
  });
});
