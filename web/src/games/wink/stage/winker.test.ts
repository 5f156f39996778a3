import { expect, it } from "vitest";
import { choices } from "./choices";
import { spy, table } from "./view.test-kit";
import { leads, remember, type Winks } from "./winker";

const NONE: Winks = { mine: null, other: null };
const view = (...pawns: (number | null)[]) => table({ seats: pawns.map((pawn) => spy({ pawn })) });
const face = (seat: number, eyes: number | null, sign: boolean) => ({ seat, eyes, sign, blink: false });

it("is the spy who was seen to make the sign, for the card of the caller they looked at", () => {
  expect(remember(NONE, view(null, 9), face(2, 1, true)).other).toEqual({ seat: 2, at: 1, agent: 9 });
  expect(remember(NONE, view(null, 9), face(2, 1, false))).toEqual(NONE);
  expect(remember(NONE, view(null, 9), face(2, null, true))).toEqual(NONE);
});

it("is remembered until another is seen, or the call is over", () => {
  const before = { mine: null, other: { seat: 2, at: 1, agent: 9 } };
  expect(remember(before, view(null, 9), null)).toEqual(before);
  expect(remember(before, view(null, 9, 4), face(3, 2, true)).other).toEqual({ seat: 3, at: 2, agent: 4 });
  expect(remember(before, view(null, 12), null)).toEqual(NONE);
});

it("a sign that answers my own call is not forgotten for one that was for somebody else", () => {
  const mine = { seat: 3, at: 0, agent: 4 };
  const first = remember(NONE, view(4, 9), face(3, 0, true));
  expect(first).toEqual({ mine, other: null });
  expect(remember(first, view(4, 9), face(2, 1, true))).toEqual({ mine, other: { seat: 2, at: 1, agent: 9 } });
});

it("who answers my own call is contacted when that is offered, and never accused for it", () => {
  const winks: Winks = { mine: { seat: 2, at: 0, agent: 9 }, other: null };
  const accuse = { accuse: { seat: 2, agent: 7 } };
  expect(leads(winks, choices(table({ options: [accuse] })))).toEqual({ contact: null, accuse: null });
  expect(leads(winks, choices(table({ options: [{ contact: 2 }, accuse] })))).toEqual({ contact: winks.mine, accuse: null });
});

it("who answers another spy is accused, also while I could make contact, and only of what the options offer", () => {
  const winks: Winks = { mine: null, other: { seat: 2, at: 1, agent: 7 } };
  expect(leads(winks, choices(table({ options: [{ contact: 2 }, { accuse: { seat: 2, agent: 7 } }] })))).toEqual({ contact: null, accuse: winks.other });
  expect(leads(winks, choices(table({ options: [{ contact: 2 }, { accuse: { seat: 2, agent: 5 } }] })))).toEqual({ contact: null, accuse: null });
});
