import { describe, expect, it } from "vitest";
import type { View } from "../../../protocol/spywhere";
import { earliest, moment, publicly, steps, telling } from "./moment";
import { table } from "./view.test-kit";

const swap = { swap: { give: "italy", take: "france" } } as const;
const identify = { identify: { seat: 1, as: "italy" } } as const;
const done = { done: {} } as const;

describe("the moment", () => {
  it("is a swap while swaps are offered", () => {
    expect(moment(table({ options: [swap] }))).toEqual({ kind: "swap" });
  });
  it("is to eliminate when that is offered, whatever else is", () => {
    expect(moment(table({ step: "after", options: [{ eliminate: "italy" }, identify, done] }))).toEqual({ kind: "eliminate" });
  });
  it("is the end of the turn, with or without an envelope to lay", () => {
    expect(moment(table({ step: "after", options: [identify, done] }))).toEqual({ kind: "after", identify: true });
    expect(moment(table({ step: "after", options: [done] }))).toEqual({ kind: "after", identify: false });
  });
  it("is to wait for whose turn it is", () => {
    expect(moment(table({ turn: 2 }))).toEqual({ kind: "wait", seat: 2 });
  });
  it("is the last envelopes, then waiting for the others", () => {
    const final = table({ turn: null, step: "final", finished: [1] });
    expect(moment({ ...final, options: [identify, done] })).toEqual({ kind: "final", identify: true });
    expect(moment({ ...final, finished: [0, 1] })).toEqual({ kind: "finished", waiting: [2, 3] });
    expect(moment({ ...final, me: null })).toEqual({ kind: "watch-final", waiting: [0, 2, 3] });
  });
});

describe("the step line", () => {
  it("begins after the draw", () => {
    expect(steps(table({ options: [swap] }))).toEqual({ draw: "done", swap: "now", eliminate: "ahead", identify: "ahead" });
  });
  it("lights the elimination and leaves the identification open", () => {
    expect(steps(table({ step: "after", options: [{ eliminate: "italy" }, identify, done] }))).toMatchObject({ eliminate: "now", identify: "open" });
  });
  it("strikes out what is not to be had in this turn", () => {
    expect(steps(table({ step: "after", options: [done] }))).toMatchObject({ eliminate: "skipped", identify: "skipped" });
  });
  it("says nothing about what another spy could do", () => {
    expect(steps(table({ step: "after", turn: 1 }))).toMatchObject({ eliminate: "ahead", identify: "ahead" });
  });
});

it("envelopes are laid from the later of the table's round and that for two spies on (§5.4, §8.3)", () => {
  const [two, four] = [table({ seats: table().seats.slice(0, 2) }), table()];
  expect(["off", "third", "sixth"].map((earliest_round) => [earliest(two, { earliest_round }), earliest(four, { earliest_round })])).toEqual([[5, 1], [5, 3], [6, 6]]);
});

describe("what those who look on can say of a turn", () => {
  const alike = table({ step: "after", round: 3, row: ["italy", "italy", "italy", "france", "spain"] });
  it("is the swap, and then no more than the row and the round allow (§3.5)", () => {
    expect(publicly(table({ step: "swap" }), 1)).toBe("swap");
    expect(publicly(alike, 1)).toBe("both");
    expect(publicly(alike, 4), "too early for envelopes").toBe("eliminate");
    expect(publicly({ ...alike, row: ["italy", "italy", "germany", "france", "spain"] }, 1)).toBe("identify");
  });
  it("is no second elimination, unless the table lets it be repeated (§4.3)", () => {
    expect(publicly({ ...alike, eliminated: true }, 1, false)).toBe("identify");
    expect(publicly({ ...alike, eliminated: true }, 1, true)).toBe("both");
  });
});

describe("how a moment is told to two spies (§8)", () => {
  const spy = { hand: 3, clues: {}, identified: [] };
  const two = (round: number, change: Partial<View> = {}): View => table({ seats: [spy, spy], step: "after", round, options: [done], ...change });
  const told = (view: View) => telling(view, moment(view));
  const identify: View["options"][number] = { identify: { seat: 1, as: "italy" } };
  it("names nobody while that is not offered (§5.4, §8.3)", () => {
    expect([[done], [identify, done]].map((options) => told(two(4, { options })))).toEqual(["after-early", "after-two"]);
  });
  it("has words of its own for eliminating and for the last envelopes, and no others", () => {
    expect(told(two(1, { options: [{ eliminate: "italy" }, done] }))).toBe("eliminate-two");
    expect(told(two(1, { step: "final" }))).toBe("final-two");
    expect(told(two(1, { step: "swap", options: [swap] }))).toBe("swap");
  });
  it("is told as ever to more than two", () => {
    expect(told(table({ step: "after", round: 1, options: [identify, done] }))).toBe("after");
    expect(told(table({ step: "after", round: 1, options: [done] }))).toBe("after-early");
  });
});
