// The three games of the house, as the front page tells them.
import type { Component } from "svelte";
import PosterShark from "../art/PosterShark.svelte";
import PosterSpywhere from "../art/PosterSpywhere.svelte";
import PosterWink from "../art/PosterWink.svelte";

export interface Entry {
  game: string;
  /** Titles are names and stay as they are in every language. */
  title: string;
  poster: Component;
  players: [from: number, to: number];
  minutes: number;
  /** How it is played alone with bots, where the rulebook's way needs people. */
  alone?: Record<string, unknown>;
}

export const CATALOG: readonly Entry[] = [
  { game: "wink", title: "Wink", poster: PosterWink, players: [4, 8], minutes: 20, alone: { eyes: "gaze" } },
  { game: "spywhere", title: "Spywhere", poster: PosterSpywhere, players: [2, 6], minutes: 25 },
  { game: "dr-shark", title: "Dr Shark", poster: PosterShark, players: [2, 6], minutes: 30 },
];

export const aloneOf = (game: string): Record<string, unknown> | undefined => CATALOG.find((entry) => entry.game === game)?.alone;

export const titleOf = (game: string): string => CATALOG.find((entry) => entry.game === game)?.title ?? "";
