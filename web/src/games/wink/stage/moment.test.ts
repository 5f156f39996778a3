import { expect, it } from "vitest";
import type { View } from "../../../protocol/wink";
import { choices } from "./choices";
import { callers, moment, points } from "./moment";
import { spy, table } from "./view.test-kit";

const at = (view: View, secret = true) => moment(view, choices(view), secret);
const called = table({ turn: 2, seats: [spy(), spy({ pawn: 1 }), spy(), spy({ pawn: 5 })], me: { seat: 0, hand: [1, 2], called_by: [1] } });

it("is contact before the call, and a call after it", () => {
  expect(at(table({ step: "contact", options: [{ contact: 1 }, { call: 5 }] }))).toEqual({ kind: "contact" });
  expect(at(table({ options: [{ call: 5 }] }))).toEqual({ kind: "call" });
  expect(at(table({ options: [{ pass: {} }] }))).toEqual({ kind: "pass" });
});

it("says that I am called, and by whom", () => {
  expect(at(called)).toEqual({ kind: "called", by: [{ seat: 1, agent: 1 }] });
});

it("says nothing of it where others can read the screen", () => {
  expect(at(called, false)).toEqual({ kind: "wait", seat: 2 });
});

it("ends with the caller's next turn (§5.1)", () => {
  expect(callers({ ...called, turn: 1 })).toEqual([]);
});

it("counts agents face up and CI cards in hand (§9.1)", () => {
  expect(points(table({ seats: [spy({ face_up: [5, 5, 7] })] }), 0)).toBe(7);
});
