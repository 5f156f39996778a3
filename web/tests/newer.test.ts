// The client is written in nothing that the oldest browsers of the README do not understand.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newer } from "./newer";

const WEB = join(import.meta.dirname, "..");

it("what is too new is found in styles, scripts and components, and nothing else is", () => {
  expect(newer("a.css", "a {}\nli:has(b) {\n}")).toEqual([":has( (Firefox 121)"]);
  expect(newer("a.css", "/* not li:has(b) */ a { translate: 0 1px; &:hover {} }")).toHaveLength(1);
  expect(newer("a.css", "a { color: color-mix(in srgb, red, blue) }")).toHaveLength(1);
  expect(newer("a.css", "@supports (color: color-mix(in srgb, red, blue)) { a { color: color-mix(in srgb, red, blue) } }")).toEqual([]);
  expect(newer("a.css", "@container me (width <= 90px) { a { transform: rotate(1deg) } }")).toEqual([]);
  const component = (style: string): string => `<script>menu.showModal()</script>\n<style>\n${style}\n</style>`;
  expect(newer("A.svelte", component(":global(body:has(.wall)) {"))).toHaveLength(1);
  expect(newer("A.svelte", component(".wall {"))).toEqual([]);
  expect(newer("a.ts", 'if (toast.matches(":popover-open")) toast.hidePopover();')).toHaveLength(2);
  expect(newer("a.ts", 'if ("showPopover" in toast) toast.showPopover();')).toEqual([]);
  expect(newer("a.ts", "each.checkVisibility?.();\n// each.checkVisibility()")).toEqual([]);
  expect(newer("a.ts", "seats.values().map((seat) => seat); Object.values(seats).map((seat) => seat)")).toHaveLength(1);
  expect(newer("a.ts", "const price = /(?<=£)\\d+/;")).toHaveLength(1);
});

it("nothing in the client is too new", () => {
  const files = ["src", "public"].flatMap((folder) => readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)));
  const ours = files.filter((name) => /\.(css|svelte|ts|js)$/.test(name) && !/\.test(-kit)?\.ts$/.test(name));
  expect(ours.length).toBeGreaterThan(300);
  expect(ours.flatMap((name) => newer(name, readFileSync(join(WEB, name), "utf8")).map((what) => `${name}: ${what}`))).toEqual([]);
});
