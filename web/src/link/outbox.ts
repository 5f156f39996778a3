// What was sent and not yet answered. Each act and order has a number of its own, one more each
// time, so that the server does it once however often it comes.
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
  add(said: Said): ToServer {
    const n = ++this.#last;
    const message: ToServer = "act" in said ? { act: { n, act: said.act } } : { order: { n, order: said.order } };
    this.#waiting.push({ n, message });
    return message;
  }

  /** The server has done everything up to `n`. What else was sent is to be sent again. */
  welcome(n: number): ToServer[] {
    this.#last = Math.max(this.#last, n);
    this.#waiting = this.#waiting.filter((each) => each.n > n);
    return this.waiting;
  }

  answered(n: number): void {
    this.#waiting = this.#waiting.filter((each) => each.n !== n);
  }

  /** It will not be answered. */
  drop(): void {
    this.#waiting = [];
  }

  get waiting(): ToServer[] {
    return this.#waiting.map((each) => each.message);
  }
}
