import { expect, it } from "vitest";
import type { View } from "../../../protocol/dr-shark";
import { canDive, choices } from "./choices";
import { boxOf } from "./box";
import { clapperOf, isSearching, isSettled, moment, secondsOf } from "./moment";
import { table } from "./shark.test-kit";

const at = (area: "A" | "D" | "E", change: Partial<View>): View => table({ step: "search", pawns: [{ area, space: "light" }, null], ...change });

it("is what the view offers", () => {
  expect(moment(table()).kind).toBe("dive");
  expect(moment(at("A", { step: "ready" })).kind).toBe("ready");
  expect(moment(at("A", { options: [{ draw: "…" }] })).kind).toBe("feel");
  expect(moment(at("A", { hand: "clown.1.1", options: [{ place: 5 }] })).kind).toBe("place");
  expect(moment(at("E", { options: [{ take: "clown.1.1" }] })).kind).toBe("look");
  expect(moment(table({ step: "over", turn: null })).kind).toBe("over");
});

it("goes through a fistful in order: sort, return, keep (§5.5)", () => {
  const fistful = { unsorted: ["clown.1.1"], piles: {} };
  const sorted = { unsorted: [], piles: { green: ["clown.1.1"] } };
  expect(moment(at("D", { options: [{ grab: "…" }] })).kind).toBe("feel");
  expect(moment(at("D", { fistful, options: [{ sort: { piece: "clown.1.1", colour: "green" } }] })).kind).toBe("sort");
  expect(moment(at("D", { fistful: sorted, options: [{ return: "green" }] })).kind).toBe("return");
  expect(moment(at("D", { fistful: sorted, options: [{ return: "green" }, { keep: "clown.1.1" }] })).kind).toBe("keep");
});

it("tells organising apart by what is offered", () => {
  const organise = (options: View["options"]): string => moment(at("A", { step: "organise", options })).kind;
  expect(organise([{ done: {} }])).toBe("organise");
  expect(organise([{ complete: "clown" }, { done: {} }])).toBe("complete");
  expect(organise([{ done: {} }, { paoletta: "…" }])).toBe("service");
});

it("is watching while it is somebody else's", () => {
  const theirs = moment(at("A", { turn: 1, pawns: [null, { area: "A", space: "light" }] }));
  expect(theirs).toEqual({ kind: "watch", seat: 1, step: "search", area: "A" });
  expect(isSearching(theirs)).toBe(false);
  expect(clapperOf(at("A", { turn: 1 }))).toBe(0);
});

const CLOWN = { clues: ["clown.1.1", "clown.2.1", "clown.3.1", "clown.4.1"], tokens: {} };
const organising = (change: Partial<View> = {}): View => table({ step: "organise", dossiers: [CLOWN, { clues: [], tokens: {} }], tokens: { clown: 1 }, ...change });

it("knows how long each step has (§4.1, §6.4, §10.2)", () => {
  const seconds = (step: View["step"], options = {}): number => secondsOf(table({ step }), options);
  expect([seconds("dive"), seconds("ready"), seconds("search"), secondsOf(organising(), {}), seconds("organise")]).toEqual([30, 10, 30, 60, 5]);
  expect([seconds("search", { search_s: 20 }), seconds("dive", { max_turn_s: 45 })]).toEqual([20, 45]);
});

it("sees that there is nothing to choose for the spy who organises, whoever looks (§6.4)", () => {
  const box = boxOf({});
  const settled = (change: Partial<View>): boolean => isSettled(organising(change), box);
  expect([settled({}), settled({ tokens: {} }), settled({ turn: 1 }), settled({ turn: 1, service: "paoletta" }), settled({ step: "dive", tokens: {} })]).toEqual([false, true, true, false, false]);
});

it("offers no dive that the view does not", () => {
  const offered = choices(table({ options: [{ dive: { area: "B", space: "light" } }] }));
  expect(canDive(offered, { area: "B", space: "light" })).toBe(true);
  expect(canDive(offered, { area: "B", space: "dark" })).toBe(false);
});
