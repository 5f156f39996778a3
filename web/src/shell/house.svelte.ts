// What the server says about itself: which games and bots it has, and where others find it.
import type { About, GameAbout } from "../protocol/wire";

class TheHouse {
  /** For links and QR codes: a phone cannot use what a browser on the server calls it. */
  origin = $state(globalThis.location?.origin ?? "");
  #games = $state.raw<GameAbout[]>([]);

  introduce(about: About): void {
    if (about.origin) this.origin = about.origin;
    this.#games = about.games;
  }

  /** How many can play; null until the server has said so. */
  seats(game: string): Pick<GameAbout, "least" | "most"> | null {
    return this.#about(game) ?? null;
  }

  /** Weakest first. */
  levels(game: string): string[] {
    return this.#about(game)?.levels ?? [];
  }

  /** Whether the game has a lesson. */
  teaches(game: string): boolean {
    return this.#about(game)?.lesson ?? false;
  }

  /** Whether the rulebook's own options set this one. */
  sets(game: string, option: string): boolean {
    return option in (this.#about(game)?.options ?? {});
  }

  #about(game: string): GameAbout | undefined {
    return this.#games.find((each) => each.game === game);
  }
}

export const house = new TheHouse();
