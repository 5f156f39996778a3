import { describe, expect, it } from "vitest";
import { ahead, alike, choices } from "./choices";
import { spy, table } from "./view.test-kit";

it("gathers the options by what can be pressed", () => {
  const found = choices(table({ options: [{ call: 5 }, { contact: 2 }, { accuse: { seat: 1, agent: 7 } }, { accuse: { seat: 1, agent: 8 } }, { pass: {} }] }));
  expect(found).toEqual({ calls: new Set([5]), contacts: new Set([2]), accuse: new Map([[1, [7, 8]]]), pass: true });
});

describe("in one room (§11.1)", () => {
  const seats = [spy(), spy({ pawn: 1 }), spy({ pawn: 5 }), spy()];
  const called = table({ turn: 1, seats, me: { seat: 0, hand: [1, 2], called_by: [1] }, options: [{ accuse: { seat: 1, agent: 5 } }] });
  const idle = table({ turn: 1, seats, me: { seat: 0, hand: [7, 8], called_by: [] }, options: [] });

  it("the called have the same to tap as the others", () => {
    expect(alike(called)).toEqual(alike(idle));
    expect([...alike(called).accuse.keys()]).toEqual([1, 2, 3]);
    expect(alike(called).accuse.get(3)).toEqual([1, 5]);
  });

  it("the caller of a card is not offered for it (§7.2)", () => {
    expect(alike(called).accuse.get(1)).toEqual([5]);
  });

  it("a pass is offered where there is nothing else, and only there", () => {
    const mine = { ...idle, turn: 0 };
    expect(alike(mine).pass).toBe(false);
    expect(alike({ ...mine, options: [{ pass: {} }] })).toMatchObject({ pass: true, calls: new Set() });
  });

  it("a hand does not decide which cards can be called", () => {
    const mine = { turn: 0, step: "contact" as const };
    expect(alike({ ...called, ...mine })).toEqual(alike({ ...idle, ...mine }));
    expect(alike({ ...called, ...mine }).calls.size).toBe(6);
  });

  it("and the check can fail: what the options offer does differ", () => {
    expect(choices(called)).not.toEqual(choices(idle));
  });
});

describe("cards chosen ahead", () => {
  const crowd = [1, 2, 3, 4, 5].map((agent) => ({ agent, state: agent === 5 ? ("down" as const) : ("up" as const) }));

  it("are those that lie face up under no pawn, and whose twins I do not hold", () => {
    const seats = [spy({ pawn: 4 }), spy(), spy({ pawn: 3 }), spy()];
    expect([...ahead(table({ turn: 1, crowd, seats, me: { seat: 0, hand: [2], called_by: [] } }))]).toEqual([1]);
  });

  it("are none in my own turn, for a spectator, and when it is over", () => {
    expect([table({ turn: 0 }), table({ turn: 1, me: null }), table({ turn: null })].map((view) => ahead(view).size)).toEqual([0, 0, 0]);
  });
});
