// What the house asks of a game. Everything a game gives comes in a chunk of its own, fetched when
// somebody chooses it; the shell draws the rest: front page, lobby, sheets, log, menu.
import type { Component } from "svelte";
import type { PlainId, Sentence } from "../i18n/lang.svelte";
import type { Hint, Intent } from "../link/link";
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
  /** Whether it is worth reading for some seconds, whatever small things follow it at once. */
  weighty?(sight: S): boolean;
  /** Whether it is news while it happens, and nothing to read later. */
  passing?(sight: S): boolean;
  /** Whether it says by itself that time was up, so that nobody needs to be told once more. */
  isTimeUp?(sight: S): boolean;
  /** Which lines may still be read; left out, all of them. */
  recall?(lines: Line<S>[], view: V): Line<S>[];
  /** What a reader should know about the log itself: the id of a message. */
  remark?(view: V): PlainId | null;
}

/** A coach mark: its name, by which it is remembered, the places that it is about, and its words. */
export interface Mark {
  name: string;
  at: string[];
  /** Other places that whoever reads it needs in sight. */
  keep?: string[];
  text: string;
}

/** What nobody needs to begin playing: a chunk of its own. */
export type Later<P extends Record<string, any>> = () => Promise<{ default: Component<P> }>;

export interface Game<V, S> {
  /** The table of one player or spectator. */
  Table: Component<{ session: Session; table: Table; view: V }>;
  /** The shared screen, large, without anybody's secrets. */
  Screen: Later<{ session: Session; table: Table; view: V }>;
  /** Who won and why; `story` is everything that was seen, `screen` is for the shared one. */
  End: Later<{ table: Table; view: V; story: Line<S>[]; send: (intent: Intent) => void; screen?: boolean }>;
  /** The rules of this moment first, then the rest to look up. */
  Rules: Later<{ view: V; table: Table }>;
  /** Private notes; they never leave the browser. */
  Notes?: Later<{ view: V; table: Table }>;
  log: Log<V, S>;
  /** By which clause of its book it refuses what; generated with its types. */
  clauses: Readonly<Record<string, string>>;
  /** Whether this is worth a moment that fills the screen. */
  isMoment?(sight: S): boolean;
  /** That moment; `story` is everything that was seen so far and `n` the number of its line there, `view` the table as it
   *  was then; `still`: it does not pass by itself, `screen`: on the shared screen. */
  Moment?: Later<{ table: Table; view: V; story: Line<S>[]; n: number; sight: S; still: boolean; screen: boolean; end: () => void }>;
  /** What the handler says at a step of the game's lesson, in which `name` may be spoken of: what to do, and
   *  why. Left out, there is no lesson. */
  lesson?(step: string, name: string): { act: string; why: string };
  /** Whether everybody is awaited at once and may be called although it is nobody's turn. Left out, never: what somebody may
   *  do outside of their turn can be a secret. */
  awaitsAll?(view: V): boolean;
  /** What to explain now to somebody who plays for the first time, if anything. */
  coach?(view: V, table: Table): Mark | null;
  /** What a hint proposes, in words: what to do, where on the screen, and why; fetched when it is needed. Left out,
   *  nobody gives hints. */
  advice?: () => Promise<{ advice(hint: Hint, view: V, table: Table): { act: string; at: string[]; why: string[] } }>;
  /** Whether the time that runs is nobody's to use, as everybody sees: its last seconds do not tick. */
  idles?(view: V, table: Table): boolean;
  /** What can be chosen before a game that begins at once: options with their values, the usual one first. */
  quick?: { key: string; values: string[] }[];
  /** What a public event sounds like. */
  noise(sight: S): Noise | null;
}

/** The shell carries views and sights about without reading them: only their game knows their types. */
export type AnyGame = Game<any, any>;
