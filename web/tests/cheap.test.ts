// What a slow phone paints in every frame costs no filter. A shadow that follows the outline of a living face halved its
// frame rate: such a filter is computed anew whenever the face breathes or blinks.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const FOLDERS = ["art/face", "games/wink"];

/** Shadows of this kind on anything that is a face, or is in one, in a component's style. */
function shadows(component: string): string[] {
  const [, style = ""] = /<style>(.*)<\/style>/s.exec(component) ?? [];
  const rules = [...style.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules.flatMap(([, selector = "", body = ""]) => (/\.(face|near|halo)\b/.test(selector) && /drop-shadow/.test(body) ? [selector.trim()] : []));
}

it("a shadow that costs a frame is found, and no other", () => {
  const styled = (rule: string): string => `<div class="face"></div>\n<style>\n@media (width) {\n${rule}\n}\n</style>`;
  expect(shadows(styled(".near .face {\n filter: drop-shadow(0 2px 4px #000);\n}"))).toEqual([".near .face"]);
  expect(shadows(styled(".face { box-shadow: 0 2px 4px #000; }"))).toEqual([]);
  expect(shadows(styled("/* .face { filter: drop-shadow(0 0 #000) } */ .half span { filter: drop-shadow(0 0 #000); }"))).toEqual([]);
});

it("no face in Wink has one", () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(SRC, folder)).filter((name) => name.endsWith(".svelte")).map((name) => join(SRC, folder, name)));
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((file) => shadows(readFileSync(file, "utf8")).map((where) => `${file}: ${where}`))).toEqual([]);
  // In the component of the face itself everything is a face.
  expect(readFileSync(join(SRC, "art/face/Face.svelte"), "utf8")).not.toMatch(/drop-shadow/);
});
