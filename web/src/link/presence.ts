// Being at a table: the line to it, what was sent and not yet answered, and how far we know the
// story.
import type { Beat, Have, Order, Stand, Table, ToClient, ToServer } from "../protocol/wire";
import { Drum, padded } from "./drum";
import { Line, socket } from "./line";
import type { AnySight, AnyView, News } from "./link";
import { Outbox } from "./outbox";

/** How it ended when it did not end by itself: the code of the reason. */
export type Ended =
  /** We got up, and the table knows. */
  | "left"
  /** The table does not let us in, or any more: the seat is not ours, or nobody may watch. */
  | { shut: string }
  /** There is no use in coming back. */
  | { trouble: string };

type Words = ToClient<AnySight[], AnyView, unknown[]>;

export class Presence {
  readonly #line: Line;
  readonly #outbox = new Outbox();
  readonly #drum = new Drum((signals) => this.#line.say({ beat: signals }, padded));
  #have: Have;
  #leaving = false;

  constructor(
    /** As it was last seen. */
    public table: Table,
    readonly stand: Stand,
    token: string | undefined,
    private readonly tell: (news: News) => void,
    private readonly ended: (how: Ended) => void,
    make: () => WebSocket = socket,
  ) {
    // From the first word of this game's story: what happened before we came is in the log, too.
    this.#have = { game: table.games, n: 0 };
    this.#line = new Line({
      hello: () => ({ hello: { table: table.code, as: stand, have: this.#have, ...(token ? { token } : {}) } }),
      hear: (said) => this.#hear(said as Words),
      up: (up) => this.tell({ status: up ? "connected" : "lost" }),
      closed: (code, reason) => this.#closed(code, reason),
    }, make);
  }

  say(said: { act: unknown } | { order: Order }): void {
    this.#say(this.#outbox.add(said));
  }

  /** Said once, if anybody listens; on the beat where there is one. */
  sense(signal: unknown): void {
    if (this.#drum.beats) this.#drum.add(signal);
    else this.#line.say({ sense: signal });
  }

  /** Gets up for good. */
  leave(): void {
    this.#leaving = true;
    this.say({ order: { leave: {} } });
  }

  nudge(): void {
    this.#line.nudge();
  }

  hangUp(): void {
    this.#drum.keep(undefined);
    this.#line.hangUp();
  }

  /** Where there is a beat, acts are as long as the beat's own words. */
  #say(message: ToServer): void {
    if (this.#drum.beats && "act" in message) this.#line.say(message, padded);
    else this.#line.say(message);
  }

  #hear(said: Words): void {
    if ("table" in said) {
      this.table = said.table;
      this.#drum.keep(this.stand === "seat" ? said.table.beat : undefined);
      this.tell(said);
    } else if ("update" in said) {
      const { game, n, at, sights, view, ack } = said.update;
      this.#have = { game, n };
      this.tell({ frame: { at: at + this.#line.roundTrip / 2, sights, view, mine: ack !== undefined } });
      if (ack !== undefined) this.#outbox.answered(ack);
    } else if ("percepts" in said) this.tell(said);
    else if ("beat" in said) this.#beat(said.beat);
    else if ("welcome" in said) {
      const again = this.#outbox.welcome(said.welcome.n);
      again.forEach((message) => this.#say(message));
      if (again.length === 0) this.tell({ settled: true });
    } else if ("ack" in said) this.#answered(said.ack.n);
    else if ("refused" in said) {
      this.#answered(said.refused.n);
      this.tell({ refused: said.refused.why });
    } else if ("error" in said) this.#misunderstood(said.error.what);
  }

  /** Everything that is for me alone comes on the beat, also when it is nothing. */
  #beat({ felt, ack, refused, error }: Beat<unknown[]>): void {
    this.tell({ percepts: felt });
    if (ack !== undefined) this.#answered(ack);
    if (refused) {
      this.#answered(refused.n);
      this.tell({ refused: refused.why });
    }
    if (error !== undefined) this.#misunderstood(error);
  }

  #answered(n: number): void {
    this.#outbox.answered(n);
    if (this.#outbox.waiting.length > 0) return;
    this.tell({ settled: true });
    if (this.#leaving) this.ended("left");
  }

  /** A busy table takes it a little later; anything else is a mistake of ours. */
  #misunderstood(what: string): void {
    if (what === "table/busy") {
      setTimeout(() => this.#outbox.waiting.forEach((message) => this.#say(message)), 300);
      return;
    }
    console.warn(what);
    this.#outbox.drop();
    this.tell({ settled: true });
    this.tell({ refused: "call/strange" });
  }

  /** The table has hung up. Whether to come back. */
  #closed(code: number, reason: string): boolean {
    const shut = (code === 4403 && this.stand !== "screen") || reason === "table/left";
    const final = [4403, 4404, 4409, 4410].includes(code) || ["table/asleep", "limit/wrong_codes"].includes(reason);
    const how: Ended | null = this.#leaving ? "left" : shut ? { shut: reason } : final ? { trouble: reason } : null;
    if (how) this.ended(how);
    return how === null;
  }
}
