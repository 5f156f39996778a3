// What the house asks of a game. Everything a game gives comes in a chunk of its own, fetched when
// somebody chooses it; the shell draws the rest: front page, lobby, sheets, log, menu.
import type { Component } from "svelte";
import type { PlainId, Sentence, Words } from "../i18n/lang.svelte";
import type { Intent } from "../link/link";
import type { Seat } from "../protocol/kernel";
import type { Table } from "../protocol/wire";
import type { Session } from "../shell/session.svelte";
import type { Noise } from "../sound/sound.svelte";
import type { Line } from "../stage/story";

/** The log in words. */
export interface Log<V, S> {
  sentence(sight: S, table: Table): Sentence;
  /** Who did it, for the emblem beside the line. */
  actor(sight: S): Seat | null;
  /** Whether it says no more than that somebody's turn began. */
  begins(sight: S): boolean;
  /** Which lines may still be read; left out, all of them. */
  recall?(lines: Line<S>[], view: V): Line<S>[];
  /** What a reader should know about the log itself: the id of a message. */
  remark?(view: V): PlainId | null;
}

export interface Game<V, S> {
  /** The table of one player or spectator. */
  Table: Component<{ session: Session; table: Table; view: V }>;
  /** The shared screen, large, without anybody's secrets. */
  Screen: Component<{ session: Session; table: Table; view: V }>;
  /** Who won and why; `story` is everything that was seen, `screen` is for the shared one. */
  End: Component<{ table: Table; view: V; story: Line<S>[]; send: (intent: Intent) => void; screen?: boolean }>;
  /** The rules of this moment first, then the rest to look up. */
  Rules: Component<{ view: V }>;
  /** Private notes; they never leave the browser. */
  Notes?: Component<{ view: V; table: Table }>;
  /** Its messages by language. Besides its own: `option`, `option-hint`, `choice`, `refused`, `sound-what`. */
  words: Words;
  log: Log<V, S>;
  /** What a public event sounds like. */
  noise(sight: S): Noise | null;
}

/** The shell carries views and sights about without reading them: only their game knows their types. */
export type AnyGame = Game<any, any>;
