// Written by hand until the types generated from the Rust messages replace this file.

export type GameName = "wink" | "spywhere" | "dr-shark";

/** The eight colours of the house, each with its emblem. */
export type Spy = "fox" | "owl" | "heron" | "cat" | "raven" | "hare" | "moth" | "wolf";
export const SPIES: readonly Spy[] = ["fox", "owl", "heron", "cat", "raven", "hare", "moth", "wolf"];

export type Level = "easy" | "medium" | "hard";
export const LEVELS: readonly Level[] = ["easy", "medium", "hard"];

export type Phase = "lobby" | "playing" | "over";

export interface TableSeat {
  seat: number;
  kind: "empty" | "person" | "bot";
  /** Null: shown by the spy's name in the reader's language (bots, and people who gave none). */
  name: string | null;
  spy: Spy;
  /** Bots only. */
  level?: Level;
  /** False while a person is away and a bot plays the seat. */
  here: boolean;
}

export type OptionValue = boolean | number | string | null;
export type Options = Record<string, OptionValue>;

/**
 * What the host may set now. The server decides which options apply and which values each may take
 * (`removed` is offered to four spies or fewer, say), so that the client need not know the rules.
 */
export interface OptionOffer {
  key: string;
  /** `seconds` and `choice` list their values; `null` among them means "by chance". */
  kind: "switch" | "seconds" | "choice";
  values?: OptionValue[];
}

export interface Table {
  code: string;
  game: GameName;
  phase: Phase;
  /** Every seat the game allows, in seat order; empty ones are dropped at the start. */
  seats: TableSeat[];
  host: number | null;
  options: Options;
  offers: OptionOffer[];
  /** May people without a seat watch? */
  spectators: boolean;
  /** How many people without a seat are watching now. */
  watching: number;
  /** Null: it can start. Otherwise why not. */
  hindrance: "too_few" | "paused" | null;
  /** The address others can open, without the path; for the link and the QR code. */
  address: string;
  you: { seat: number | null; host: boolean };
}

export type TableIntent =
  | { play: { game: GameName; lang: string } }
  | { open: { game: GameName; name: string | null; lang: string } }
  | { join: { code: string; name: string | null } }
  | { watch: { code: string } }
  | { name: string }
  | { spy: Spy }
  | { bot: { seat: number; level: Level } }
  | { remove: { seat: number } }
  | { reopen: { seat: number } }
  | { hand_over: { seat: number } }
  | { set: { key: string; value: OptionValue } }
  | { spectators: boolean }
  | { start: Record<string, never> }
  | { again: Record<string, never> }
  | { leave: Record<string, never> };
