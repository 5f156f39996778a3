// What eyes did since the last beat, and the one length of everything that is said.

import { ANSWER_BYTES, FEW } from "../protocol/wire";

/** Every message has the same length, filled with spaces, which JSON does not mind. */
export const padded = (text: string): string =>
  text + " ".repeat(Math.max(0, ANSWER_BYTES - new TextEncoder().encode(text).length));

export class Drum {
  #signals: unknown[] = [];

  /** For the next beat. What is said twice in a row is said once; of many the newest few count. */
  add(signal: unknown): void {
    if (JSON.stringify(signal) === JSON.stringify(this.#signals.at(-1))) return;
    this.#signals = [...this.#signals, signal].slice(-FEW);
  }

  /** A beat: what was done since the last one. */
  strike(): unknown[] {
    return this.#signals.splice(0);
  }
}
