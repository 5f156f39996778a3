// The notes of one table, kept in this browser.
import type { Nation, Seat } from "../../protocol/spywhere";
import { keyOf, readNotes, turnMark, type Notes } from "../../stage/spywhere/notes";

export class Notebook {
  notes = $state.raw<Notes>({});
  readonly #key: string;

  constructor(code: string) {
    this.#key = keyOf(code);
    try {
      this.notes = readNotes(localStorage.getItem(this.#key));
    } catch {
      // No storage: the notes last as long as the page.
    }
  }

  turn(seat: Seat, nation: Nation): void {
    this.notes = turnMark(this.notes, seat, nation);
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.notes));
    } catch {
      // as above
    }
  }
}
