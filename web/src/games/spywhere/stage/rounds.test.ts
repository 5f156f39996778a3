import { expect, it } from "vitest";
import type { Nation, Seat, Sight } from "../../../protocol/spywhere";
import { opening, tell } from "../../../stage/story";
import { clueRounds } from "./rounds";

const dealt: Sight = { dealt: { first: 1, removed: null, row: [], pile: 80 } };
const began = (seat: Seat): Sight => ({ began: { seat, drew: true } });
const eliminated = (seat: Seat, nation: Nation): Sight => ({ eliminated: { seat, nation, bonus: true, refill: [] } });
const rounds = (sights: Sight[], seat: Seat) => clueRounds(tell<Sight>(opening, sights).lines, seat);

/** Three spies; the second began. */
const story = [
  dealt,
  began(1), eliminated(1, "italy"), began(2), began(0),
  began(1), began(2), eliminated(2, "spain"), began(0), eliminated(0, "spain"),
  began(1), eliminated(1, "france"), eliminated(1, "italy"), began(2), began(0),
];

it("counts a spy's own turns, whoever began", () => {
  expect(rounds(story, 1)).toEqual({ italy: [1, 3], france: [3] });
  expect(rounds(story, 2)).toEqual({ spain: [2] });
  expect(rounds(story, 0)).toEqual({ spain: [2] });
});

it("names a round once, however often the spy eliminated in it", () => {
  expect(rounds([dealt, began(0), eliminated(0, "italy"), eliminated(0, "italy")], 0)).toEqual({ italy: [1] });
});

it("says nothing where the beginning of the story is missing", () => {
  expect(rounds(story.slice(4), 1)).toEqual({});
});
