// Written by hand until the types generated from the Rust messages replace this file.
// The names are those of the umpire protocol (docs/umpire.md).

export type Nation = "belgium" | "england" | "france" | "germany" | "italy" | "spain";
export const NATIONS: readonly Nation[] = ["belgium", "england", "france", "germany", "italy", "spain"];

export type Seat = number;
/** Zero counts are left out. */
export type Counts = Partial<Record<Nation, number>>;

export type Step = "swap" | "after" | "final" | "over";

/** Exactly one key each: the same shape as the acts a seat sends. */
export type Act =
  | { swap: { give: Nation; take: Nation } }
  | { eliminate: Nation }
  | { identify: { seat: Seat; as: Nation } }
  | { done: Record<string, never> };

export interface SeatView {
  hand: number;
  clues: Counts;
  /** Once per identification card this seat has laid. */
  identified: Seat[];
  /** Once over, what was hidden. */
  passports?: Nation[];
  cards?: Counts;
  identifications?: Identifications;
}

/** By seat; with two spies a list, for two cards lie before the one opponent. */
export type Identifications = Record<string, Nation | Nation[]>;

export interface Me {
  seat: Seat;
  passports: Nation[];
  hand: Counts;
  drawn: Nation | null;
  identifications: Identifications;
}

export interface Score {
  seat: Seat;
  total: number;
  lines: { own: number; correct: number; ender: number };
}

export interface Over {
  scores: Score[];
  winners: Seat[];
}

export interface View {
  turn: Seat | null;
  step: Step;
  /** Milliseconds since the opening. */
  deadline: number | null;
  row: Nation[];
  pile: number;
  removed: Nation | null;
  round: number;
  eliminated: boolean;
  ender: Seat | null;
  finished: Seat[];
  /** Only at tables that keep the list of swaps. */
  swaps?: { seat: Seat; give: Nation; take: Nation }[];
  seats: SeatView[];
  me: Me | null;
  options: Act[];
  over: Over | null;
}

export type Sight =
  | { dealt: { first: Seat; removed: Nation | null; row: Nation[]; pile: number; passports?: Nation[]; hand?: Counts } }
  | { began: { seat: Seat; drew: boolean; card?: Nation } }
  | { swapped: { seat: Seat; give: Nation; take: Nation } }
  | { eliminated: { seat: Seat; nation: Nation; bonus: boolean; refill: Nation[]; card?: Nation } }
  | { identified: { by: Seat; seat: Seat; as?: Nation } }
  | { final: { ender: Seat | null } }
  | { finished: { seat: Seat } }
  | { over: { seats: { passports: Nation[]; cards: Counts; identifications: Identifications }[] } };
