// A small table for tests: two spies, seat 0 is mine and to dive. Change what the test is about.
import type { View } from "../../../protocol/dr-shark";

export function table(change: Partial<View> = {}): View {
  return {
    turn: 0,
    step: "dive",
    deadline: 30_000,
    round: 1,
    rounds: 10,
    bag: 130,
    pawns: [null, null],
    mat: [],
    hand: null,
    fistful: null,
    tokens: {},
    dossiers: [{ clues: [], tokens: {} }, { clues: [], tokens: {} }],
    service: null,
    seats: [{ dossier: 0 }, { dossier: 1 }],
    me: { seat: 0 },
    over: null,
    options: [],
    ...change,
  };
}
