import { expect, it } from "vitest";
import type { Sight } from "../../../protocol/wink";
import type { Line } from "../../../stage/story";
import { caught } from "./caught";

const accused = (right: boolean): Sight => ({ accused: { by: 2, seat: 3, agent: 9, right } });
const lines = (...sights: Sight[]): Line<Sight>[] => sights.map((sight, id) => ({ id, sight }));

it("a right accusation is a moment, a wrong one is not", () => {
  expect(caught(lines(accused(true)), -1)).toEqual({ id: 0, caught: { by: 2, seat: 3, agent: 9 } });
  expect(caught(lines(accused(false), { began: { seat: 1 } }), -1)).toBeNull();
});

it("what was before one came is not shown again", () => {
  expect(caught(lines(accused(true)), 0)).toBeNull();
});
