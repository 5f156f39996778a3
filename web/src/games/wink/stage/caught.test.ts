import { expect, it } from "vitest";
import type { Sight } from "../../../protocol/wink";
import { caught } from "./caught";

const accused = (right: boolean): Sight => ({ accused: { by: 2, seat: 3, agent: 9, right } });

it("a right accusation is a moment, a wrong one is not", () => {
  expect(caught(accused(true))).toEqual({ by: 2, seat: 3, agent: 9 });
  expect(caught(accused(false))).toBeNull();
  expect(caught({ began: { seat: 1 } })).toBeNull();
});
