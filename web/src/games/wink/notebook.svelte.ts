// The notes of one game at one table, kept in this browser.
import type { Agent, Seat } from "../../protocol/wink";
import type { Table } from "../../protocol/wire";
import { keyOf, read, turn, type Notes } from "../../stage/wink/notes";

class Notebook {
  notes = $state.raw<Notes>({});

  constructor(private readonly key: string) {
    try {
      this.notes = read(localStorage.getItem(key));
    } catch {
      // Private windows may refuse; the notes then last as long as the page.
    }
  }

  turn(agent: Agent, others: Seat[]): void {
    this.notes = turn(this.notes, agent, others);
    try {
      localStorage.setItem(this.key, JSON.stringify(this.notes));
    } catch {
      // as above
    }
  }
}

const open = new Map<string, Notebook>();

export function notebook({ code, games }: Table): Notebook {
  const key = keyOf(code, games);
  const book = open.get(key) ?? new Notebook(key);
  open.set(key, book);
  return book;
}
