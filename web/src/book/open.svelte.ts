// The clause that is open over the table: one tap from a refusal, without leaving the game.

export interface Clause {
  game: string;
  /** As the book numbers it: 7.2, or 7 for the chapter. */
  number: string;
}

class OpenBook {
  at = $state.raw<Clause | null>(null);

  close = (): void => void (this.at = null);
}

export const openBook = new OpenBook();
