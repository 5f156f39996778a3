// What the front page must know of a game before anybody has chosen it. Small, and loaded with the
// page; everything else of a game comes in a chunk of its own.
import type { Component } from "svelte";
import type { Lang } from "../i18n/lang.svelte";

export interface About {
  /** Titles are names and stay as they are in every language. */
  title: string;
  poster: Component;
  /** How far a phone shifts the poster sideways where only its spine shows, so that the telling part is seen. */
  shift: string;
  /** What the game is about, in one short sentence or two. */
  line: Record<Lang, string>;
  minutes: number;
}
