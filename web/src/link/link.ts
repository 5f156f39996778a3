import type { Sight, Act, View } from "../protocol/spywhere";
import type { Table, TableIntent } from "../protocol/table";

/** What a person wants: something about the table, or an act of the game. */
export type Intent = TableIntent | { act: Act };

/** One step of the game as this observer sees it: what happened, and what is so after it. */
export interface Frame<V, S> {
  /** Milliseconds since the opening when it was sent; sets the clock. */
  at: number;
  sights: S[];
  view: V;
}

export type Status = "connected" | "lost" | "gone";

/** What comes in, one key each. */
export type News =
  | { table: Table }
  | { frame: Frame<View, Sight> }
  | { refused: string }
  /** No table has this code. */
  | { missing: string }
  | { status: Status };

/** The one way in and out. The socket, resuming and the sequence numbers live behind it. */
export interface Link {
  send(intent: Intent): void;
  /** Calls back with everything that comes in, the present state first; returns how to stop. */
  subscribe(listener: (news: News) => void): () => void;
}
