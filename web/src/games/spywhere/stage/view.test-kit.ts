// A small table for tests: four spies, seat 0 is mine and to swap. Change what the test is about.
import type { View } from "../../../protocol/spywhere";

export function table(change: Partial<View> = {}): View {
  const spy = { hand: 3, clues: {}, identified: [] };
  return {
    turn: 0,
    step: "swap",
    deadline: 60_000,
    row: ["italy", "germany", "italy", "france", "england"],
    pile: 40,
    removed: "spain",
    round: 1,
    eliminated: false,
    ender: null,
    finished: [],
    seats: [spy, spy, spy, spy],
    me: { seat: 0, passports: ["germany"], hand: { germany: 2, italy: 1 }, drawn: "italy", identifications: {} },
    options: [],
    over: null,
    ...change,
  };
}
