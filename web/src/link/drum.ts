// At a table with a beat everything is said on it and in one length, whether there is anything to say
// or not: neither when somebody speaks nor how much tells what their eyes do (Wink §11.5).

/** Every word at such a table has this many bytes, filled with spaces, which JSON does not mind. */
export const WIDTH = 256;
/** More than this nobody's eyes do in a beat. */
const FEW = 4;

export const padded = (text: string): string =>
  text + " ".repeat(Math.max(0, WIDTH - new TextEncoder().encode(text).length));

export class Drum {
  #signals: unknown[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #ms: number | undefined;

  /** `strike` is called on every beat, with what was done since the last. */
  constructor(private readonly strike: (signals: unknown[]) => void) {}

  get beats(): boolean {
    return this.#ms !== undefined;
  }

  /** Keeps this beat from now on; none, and it is silent. */
  keep(ms: number | undefined): void {
    if (ms === this.#ms) return;
    clearInterval(this.#timer);
    this.#signals = [];
    this.#ms = ms;
    if (ms !== undefined) this.#timer = setInterval(() => this.strike(this.#signals.splice(0)), ms);
  }

  /** For the next beat. What is said twice in a row is said once; of many the newest few count. */
  add(signal: unknown): void {
    if (JSON.stringify(signal) === JSON.stringify(this.#signals.at(-1))) return;
    this.#signals = [...this.#signals, signal].slice(-FEW);
  }
}
