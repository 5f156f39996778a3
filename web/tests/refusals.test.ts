// Whatever code the server refuses with has words of its own in every language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const sources = ["spywhere", "host", "gateway"].flatMap((room) => {
  const folder = join(ROOT, "crates", room, "src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".rs") && !name.includes("tests"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
});
const codes = [...new Set(sources.flatMap((text) => [...text.matchAll(/"((?:spywhere|table|limit)\/[a-z_]+)"/g)].map((m) => m[1] ?? "")))].sort();

// With these the line just comes back; nobody is told.
const UNSPOKEN = ["table/gone"];

it("finds the codes", () => {
  expect(codes).toContain("spywhere/own_nation");
  expect(codes).toContain("table/too_few");
  expect(codes).toContain("limit/wrong_codes");
});

it.each(["en", "fr", "uk"])("has words for each in %s", (lang) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const name of ["shell", "spywhere"]) bundle.addResource(new FluentResource(readFileSync(join(ROOT, "web/src/i18n", lang, `${name}.ftl`), "utf8")));
  const say = (code: string): string => {
    const [room, why = ""] = code.split("/");
    return bundle.formatPattern(bundle.getMessage(room === "spywhere" ? "refused" : "refused-table")!.value!, { code: why });
  };
  const nothing = [say("spywhere/-"), say("table/-")];
  expect(codes.filter((code) => !UNSPOKEN.includes(code) && nothing.includes(say(code)))).toEqual([]);
});
