// The games that can be played, a line for each. What is behind a line is fetched when it is wanted.
import type { AnyGame } from "./game";

export const GAMES: Record<string, () => Promise<{ default: AnyGame }>> = {
  spywhere: () => import("./spywhere"),
  wink: () => import("./wink"),
  "dr-shark": () => import("./shark"),
};

export const isReady = (game: string): boolean => game in GAMES;

const fetched = new Map<string, Promise<AnyGame>>();

/** Fetches a game, once. What failed may be tried again. */
export function fetchGame(game: string): Promise<AnyGame> {
  const known = fetched.get(game);
  if (known) return known;
  const coming = GAMES[game]?.().then((module) => module.default) ?? Promise.reject(new Error(`no such game: ${game}`));
  fetched.set(game, coming);
  coming.catch(() => fetched.delete(game));
  return coming;
}
