// What the server says about itself: which bots it has, and where others find it.
import type { About } from "../protocol/wire";

class TheHouse {
  /** For links and QR codes: a phone cannot use what a browser on the server calls it. */
  origin = $state(globalThis.location?.origin ?? "");
  #levels = $state.raw<Record<string, string[]>>({});

  introduce(about: About): void {
    if (about.origin) this.origin = about.origin;
    this.#levels = Object.fromEntries(about.games.map(({ game, levels }) => [game, levels]));
  }

  /** Weakest first. */
  levels(game: string): string[] {
    return this.#levels[game] ?? [];
  }
}

export const house = new TheHouse();
