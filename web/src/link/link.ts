// The one way in and out. The calls, the socket, resuming and the numbers live behind it.
import type { Reason, Seat, Standing } from "../protocol/kernel";
import type { About, Order, Phase, Table, Whereabouts } from "../protocol/wire";

/** What a person wants. */
export type Intent =
  /** Something in the game, as the game writes it. */
  | { act: unknown }
  /** One sample of a stream: what a finger touches. Sent at once and never answered. */
  | { sense: unknown }
  /** One sample of a stream of which not even the time may be told: where somebody looks. It goes out
   *  on the table's beat, and nowhere else. */
  | { beat: unknown }
  /** Something about the table. */
  | { order: Order }
  /** These are the bots to play this game with, from now on. */
  | { level: { game: string; level: string } }
  /** A new table with bots, and off it goes. */
  | { play: { game: string; options?: Readonly<Record<string, unknown>> } }
  /** The lesson of a game, and off it goes. */
  | { learn: { game: string } }
  /** A new table, to invite others to. */
  | { open: { game: string; whereabouts: Whereabouts } }
  /** To the table with this code, or to its shared screen if a link says so. */
  | { find: { code: string; screen?: boolean } }
  /** A seat at the table on the screen; without a name they go by their spy's. */
  | { sit: { name: string | null } }
  /** To ask the host for a seat, where none is free. */
  | { ask: { name: string | null } }
  /** To look on without a seat. */
  | { watch: Record<string, never> }
  /** From looking on back to where a seat can be had. */
  | { door: Record<string, never> }
  /** This window shall be the one that holds the seat. */
  | { here: Record<string, never> }
  /** Away from the table. Where other people sit the person is asked first, unless they are `sure`. */
  | { leave: { sure?: true } };

/** What a good player would do in our place: an act or a movement as the game writes it, and the reasons. */
export interface Hint {
  act?: unknown;
  sense?: unknown;
  reasons: Reason[];
}

/** What every game's view has; the rest is for its own game to read. */
export interface AnyView {
  over: Standing | null;
  /** Whose turn it is, and until when. */
  turn?: Seat | null;
  deadline?: number | null;
  /** What its reader may do. */
  options?: unknown[];
}
/** What was seen, one key each. */
export type AnySight = object;

/** One step of the game as this observer sees it: what happened, and what is so after it. */
export interface Frame<V = AnyView, S = AnySight> {
  /** Milliseconds since the opening, now; sets the clock. */
  at: number;
  sights: S[];
  view: V;
  /** The first frame of a game's story: whatever was told before it belongs to another game. */
  opens?: boolean;
  /** It answers an act of this person. */
  mine?: boolean;
  /** How many times as fast as time the clock runs from now on. */
  rate?: number;
  /** How many of the last sights happened while this person was away. */
  missed?: number;
}

/** `lost`: the table does not answer, and is being tried again. `gone`: a call came to nothing. */
export type Status = "connected" | "lost" | "gone";

/** What comes in, one key each. */
export type News =
  /** Another place: whatever was known of the last one is over. */
  | { path: string }
  | { about: About }
  | { table: Table }
  | { frame: Frame }
  /** What a good player would do now, and why: we have asked. */
  | { hint: Hint }
  /** Felt now or never. */
  | { percepts: unknown[] }
  /** The code of a refusal. */
  | { refused: string }
  /** Nothing that was sent is unanswered any more. */
  | { settled: true }
  /** There is no table to show, for this reason's code. */
  | { trouble: { why: string; code: string } }
  /** The host has removed this browser's player from the table on the screen. */
  | { removed: true }
  /** The number under which we ask for a seat; null when there is an answer. */
  | { asked: number | null }
  /** We sit out at the table on the screen: there are more than the game seats. */
  | { sitsOut: true }
  /** We look on at the table on the screen. */
  | { watching: true }
  /** The level of bots that was last chosen for each game. */
  | { levels: Readonly<Record<string, string>> }
  /** A table of this browser that may still be going on. */
  | { kept: Way }
  | { status: Status };

/** The way back to a table. */
export interface Way {
  code: string;
  phase: Phase;
}

export interface Link {
  send(intent: Intent): void;
  /** Calls back with everything that comes in, the present state first; returns how to stop. */
  subscribe(listener: (news: News) => void): () => void;
}
