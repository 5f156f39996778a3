import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { boxOf, DESIGNS, readBox } from "./box";
import { HALF, KNOB, KNOB_MIDDLE, outline, SIDES } from "./outline";
import { colourOf, shapeOf, textureOf } from "./piece";

const ours = boxOf({});

it("reads the box that the rules read (§1.1, §1.2)", () => {
  expect(DESIGNS.reduce((sum, design) => sum + ours.shapes[design].length, 0)).toBe(36);
  expect(ours.points).toMatchObject({ "throwing-star": 6, "shoe-phone": 7, waiter: 8, "vault-plan": 10, passport: 12 });
  expect(ours.shapes.banknotes).toEqual([2, 4, 6, 8]);
  expect(ours.sharks.violet).toEqual([2, 5]);
});

it("reads another box that a table was given", () => {
  const other = boxOf({ box: "[category.maps]\npoints = 99\nsharks = [1]\n[design.vault-plan]\nshapes = [8, 7, 6, 5]\n" });
  expect(other.points["vault-plan"]).toBe(99);
  expect(shapeOf(other, "vault-plan.1.1")).toBe(8);
  expect(readBox("").shapes.clown).toEqual([]);
});

it("knows a piece by its name (§1.3: a shark has a shape, a texture and a colour like any piece)", () => {
  expect([colourOf("clown.2.1"), textureOf("clown.2.1"), shapeOf(ours, "clown.2.1")]).toEqual(["green", "crocodile", 6]);
  expect([colourOf("shark.blue.2"), textureOf("shark.blue.2"), shapeOf(ours, "shark.blue.2")]).toEqual(["blue", "grid", 8]);
});

// What is seen is what is felt: the figures are those of the geometry that answers fingers.
const rust = readFileSync(join(import.meta.dirname, "../../../../crates/bag/src/outline.rs"), "utf8");
it("cuts the outlines as the bag does", () => {
  const figure = (name: string): number => Number(new RegExp(`const ${name}: f32 = ([\\d.]+)`).exec(rust)?.[1]);
  expect([HALF, KNOB, KNOB_MIDDLE]).toEqual([figure("HALF"), figure("KNOB"), figure("KNOB_MIDDLE")]);
  const rows = [...rust.matchAll(/^ {4}\[([PKH]), ([PKH]), ([PKH]), ([PKH])\],$/gm)].map((row) => row.slice(1, 5));
  const names = { P: "plain", K: "knob", H: "hole" } as Record<string, string>;
  expect(SIDES).toEqual(rows.map((row) => row.map((side) => names[side])));
  expect(new Set(SIDES.map((_, i) => outline(i + 1))).size).toBe(8);
});
