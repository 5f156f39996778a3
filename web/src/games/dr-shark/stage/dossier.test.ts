import { expect, it } from "vitest";
import { boxOf } from "./box";
import { counts } from "./count";
import { inTeams, others, ownersOf, scoreOf, sheets } from "./dossier";
import { isNear, lossOf, missesBy, readAims, targets, turnAim, useOf, wanted } from "./targets";
import { table } from "./shark.test-kit";

const box = boxOf({});
const left = { clown: 2, passport: 2, "island-map": 3 };
const dossier = { clues: ["clown.1.1", "clown.2.1", "clown.2.2", "clown.4.1", "island-map.1.1"], tokens: { passport: 1 } };

it("shows what is there and what is missing, fullest first", () => {
  const [clown, map, passport] = sheets(dossier, box);
  expect(clown).toMatchObject({ design: "clown", have: 3, missing: 1 });
  expect(clown?.parts.map((copies) => copies.length)).toEqual([1, 2, 0, 1]);
  expect(map).toMatchObject({ design: "island-map", missing: 3 });
  expect(passport).toMatchObject({ design: "passport", have: 0, tokens: 1 });
});

it("counts as the book does: two Gadgets, one Fake documents, one Disguises, eight clues are 42 (§9.1)", () => {
  const clues = ["throwing-star.1.1", "throwing-star.2.1", "clown.1.1", "clown.2.1", "waiter.1.1", "waiter.2.1", "passport.1.1", "passport.2.1"];
  expect(scoreOf({ clues, tokens: { "shoe-phone": 2, banknotes: 1, clown: 1 } }, box)).toBe(42);
});

it("lays the end out line by line, best first, teams together", () => {
  const view = table({
    turn: null,
    step: "over",
    seats: [0, 1, 0, 1].map((number) => ({ dossier: number })),
    dossiers: [dossier, { clues: [], tokens: { "harpoon-pen": 3 } }],
    over: { scores: [{ seats: [0, 2], total: 17, lines: { tokens: 12, clues: 5 } }, { seats: [1, 3], total: 18, lines: { tokens: 18, clues: 0 } }], winners: [1, 3] },
  });
  expect(inTeams(view)).toBe(true);
  expect(ownersOf(view, 1)).toEqual([1, 3]);
  expect(counts(view, box)).toEqual([
    { dossier: 1, seats: [1, 3], won: true, tokens: [{ design: "harpoon-pen", count: 3, points: 18 }], clues: 0, total: 18 },
    { dossier: 0, seats: [0, 2], won: false, tokens: [{ design: "passport", count: 1, points: 12 }], clues: 5, total: 17 },
  ]);
});

it("lists the others as they play, from my left", () => {
  const four = { seats: [0, 1, 2, 3].map((number) => ({ dossier: number })), dossiers: Array.from({ length: 4 }, () => dossier) };
  expect(others(table({ ...four, me: { seat: 2 } }))).toEqual([3, 0, 1]);
  expect(others(table({ ...four, me: null }))).toEqual([0, 1, 2, 3]);
});

it("wants the missing parts of what is aimed for, else of what is nearly there", () => {
  expect(wanted([], dossier, box, left)).toEqual([{ design: "clown", part: 3, shape: 7, texture: "crocodile" }]);
  expect(wanted(["passport"], dossier, box, left).map(({ shape }) => shape)).toEqual([1, 3, 5, 7]);
  expect(turnAim(turnAim([], "clown"), "clown")).toEqual([]);
  expect(readAims(["clown", "whale"])).toEqual(["clown"]);
  expect(readAims(undefined)).toEqual([]);
});

it("has all ten designs as targets, nearest first", () => {
  const all = targets(dossier, box);
  expect(all.map(({ design }) => design).slice(0, 2)).toEqual(["clown", "island-map"]);
  expect([all.length, all.filter(isNear).length]).toEqual([10, 1]);
});

it("knows what a clue would do: complete a design, or bring one nearer that is aimed for", () => {
  expect(["clown.3.2", "clown.1.2", "island-map.2.1", "shark.green.1"].map((piece) => useOf(piece, ["island-map"], dossier, box, left))).toEqual(["completes", null, "wanted", null]);
});

it("wants nothing of a design that has no token left (§6.2)", () => {
  expect([useOf("clown.3.2", ["clown"], dossier, box, { passport: 1 }), wanted(["clown"], dossier, box, {}), wanted([], dossier, box, {})]).toEqual([null, [], []]);
  expect(lossOf("clown.1.1", dossier, box, {})).toBe(null);
});

it("knows which clue breaks a design that is nearly there when it is given away: the only one of its part", () => {
  expect(["clown.1.1", "clown.2.1", "clown.2.2", "clown.4.1", "island-map.1.1"].map((piece) => lossOf(piece, dossier, box, left))).toEqual(["breaks", null, null, "breaks", null]);
});

it("knows by what a clue misses the one that is wanted: its texture, its shape, or only its design", () => {
  // Wanted is the clown's third part: shape 7, crocodile. The waiter's parts are crocodile, too; two maps have shape 7.
  const all = wanted([], dossier, box, left);
  expect(["clown.3.2", "island-map.3.1", "waiter.1.1", "throwing-star.1.1", "shark.green.1"].map((piece) => missesBy(piece, all, box))).toEqual([null, "texture", "shape", null, null]);
  const alike = [{ design: "clown" as const, part: 1, shape: 5, texture: "crocodile" as const }];
  expect(missesBy("waiter.3.1", alike, box)).toBe("design");
});
