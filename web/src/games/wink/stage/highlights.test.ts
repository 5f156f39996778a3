import { expect, it } from "vitest";
import type { Sight } from "../../../protocol/wink";
import { emptied, highlights } from "./highlights";
import * as kit from "./view.test-kit";

const lines = (...sights: Sight[]) => sights.map((sight, id) => ({ id, sight }));
const called = (seat: number, agent: number): Sight => ({ called: { seat, agent } });
const met = (by: number, seat: number, agent: number): Sight => ({ contacted: { by, seat, agent, right: true, holder: seat } });
const accused = (by: number, seat: number, right: boolean): Sight => ({ accused: { by, seat, agent: 9, right } });
const found = (...sights: Sight[]) => highlights(lines(...sights), kit.table()).map(({ what, hero, others, number }) => ({ what, hero, others, number }));

it("who caught whom, and who suspected wrongly", () => {
  expect(found(accused(1, 2, true), accused(1, 3, true), accused(0, 1, false), accused(0, 2, false))).toEqual([
    { what: "jumpy", hero: 0, others: [], number: 2 },
    { what: "catcher", hero: 1, others: [2, 3], number: 2 },
  ]);
});

it("who was found twice and never caught; a catch ends the boast", () => {
  const twice = [met(0, 1, 4), met(2, 1, 5)];
  expect(found(...twice)).toContainEqual({ what: "unseen", hero: 1, others: [], number: 2 });
  expect(found(...twice, accused(3, 1, true)).map(({ what }) => what)).not.toContain("unseen");
});

it("two spies who found each other twice, no matter which of them called", () => {
  expect(found(met(0, 3, 4), met(3, 0, 5))).toContainEqual({ what: "pair", hero: 0, others: [3], number: 2 });
});

it("the card that was called three times before it was found", () => {
  expect(found(called(0, 7), called(1, 7), called(2, 7), met(2, 3, 7))).toContainEqual({ what: "hidden", hero: 3, others: [2], number: 7 });
});

it("a quiet game has two to tell of as well: the first contact, who took the most, one wrong suspicion", () => {
  const view = kit.table();
  const quiet = { ...view, seats: view.seats.map((place, seat) => ({ ...place, face_up: seat === 1 ? [4, 7] : [] })) };
  const told = (...sights: Sight[]) => highlights(lines(...sights), quiet).map(({ what, hero, others, number }) => ({ what, hero, others, number }));
  expect(told(met(2, 1, 4), accused(0, 3, false))).toEqual([
    { what: "first", hero: 2, others: [1], number: null },
    { what: "taker", hero: 1, others: [], number: 2 },
    { what: "jumpy", hero: 0, others: [], number: 1 },
  ]);
  const caught = told(accused(1, 2, true));
  expect(caught.map(({ what }) => what)).toEqual(["catcher", "taker"]);
  expect(told(met(0, 3, 4), met(3, 0, 5), accused(1, 2, true)).map(({ what }) => what), "not where enough is told").not.toContain("first");
});

it("an empty hand ends the game (§8.1)", () => {
  const view = kit.table();
  expect(emptied(view)).toBeNull();
  expect(emptied({ ...view, seats: view.seats.map((place, seat) => ({ ...place, hand: seat === 2 ? 0 : 3 })) })).toBe(2);
});
