// Every sentence exists in every language, is used somewhere, and takes the same placeables.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const LANGS = ["en", "fr", "uk"] as const;
const GAMES = readdirSync(join(SRC, "i18n/en")).map((name) => name.replace(/\.ftl$/, "")).filter((name) => name !== "shell");
const read = (lang: string, name: string): string => readFileSync(join(SRC, "i18n", lang, `${name}.ftl`), "utf8");
/** The shell's words with one game's: what a table of that game understands. */
const source = (lang: string, game: string): string => `${read(lang, "shell")}\n${read(lang, game)}`;

/** Message → the variables anywhere in it. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of text.split(/^(?=[a-z][a-z-]* =)/m)) {
    const id = /^([a-z][a-z-]*) =/.exec(block)?.[1];
    if (!id) continue;
    expect(found.has(id), `${id} twice`).toBe(false);
    const body = block.replace(/^#.*$/gm, "");
    found.set(id, [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((m) => m[1] ?? ""))].sort());
  }
  return found;
}

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), "utf8") }));
/** A game lies where its words are asked for. */
const home = (game: string): string => {
  const index = files.find(({ text }) => text.includes(`i18n/en/${game}.ftl?raw`));
  expect(index, `somebody imports ${game}.ftl`).toBeDefined();
  return index!.name.replace(/[^/]*$/, "");
};
/** The code that speaks at a table of this game: everything but the other games and their art. */
function code(game: string): string {
  const others = GAMES.filter((each) => each !== game).map(home);
  const speaks = ({ name }: { name: string }): boolean => !others.some((other) => name.startsWith(other));
  const drawn = (name: string): boolean => files.some((file) => !file.name.startsWith("art/") && speaks(file) && file.text.includes(`/${name}"`));
  return files.filter((file) => speaks(file) && (!file.name.startsWith("art/") || drawn(file.name))).map(({ text }) => text).join("\n");
}
const asked = (code: string): string[] =>
  [...code.matchAll(/(?:\bt\(|\bid: )(?:[^"()]*\? "([a-z-]+)" : )*"([a-z-]+)"/g)].flatMap((m) => [m[1], m[2]]).filter((id): id is string => !!id);

describe.each(GAMES)("%s", (game) => {
  const speech = code(game);

  describe.each(LANGS)("%s", (lang) => {
    const own = messages(source(lang, game));

    it("parses without an error", () => {
      expect(new FluentBundle(lang).addResource(new FluentResource(source(lang, game)))).toEqual([]);
      expect(new FluentResource(source(lang, game)).body.length).toBe(own.size);
    });

    it("has every message that is asked for", () => {
      expect(asked(speech).filter((id) => !own.has(id))).toEqual([]);
    });

    it("has no message that nobody asks for", () => {
      expect([...own.keys()].filter((id) => !speech.includes(`"${id}"`))).toEqual([]);
    });

    it("has the same messages with the same placeables as English", () => {
      expect(Object.fromEntries([...own].sort())).toEqual(Object.fromEntries([...messages(source("en", game))].sort()));
    });
  });
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
      "1 картка", "2 картки", "5 карток", "11 карток", "21 картка", "22 картки",
    ]);
    expect([0, 1, 3, 5, 9].map((n) => say("uk", "screen-hand", n, "wink"))).toEqual([
      "0 агентів у руці", "1 агент у руці", "3 агенти в руці", "5 агентів у руці", "9 агентів у руці",
    ]);
  });

  it("are right in French, where nought is singular", () => {
    expect([0, 1, 2].map((n) => say("fr", "end-own", n))).toEqual(["0 plat de son pays", "1 plat de son pays", "2 plats de son pays"]);
  });
});
