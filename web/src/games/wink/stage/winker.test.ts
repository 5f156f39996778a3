import { expect, it } from "vitest";
import type { View } from "../../../protocol/wink";
import { winker } from "./winker";

const view = (...pawns: (number | null)[]): View => ({ seats: pawns.map((pawn) => ({ pawn })) }) as View;
const face = (seat: number, eyes: number | null, sign: boolean) => ({ seat, eyes, sign, blink: false });

it("is the spy who was seen to make the sign, for the card of the caller they looked at", () => {
  expect(winker(null, view(null, 9), face(2, 1, true))).toEqual({ seat: 2, at: 1, agent: 9 });
  expect(winker(null, view(null, 9), face(2, 1, false))).toBeNull();
  expect(winker(null, view(null, 9), face(2, null, true))).toBeNull();
});

it("is remembered until another is seen, or the call is over", () => {
  const before = { seat: 2, at: 1, agent: 9 };
  expect(winker(before, view(null, 9), null)).toEqual(before);
  expect(winker(before, view(4, 9), face(3, 0, true))).toEqual({ seat: 3, at: 0, agent: 4 });
  expect(winker(before, view(null, 12), null)).toBeNull();
});
