import { expect, it } from "vitest";
import { SHAPES } from "../../../protocol/dr-shark";
import { boxOf, DESIGNS, readBox } from "./box";
import { outline } from "./outline";
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

it("has an outline for every shape, no two alike", () => {
  expect(new Set(SHAPES.map(outline)).size).toBe(SHAPES.length);
});
