// Frames arrive when they arrive; people need a moment to see each one. The queue plays them in
// order, one at a time, and catches up at once when it has fallen behind or nobody is looking.
import type { Frame } from "../link/link";

export interface Player<V, S> {
  /** Shows what happened between two views, and ends with `after` on the screen. */
  play(before: V, frame: Frame<V, S>): Promise<void>;
  /** Puts a view on the screen without motion. */
  show(frame: Frame<V, S>): void;
  /** True while motion is pointless: a hidden page, or reduced motion. */
  still(): boolean;
}

/** More frames waiting than this, and they are shown without motion. */
export const BACKLOG = 3;

export class Queue<V, S> {
  #waiting: Frame<V, S>[] = [];
  #last: V | null = null;
  #busy = false;

  constructor(private readonly player: Player<V, S>) {}

  push(frame: Frame<V, S>): void {
    this.#waiting.push(frame);
    if (!this.#busy) void this.#run();
  }

  /** Forgets what is waiting: a fresh view after a new game or a new connection. */
  reset(): void {
    this.#waiting = [];
    this.#last = null;
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) {
      const before = this.#last;
      this.#last = frame.view;
      const hurry = this.#waiting.length >= BACKLOG || this.player.still();
      if (before === null || frame.sights.length === 0 || hurry) {
        this.player.show(frame);
        continue;
      }
      try {
        await this.player.play(before, frame);
      } catch {
        // Motion is decoration: whatever went wrong with it, the view must come up.
        this.player.show(frame);
      }
    }
    this.#busy = false;
  }
}
