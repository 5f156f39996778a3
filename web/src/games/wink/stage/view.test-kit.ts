// A small table for tests: four spies, seat 0 is mine. Change what the test is about.
import type { Place, View } from "../../../protocol/wink";

export const spy = (change: Partial<Place> = {}): Place => ({ pawn: null, hand: 2, ci: { hand: 4, used: 0, discarded: 0 }, face_up: [], face_down: 0, ...change });

export function table(change: Partial<View> = {}): View {
  return {
    turn: 0,
    step: "call",
    deadline: 45_000,
    earliest: 5000,
    crowd: [1, 2, 3, 4, 5, 6, 7, 8].map((agent) => ({ agent, state: "up" as const })),
    seats: [spy(), spy(), spy(), spy()],
    me: { seat: 0, hand: [1, 2], called_by: [] },
    options: [],
    over: null,
    ...change,
  };
}
