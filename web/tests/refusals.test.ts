// Whatever code the server refuses with has words of its own in every language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { gamesIn, wordsOf } from "../scripts/messages.mjs";

const ROOT = join(import.meta.dirname, "../..");
const GAMES = gamesIn();
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

describe.each(["en", "fr", "uk"])("in %s", (lang) => {
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
