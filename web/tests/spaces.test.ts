// French sets a space before ; : ! ? and inside « », and no line breaks there; in Ukrainian no line begins with a dash.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, it } from "vitest";
import { dashed, frenchFiles, spaced, ukrainianFiles } from "../scripts/spaces.mjs";
import { pages } from "./terms";

it("spaces that would break are set, and those in code are left alone", () => {
  expect(spaced("Oui ! Non\u00a0? Ainsi : « oui » ; `a : b`")).toBe("Oui\u202f! Non\u202f? Ainsi\u00a0: «\u00a0oui\u00a0»\u202f; `a : b`");
  expect(spaced("| :--- | ![vue](a.png)")).toBe("| :--- | ![vue](a.png)");
});

it.each(frenchFiles().map((path) => relative(process.cwd(), path)))("%s has its spaces set", (path) => {
  const text = readFileSync(path, "utf8");
  expect(text, "npm run spaces").toBe(spaced(text));
});

it.each(ukrainianFiles().map((path) => relative(process.cwd(), path)))("%s has its dashes set", (path) => {
  const text = readFileSync(path, "utf8");
  expect(text, "npm run spaces").toBe(dashed(text));
});

it("no French mark is without its space", () => {
  const bare = /\p{L}[;!?»]|\p{L}:(?=\s|$)|«\p{L}/u;
  expect(["Oui!", "Ainsi: voilà", "«oui »"].filter((text) => !bare.test(text))).toEqual([]);
  expect(pages("fr").flatMap(({ name, lines }) => lines.flatMap((line, i) => (bare.test(line) ? [`${name}:${i + 1}: ${line}`] : [])))).toEqual([]);
});
