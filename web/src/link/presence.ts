// Being at a table: the line to it, what was sent and not yet answered, and how far we know the
// story.
import type { Beat, Have, No, Order, Stand, Table, ToClient } from "../protocol/wire";
import type { Socket } from "./answering";
import { backoff, Line, type Again } from "./line";
import type { AnySight, AnyView, News } from "./link";
import { Outbox } from "./outbox";
import { socket } from "./relay";
import { locator } from "./route";

/** How it ended when it did not end by itself: the code of the reason. */
export type Ended =
  /** We got up, and the table knows. */
  | "left"
  /** The table does not let us in, or any more: the seat is not ours, or nobody may watch. */
  | { shut: string }
  /** There is no use in coming back. */
  | { trouble: string };

/** Which table, how, and what is known of it before it has answered. */
export interface Place {
  code: string;
  /** The key in the link by which we came. */
  key?: string | undefined;
  stand: Stand;
  token?: string | undefined;
  /** The number of the game that was last seen there. */
  game: number;
  /** How many sights of that game were seen, also by an earlier page. */
  told?: number | undefined;
}

type Words = ToClient<AnySight[], AnyView, unknown[]>;

/** Refusals that mean: not now. The same message, with the same number, may do better a little later. */
const NOT_NOW = ["table/busy", "limit/orders"];

export class Presence {
  /** As it was last seen; nothing until it has answered. */
  table: Table | null = null;
  readonly stand: Stand;
  readonly #line: Line;
  readonly #outbox = new Outbox();
  #have: Have;
  /** How many sights of which game were seen. */
  #told: { game: number; sights: number };
  /** What comes next tells also what happened while we were away, and perhaps answers an act of ours. */
  #back: { mine: boolean } | null = null;
  #leaving = false;
  /** How often in a row it was not now. */
  #delays = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    { code, key, stand, token, game, told }: Place,
    private readonly tell: (news: News) => void,
    private readonly ended: (how: Ended) => void,
    make: (code: string, answers: boolean) => Socket = socket,
  ) {
    this.stand = stand;
    // From the first word of this game's story: what happened before we came is in the log, too.
    this.#have = { game, n: 0 };
    this.#told = { game, sights: told ?? 0 };
    this.#line = new Line({
      hello: () => ({ hello: { table: locator(code, key), as: stand, have: this.#have, ...(token ? { token } : {}) } }),
      hear: (said) => this.#hear(said as Words),
      up: (up) => this.tell({ status: up ? "connected" : "lost" }),
      closed: (closeCode, reason) => this.#closed(closeCode, reason),
    }, () => make(code, stand === "seat"));
  }

  say(said: { act: unknown } | { order: Order }): void {
    this.#outbox.add(said);
    if (this.#outbox.size === 1) this.#sayFirst();
  }

  /** Said once and at once, if anybody listens; never where there is a beat. */
  sense(signal: unknown): void {
    if (this.table?.beat === undefined) this.#line.say({ sense: signal });
  }

  /** Said on the next beat, and where there is none, never. */
  onBeat(signal: unknown): void {
    this.#line.onBeat(signal);
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
    clearTimeout(this.#pause);
    this.#line.hangUp();
  }

  #sayFirst(): void {
    clearTimeout(this.#pause);
    const { first } = this.#outbox;
    if (first) this.#line.say(first);
  }

  #hear(said: Words): void {
    if ("table" in said) this.#see(said.table);
    else if ("update" in said) {
      const { game, n, at, rate, sights, view, ack } = said.update;
      const opens = game !== this.#have.game || this.#have.n === 0;
      this.#have = { game, n };
      const missed = this.#count(game, opens, sights.length);
      const mine = ack !== undefined || (this.#back?.mine ?? false);
      this.#back = null;
      const frame = { at: at + this.#line.roundTrip / 2, sights, view, opens, mine };
      this.tell({ frame: { ...frame, ...(rate ? { rate } : {}), ...(missed > 0 ? { missed } : {}) } });
      // The press ends when the frame is shown.
      if (ack !== undefined) this.#settle(ack);
    } else if ("percepts" in said || "hint" in said) this.tell(said);
    else if ("beat" in said) this.#beat(said.beat);
    else if ("welcome" in said) {
      const waiting = this.#outbox.size;
      this.#outbox.welcome(said.welcome.n);
      this.#back = { mine: this.#outbox.size < waiting };
      if (this.#outbox.size === 0) this.tell({ settled: true });
      this.#sayFirst();
    } else if ("ack" in said) this.#answered(said.ack.n);
    else if ("refused" in said) this.#refused(said.refused);
    else if ("error" in said) this.#misunderstood(said.error.what);
  }

  /** How many sights of this game were seen so far. */
  get told(): { game: number; sights: number } {
    return this.#told;
  }

  /** Counts what was seen. Returns how much of it happened while we were away. */
  #count(game: number, opens: boolean, sights: number): number {
    const known = this.#told.game === game ? this.#told.sights : 0;
    this.#told = { game, sights: opens ? sights : known + sights };
    if (!this.#back || known === 0) return 0;
    return opens ? Math.max(0, sights - known) : sights;
  }

  #see(table: Table): void {
    const stranger = this.table === null;
    this.table = table;
    // Another game than the one that we know goes on there: we want all of its story.
    if (stranger && table.phase !== "lobby" && table.games !== this.#have.game) {
      this.#have = { game: table.games, n: 0 };
      this.#line.redial();
    }
    this.tell({ table });
  }

  /** Everything that is for me alone comes on the beat, also when it is nothing; the socket has answered it. */
  #beat({ felt, ack, refused, error }: Beat<unknown[]>): void {
    this.tell({ percepts: felt });
    if (ack !== undefined) this.#answered(ack);
    if (refused) this.#refused(refused);
    if (error !== undefined) this.#misunderstood(error);
  }

  #answered(n: number): void {
    this.#settle(n);
    if (this.#outbox.size > 0) return;
    this.tell({ settled: true });
    if (this.#leaving) this.ended("left");
  }

  /** It has its answer: the next one may go. */
  #settle(n: number): void {
    if (!this.#outbox.awaits(n)) return;
    this.#delays = 0;
    this.#outbox.answered(n);
    this.#sayFirst();
  }

  #refused({ n, why }: No): void {
    if (!this.#outbox.awaits(n)) return;
    if (NOT_NOW.includes(why)) return this.#putOff();
    this.#leaving = false;
    this.#answered(n);
    this.tell({ refused: why });
  }

  /** Sends it again after a pause that grows. */
  #putOff(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#sayFirst(), backoff(this.#delays++, Math.random()));
  }

  /** A busy table takes it a little later; anything else is a mistake of ours. */
  #misunderstood(what: string): void {
    if (NOT_NOW.includes(what)) return this.#putOff();
    console.warn(what);
    this.#outbox.drop();
    this.tell({ settled: true });
    this.tell({ refused: "call/strange" });
  }

  /** The table has hung up. */
  #closed(code: number, reason: string): Again {
    const shut = (code === 4403 && this.stand !== "screen") || reason === "table/left";
    const final = [4403, 4404, 4409, 4410, 4426].includes(code) || reason === "table/asleep";
    const how: Ended | null = !shut && !final ? null : this.#leaving ? "left" : shut ? { shut: reason } : { trouble: reason };
    if (how) this.ended(how);
    return how ? "never" : reason.startsWith("limit/") ? "later" : "soon";
  }
}
