// The link to the house that this page came from: where we are, and which seat is ours.
import type { Order, Stand, Table } from "../protocol/wire";
import * as calls from "./calls";
import type { Keep } from "./keep";
import { backoff } from "./line";
import type { Intent, Link, News } from "./link";
import { Presence, type Ended } from "./presence";
import { route } from "./route";

/** How many bots a quick game has. */
const BOTS = 3;
/** How often somebody without a seat looks who has come. */
const LOOK_MS = 4000;

export class House implements Link {
  #tell: (news: News) => void = () => {};
  #presence: Presence | null = null;
  /** The table that a stranger looks at. */
  #shown: Table | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every move from place to place: an answer to an earlier one comes too late. */
  #visits = 0;

  constructor(private readonly keep: Keep) {}

  subscribe(listener: (news: News) => void): () => void {
    this.#tell = listener;
    const nudge = (): void => {
      if (!document.hidden) this.#presence?.nudge();
    };
    const come = (): void => void this.#visit(location.pathname);
    const ears: [EventTarget, string, () => void][] = [
      [window, "online", nudge],
      [window, "pageshow", nudge],
      [document, "visibilitychange", nudge],
      [window, "popstate", come],
    ];
    ears.forEach(([on, what, then]) => on.addEventListener(what, then));
    void this.#introduce();
    come();
    return () => {
      ears.forEach(([on, what, then]) => on.removeEventListener(what, then));
      this.#part();
      this.#tell = () => {};
    };
  }

  send(intent: Intent): void {
    if ("act" in intent) this.#presence?.say(intent);
    else if ("sense" in intent) this.#presence?.sense(intent.sense);
    else if ("order" in intent) this.#order(intent.order);
    else if ("play" in intent) void this.#create(intent.play.game, true, intent.play.options);
    else if ("open" in intent) void this.#create(intent.open.game, false);
    else if ("find" in intent) this.#go(`/t/${encodeURIComponent(intent.find.code)}`);
    else if ("sit" in intent) void this.#sit(intent.sit.name);
    else if ("watch" in intent && this.#shown) this.#be(this.#shown, "spectator");
    else if ("here" in intent) void this.#visit(location.pathname);
    else if ("leave" in intent) this.#leave();
  }

  /** What there is to play, and where others find us. */
  async #introduce(): Promise<void> {
    const answer = await calls.about();
    if ("ok" in answer) this.#tell({ about: answer.ok });
  }

  #go(path: string): void {
    history.pushState(null, "", path);
    void this.#visit(path);
  }

  /** Comes to a place: the address says which, the server whether it is there. */
  async #visit(path: string, failed = 0): Promise<void> {
    const visit = ++this.#visits;
    this.#part();
    if (failed === 0) this.#tell({ path });
    const here = route(path);
    if (here.at === "front") {
      this.#tell({ status: "connected" });
      return this.#remember();
    }
    const answer = await calls.look(here.code);
    if (visit !== this.#visits) return;
    if ("no" in answer) {
      if (!calls.isPassing(answer.no)) return this.#tell({ trouble: { why: answer.no, code: here.code } });
      this.#tell({ status: "lost" });
      this.#timer = setTimeout(() => void this.#visit(path, failed + 1), backoff(failed, Math.random()));
      return;
    }
    this.#tell({ status: "connected" });
    const table = answer.ok;
    history.replaceState(null, "", `/${here.at === "screen" ? "tv" : "t"}/${table.code}`);
    const token = this.keep.token(table.code);
    if (here.at === "screen") this.#be(table, "screen");
    else if (token) this.#be(table, "seat", token);
    else this.#show(table);
  }

  /** On the front page: the way back to a game that is still going on. */
  async #remember(): Promise<void> {
    const visit = this.#visits;
    const last = this.keep.last;
    if (!last) return;
    const answer = await calls.look(last.code);
    if ("no" in answer && !calls.isPassing(answer.no)) this.keep.forget(last.code);
    if ("ok" in answer && answer.ok.phase === "playing" && visit === this.#visits) this.#tell({ kept: last.code });
  }

  /** Somebody without a seat sees who is here, and looks again now and then. */
  #show(table: Table): void {
    const visit = this.#visits;
    this.#shown = table;
    this.#tell({ table });
    this.#timer = setTimeout(async () => {
      const answer = document.hidden ? { ok: table } : await calls.look(table.code);
      if (visit !== this.#visits || !this.#shown) return;
      if ("ok" in answer) this.#show(answer.ok);
      else if (calls.isPassing(answer.no)) this.#show(table);
      else this.#tell({ trouble: { why: answer.no, code: table.code } });
    }, LOOK_MS);
  }

  async #create(game: string, quick: boolean, options?: Record<string, unknown>): Promise<void> {
    const about = quick ? await calls.about() : { no: "" };
    const levels = "ok" in about ? about.ok.games.find((each) => each.game === game)?.levels : undefined;
    // Weakest first: neither the weakest nor, where there are several, the strongest.
    const level = levels?.[Math.floor(levels.length / 2)];
    const company = quick ? { bots: level ? Array<string>(BOTS).fill(level) : [], start: true } : {};
    const made = await calls.create({ game, ...this.#named(), ...company, ...(options ? { options } : {}) });
    if ("no" in made) return this.#refused(made.no);
    this.keep.seat(made.ok.code, made.ok.token);
    this.#go(`/t/${made.ok.code}`);
  }

  async #sit(name: string | null): Promise<void> {
    const table = this.#shown ?? this.#presence?.table;
    if (!table) return;
    this.keep.name = name ?? "";
    const seated = await calls.sit(table.code, this.#named());
    if ("no" in seated) return this.#refused(seated.no);
    this.keep.seat(seated.ok.code, seated.ok.token);
    void this.#visit(location.pathname);
  }

  #named(): { name?: string } {
    return this.keep.name ? { name: this.keep.name } : {};
  }

  #refused(why: string): void {
    this.#tell({ settled: true });
    this.#tell(why === calls.UNREACHABLE ? { status: "gone" } : { refused: why });
  }

  #order(order: Order): void {
    if ("rename" in order) this.keep.name = order.rename ?? "";
    this.#presence?.say({ order });
  }

  /** In a lobby the chair is free for others; in a game the seat stays ours, and a bot plays it. */
  #leave(): void {
    const presence = this.#presence;
    if (presence?.stand === "seat" && presence.table.phase !== "playing") presence.leave();
    else this.#go("/");
  }

  #be(table: Table, stand: Stand, token?: string): void {
    this.#part();
    this.#presence = new Presence(table, stand, token, this.#tell, (how) => this.#ended(table, stand, how));
  }

  #part(): void {
    clearTimeout(this.#timer);
    this.#presence?.hangUp();
    this.#presence = null;
    this.#shown = null;
  }

  #ended(table: Table, stand: Stand, how: Ended): void {
    if (how === "left") {
      this.keep.forget(table.code);
      this.#go("/");
    } else if ("shut" in how) {
      // A stranger again.
      if (stand === "seat") this.keep.forget(table.code);
      this.#tell({ refused: how.shut });
      void this.#visit(location.pathname);
    } else this.#tell({ trouble: { why: how.trouble, code: table.code } });
  }
}
