// A browser that does not start is started again: what is tested is what it does afterwards.
import { PATIENCE_MS } from "../browser/patience";

const TRIES = 3;

/** Who has not started after this long never will. */
export const START_MS = PATIENCE_MS / TRIES;

/** Starts it, and again if it fails. `start` leaves nothing behind when it does. */
export async function started<T>(what: string, start: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (trouble) {
      if (tries === TRIES) throw trouble;
      console.warn(`${what} did not start, and is started again: ${String(trouble)}`);
    }
  }
}
