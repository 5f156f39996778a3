// The notes of one game, kept in this browser. Those of an earlier game at the table are let go.
import type { Nation, Seat } from "../../protocol/spywhere";
import type { Table } from "../../protocol/wire";
import { keyOf, readNotes, turnMark, type Notes } from "../../stage/spywhere/notes";

class Notebook {
  notes = $state.raw<Notes>({});
  readonly #key: string;

  constructor(code: string, game: number) {
    this.#key = keyOf(code, game);
    try {
      for (let last = game - 1; last > 0 && localStorage.getItem(keyOf(code, last)); last--) localStorage.removeItem(keyOf(code, last));
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

let open: { of: string; book: Notebook } | null = null;

/** The notebook of the game that is on: one, whoever looks into it. */
export function notebook({ code, games }: Table): Notebook {
  const of = keyOf(code, games);
  if (open?.of !== of) open = { of, book: new Notebook(code, games) };
  return open.book;
}
