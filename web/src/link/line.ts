// One line to a table: it comes back by itself when it breaks, and asks now and then whether the
// other end is still there. What is said on it is somebody else's business.
import type { ToClient, ToServer } from "../protocol/wire";
import type { Socket } from "./answering";
import { padded } from "./drum";

/** Whether to come back to a table that has hung up: soon, after a while, or not at all. */
export type Again = "soon" | "later" | "never";

export interface Ends {
  /** The first thing said on every socket. */
  hello(): ToServer;
  hear(said: ToClient<unknown, unknown, unknown>): void;
  /** True once a socket has said something, false as soon as it is gone. */
  up(up: boolean): void;
  /** The other end closed it for this reason. */
  closed(code: number, reason: string): Again;
}

/** How long to wait before the next try, by how many have failed: soon, and never too long. */
export const backoff = (failed: number, chance: number): number => Math.min(5000, 200 * 2 ** failed) * (0.75 + chance / 2);

/** Somebody who was told that it is too much waits longer by this. */
const LATER_MS = 4000;
/** Ask after so long without a word. */
const QUIET_MS = 10_000;
/** No answer for so long: the line is dead, whatever the socket believes. */
const PATIENCE_MS = 4000;
/** The same for somebody who has just unlocked their phone: sockets seldom survive a sleep, and do not say so. */
const HASTE_MS = 700;

export class Line {
  /** The shortest way there and back that was measured lately, in ms. */
  roundTrip = 0;
  #socket: Socket | null = null;
  #failed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  /** The ping whose answer somebody waits for who has just looked again. Words that came before it may have waited here
   *  while the phone slept, and say nothing about the line. */
  #asked: number | null = null;

  constructor(
    private readonly ends: Ends,
    private readonly make: () => Socket,
    private readonly chance: () => number = Math.random,
  ) {
    this.#open();
  }

  /** Says it if the line is open; what matters is said again after the next welcome. */
  say(message: ToServer): void {
    if (this.#socket?.readyState === 1) this.#socket.send(written(message));
  }

  /** Hangs up and says hello anew. */
  redial(): void {
    if (!this.#over) this.#open();
  }

  /** Somebody looks at the page again, or the network is back: do not wait any longer. */
  nudge(): void {
    if (this.#over) return;
    if (!this.#socket) return this.#open();
    // It is being asked already: asking anew would only put off the end of a dead line.
    if (this.#asked !== null) return;
    this.#asked = this.#ping();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), HASTE_MS);
  }

  /** For the next beat. */
  onBeat(signal: unknown): void {
    this.#socket?.onBeat(signal);
  }

  hangUp(): void {
    this.#over = true;
    this.#drop();
  }

  #open(): void {
    this.#drop();
    const socket = this.make();
    this.#socket = socket;
    // A socket that neither opens nor fails is no better than none.
    this.#timer = setTimeout(() => this.#broken(), PATIENCE_MS * 2);
    socket.onopen = () => socket.send(written(this.ends.hello()));
    socket.onmessage = (event) => {
      const said = JSON.parse(event.data) as ToClient<unknown, unknown, unknown>;
      if ("welcome" in said || ("pong" in said && said.pong >= (this.#asked ?? 0))) this.#asked = null;
      if (this.#asked === null) this.#rest();
      if ("pong" in said) this.#measure(said.pong);
      else {
        if ("welcome" in said) {
          this.#failed = 0;
          this.ends.up(true);
          this.#ask();
        }
        this.ends.hear(said);
      }
    };
    socket.onclose = (event) => {
      this.#drop();
      const again = this.ends.closed(event.code, event.reason);
      if (again === "never") this.#over = true;
      else this.#later(again === "later" ? LATER_MS : 0);
    };
  }

  /** A word has come: the line is alive. Ask again after a while of silence. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), QUIET_MS);
  }

  #ask(): void {
    clearTimeout(this.#timer);
    this.#ping();
    this.#timer = setTimeout(() => this.#broken(), PATIENCE_MS);
  }

  /** Asks whether the other end is there. The answer repeats this number. */
  #ping(): number {
    const now = Math.round(performance.now());
    this.say({ ping: now });
    return now;
  }

  #measure(sent: number): void {
    const took = Math.max(0, performance.now() - sent);
    // A slow answer says more about this moment than about the line.
    this.roundTrip = this.roundTrip === 0 ? took : Math.min(took, this.roundTrip * 1.2);
  }

  #broken(): void {
    this.#drop();
    this.#later();
  }

  #later(longer = 0): void {
    this.ends.up(false);
    this.#timer = setTimeout(() => this.#open(), longer + backoff(this.#failed++, this.chance()));
  }

  /** Lets go of the socket without hearing from it again. */
  #drop(): void {
    clearTimeout(this.#timer);
    this.#asked = null;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** All in one length, at every table, so that no table with a beat is ever taken for another. What a
 *  hand feels in a bag is never said at one, and too much of it is said to fill it up. */
const written = (message: ToServer): string => {
  const text = JSON.stringify(message);
  return "sense" in message ? text : padded(text);
};
