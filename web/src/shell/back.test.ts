// What a bot did for somebody who was away.
import { expect, it } from "vitest";
import type { AnyGame } from "../games/game";
import type { AnySight } from "../link/link";
import { playedFor } from "./back";

const log = {
  actor: (sight: Record<string, { seat: number }>) => Object.values(sight)[0]?.seat ?? null,
  begins: (sight: AnySight) => "began" in sight,
  passing: (sight: AnySight) => "drawn" in sight,
} as unknown as AnyGame["log"];
const began = (seat: number): AnySight => ({ began: { seat } });
const swapped = (seat: number, n = 0): AnySight => ({ swapped: { seat, n } });

it("counts turns in which something was done, and says what", () => {
  const missed = [began(1), swapped(1), began(0), swapped(0, 1), began(1), swapped(1), began(0), swapped(0, 2), began(1)];
  expect(playedFor(0, missed, false, log)).toEqual({ turns: 2, deeds: [swapped(0, 1), swapped(0, 2)] });
});

it("leaves out what nobody looks up later", () => {
  expect(playedFor(0, [began(0), { drawn: { seat: 0 } } as AnySight, swapped(0, 1)], false, log)).toEqual({ turns: 1, deeds: [swapped(0, 1)] });
});

it("a turn that had begun before is one; what nobody did yet is none", () => {
  expect(playedFor(0, [swapped(0), began(1), swapped(1), began(0)], false, log)?.turns).toBe(1);
  expect(playedFor(0, [began(1), swapped(1), began(0)], false, log)).toBeNull();
});

it("an act that was sent before the line broke is one's own", () => {
  expect(playedFor(0, [swapped(0), began(1), swapped(1)], true, log)).toBeNull();
  expect(playedFor(0, [swapped(0), began(1), began(0), swapped(0, 1)], true, log)).toEqual({ turns: 1, deeds: [swapped(0, 1)] });
});
