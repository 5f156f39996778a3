// Private notes on one game at one table. They are kept in this browser and never leave it.
import type { Table } from "../protocol/wire";

class Notebook<Notes> {
  notes = $state.raw() as Notes;

  constructor(private readonly key: string, read: (kept: unknown) => Notes) {
    this.notes = read(recall(key));
  }

  write(notes: Notes): void {
    this.notes = notes;
    try {
      localStorage.setItem(this.key, JSON.stringify(notes));
    } catch {
      // Private windows may refuse; the notes then last as long as the page.
    }
  }
}

/** What was kept; undefined if there is nothing, or nothing that can be read. */
function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "") as unknown;
  } catch {
    return undefined;
  }
}

/** Removes the notes on earlier games at the table. */
function forget(name: string, code: string, game: number): void {
  try {
    for (let last = game - 1; last > 0 && localStorage.getItem(`${name}/${code}/${last}`); last--) localStorage.removeItem(`${name}/${code}/${last}`);
  } catch {
    // as above
  }
}

/** The notebooks of one kind: returns the one for the current game at a table, the same for everybody who asks.
 *  `read` turns what was kept, which may be anything, into notes. */
export function notebooks<Notes>(name: string, read: (kept: unknown) => Notes): (table: Pick<Table, "code" | "games">) => Notebook<Notes> {
  let open: { key: string; book: Notebook<Notes> } | null = null;
  return ({ code, games }) => {
    const key = `${name}/${code}/${games}`;
    if (open?.key !== key) {
      forget(name, code, games);
      open = { key, book: new Notebook(key, read) };
    }
    return open.book;
  };
}
