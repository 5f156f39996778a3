// The game that was chosen last on this device: the front page opens with it.

const KEPT = "game";

export function lastGame(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a private window
  }
}

export function rememberGame(game: string): void {
  try {
    localStorage.setItem(KEPT, game);
  } catch {
    // Private windows may refuse; then the front page begins anew.
  }
}
