// What a newcomer is shown once: the offer of a lesson, coach marks. The browser remembers it.
import { shelf, type Shelf } from "../link/keep";

const KEY = "once";
/** Stands for everything: somebody who wants to be shown nothing. */
const ALL = "*";

export class Once {
  #known: Set<string>;

  constructor(private readonly shelf: Shelf | null) {
    this.#known = this.#read();
  }

  /** Whether it was shown before. */
  was(what: string): boolean {
    return this.#known.has(what) || this.#known.has(ALL);
  }

  /** It is never shown again. */
  note(what: string): void {
    this.#known = new Set([...this.#read(), ...this.#known, what]);
    try {
      this.shelf?.setItem(KEY, JSON.stringify([...this.#known]));
    } catch {
      // It lasts as long as the page.
    }
  }

  /** Everything is new again; fixtures use it. */
  forget(): void {
    this.shelf?.setItem(KEY, "[]");
    this.#known = new Set();
  }

  /** Another window may have been shown something since. */
  #read(): Set<string> {
    try {
      const kept: unknown = JSON.parse(this.shelf?.getItem(KEY) ?? "[]");
      return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : []);
    } catch {
      return new Set();
    }
  }
}

export const once = new Once(shelf());
