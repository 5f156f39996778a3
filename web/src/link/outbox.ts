// What is yet to be answered. Each act and order has a number of its own, one more each time, so that
// the server does it once however often it comes. One is on its way at a time: the server takes a
// number below the last one that it has done for one that it has done already.
import type { Order, ToServer } from "../protocol/wire";

export type Said = { act: unknown } | { order: Order };

interface Waiting {
  n: number;
  message: ToServer;
}

export class Outbox {
  #last = 0;
  #waiting: Waiting[] = [];

  /** Numbers it. Only after a welcome: numbers go on where the server's count ends. */
  add(said: Said): void {
    const n = ++this.#last;
    this.#waiting.push({ n, message: "act" in said ? { act: { n, act: said.act } } : { order: { n, order: said.order } } });
  }

  /** The one that is on its way, or to be sent now. */
  get first(): ToServer | undefined {
    return this.#waiting[0]?.message;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** The server has done everything up to `n`. */
  welcome(n: number): void {
    this.#last = Math.max(this.#last, n);
    this.#waiting = this.#waiting.filter((each) => each.n > n);
  }

  /** Whether an answer to `n` is still awaited; what was sent twice is answered twice. */
  awaits(n: number): boolean {
    return this.#waiting.some((each) => each.n === n);
  }

  answered(n: number): void {
    this.#waiting = this.#waiting.filter((each) => each.n !== n);
  }

  /** It will not be answered. */
  drop(): void {
    this.#waiting = [];
  }
}
