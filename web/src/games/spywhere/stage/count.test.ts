import { describe, expect, it } from "vitest";
import { counts } from "./count";
import { table } from "./view.test-kit";

const seat = (passports: ("italy" | "france" | "spain")[], identifications = {}) => ({ hand: 5, clues: {}, identified: [], passports, cards: { italy: 4 }, identifications });

describe("the count (§7)", () => {
  const over = table({
    step: "over",
    seats: [seat(["italy"], { 1: "france", 2: "italy" }), seat(["france"]), seat(["spain"])],
    over: { scores: [
      { seat: 0, total: 8, lines: { own: 4, correct: 1, ender: 0 } },
      { seat: 1, total: 3, lines: { own: 3, correct: 0, ender: 0 } },
      { seat: 2, total: 11, lines: { own: 4, correct: 1, ender: 3 } },
    ], winners: [2] },
  });

  it("puts the winners first, then by points", () => {
    expect(counts(over).map((c) => [c.seat, c.won])).toEqual([[2, true], [0, false], [1, false]]);
  });
  it("gives each line its worth: own, own × correct, ender", () => {
    expect(counts(over)[0]).toMatchObject({ own: 4, times: 4, ender: 3, total: 11 });
  });
  it("shows which envelopes were right", () => {
    expect(counts(over)[1]?.named).toEqual([{ seat: 1, as: "france", right: true }, { seat: 2, as: "italy", right: false }]);
  });
  it("compares two nations as a set (§8.2)", () => {
    const two = { ...over, seats: [seat(["italy", "spain"], ["spain", "france"]), seat(["france", "spain"])] };
    expect(counts({ ...two, over: { scores: over.over!.scores.slice(0, 2), winners: [0] } })[0]?.named.map((n) => n.right)).toEqual([true, true]);
  });
  it("is empty before the end", () => {
    expect(counts(table())).toEqual([]);
  });
});
