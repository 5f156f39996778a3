import { expect, it } from "vitest";
import { canSwap, choices, gives, takes } from "./choices";
import { table } from "./view.test-kit";

const swapping = choices(table({ options: [
  { swap: { give: "italy", take: "germany" } },
  { swap: { give: "italy", take: "france" } },
  { swap: { give: "germany", take: "france" } },
] }));

it("offers to give exactly what the options give", () => {
  expect(gives(swapping)).toEqual(new Set(["italy", "germany"]));
});

it("offers to take what goes with the chosen card, or with any", () => {
  expect(takes(swapping, "germany")).toEqual(new Set(["france"]));
  expect(takes(swapping, null)).toEqual(new Set(["germany", "france"]));
});

it("swaps only a pair that is in the options", () => {
  expect(canSwap(swapping, "italy", "germany")).toBe(true);
  expect(canSwap(swapping, "germany", "germany")).toBe(false);
  expect(canSwap(swapping, null, "france")).toBe(false);
});

it("gathers identifications by spy", () => {
  const { identify, done, eliminate } = choices(table({ options: [
    { identify: { seat: 2, as: "italy" } }, { identify: { seat: 2, as: "france" } }, { eliminate: "italy" }, { done: {} },
  ] }));
  expect([...identify]).toEqual([[2, ["italy", "france"]]]);
  expect([eliminate, done]).toEqual([["italy"], true]);
});

it("offers nothing when the options are empty", () => {
  expect(choices(table())).toEqual({ swaps: [], eliminate: [], identify: new Map(), done: false });
});
