// The games that can be played, a line for each, in the order of the front page. What a game is
// about comes with the page; the game itself is fetched when it is wanted.
import type { About } from "./about";
import { about as drShark } from "./dr-shark/about";
import type { AnyGame } from "./game";
import { about as spywhere } from "./spywhere/about";
import { about as wink } from "./wink/about";

export interface Entry {
  about: About;
  fetch: () => Promise<{ default: AnyGame }>;
}

export const GAMES: Record<string, Entry> = {
  wink: { about: wink, fetch: () => import("./wink") },
  spywhere: { about: spywhere, fetch: () => import("./spywhere") },
  "dr-shark": { about: drShark, fetch: () => import("./dr-shark") },
};

export const isReady = (game: string): boolean => Object.hasOwn(GAMES, game);

export const aboutOf = (game: string): About | undefined => (isReady(game) ? GAMES[game]?.about : undefined);

export const titleOf = (game: string): string => aboutOf(game)?.title ?? "";

const fetched = new Map<string, Promise<AnyGame>>();

/** Fetches a game, once. What failed may be tried again. */
export function fetchGame(game: string): Promise<AnyGame> {
  const known = fetched.get(game);
  if (known) return known;
  const entry = isReady(game) ? GAMES[game] : undefined;
  const coming = entry?.fetch().then((module) => module.default) ?? Promise.reject(new Error(`no such game: ${game}`));
  fetched.set(game, coming);
  coming.catch(() => fetched.delete(game));
  return coming;
}
