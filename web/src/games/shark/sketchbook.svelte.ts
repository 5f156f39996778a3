// The sketch of one game, kept in this browser. That of an earlier game at the table is let go.
import type { Design } from "../../protocol/dr-shark";
import type { Table } from "../../protocol/wire";
import { keyOf, readSketch, turnMark, type Sketch } from "../../stage/shark/sketch";

export class Sketchbook {
  sketch = $state.raw<Sketch>([]);
  readonly #key: string;

  constructor(code: string, game: number) {
    this.#key = keyOf(code, game);
    try {
      for (let last = game - 1; last > 0 && localStorage.getItem(keyOf(code, last)); last--) localStorage.removeItem(keyOf(code, last));
      this.sketch = readSketch(localStorage.getItem(this.#key));
    } catch {
      // No storage: the sketch lasts as long as the page.
    }
  }

  turn(design: Design): void {
    this.sketch = turnMark(this.sketch, design);
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.sketch));
    } catch {
      // as above
    }
  }
}

let last: { key: string; book: Sketchbook } | null = null;

/** The one of this table's game. */
export function sketchbook({ code, games }: Table): Sketchbook {
  const key = keyOf(code, games);
  if (last?.key !== key) last = { key, book: new Sketchbook(code, games) };
  return last.book;
}
