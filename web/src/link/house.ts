// The link to the house that this page came from: where we are, and which seat is ours.
import type { Asked, Create, Order, Table } from "../protocol/wire";
import type { Socket } from "./answering";
import * as calls from "./calls";
import { renew } from "./installed";
import { LEFT, SAT_OUT, type Keep, type Kept } from "./keep";
import { Errand } from "./errand";
import { backoff } from "./line";
import type { Intent, Link, News } from "./link";
import { Presence, type Ended, type Place } from "./presence";
import { socket } from "./relay";
import { locator, route } from "./route";

/** How many bots a quick game has. */
const BOTS = 3;
/** How often somebody without a seat looks who has come. */
const LOOK_MS = 4000;
/** How often somebody looks who has asked the host for a seat. */
const ASKED_MS = 1500;
/** How often they ask again, so that the table knows that they still wait. */
const ASK_ON_MS = 30_000;
/** Somebody who comes back after this long asks by themselves, if they still want to. */
const ASKED_LONG_AGO_MS = 10 * 60_000;
/** How long to wait after too much was asked from this address, perhaps by somebody else. */
const LIMITED_MS = 10_000;

/** The host does not want us here. */
const REMOVED = "table/removed";
/** We have asked for a seat, and nobody has answered. */
const UNANSWERED = "table/unanswered";

/** The house serves another version of this page. */
const OLD = "client/old";

export class House implements Link {
  #tell: (news: News) => void = () => {};
  #presence: Presence | null = null;
  /** The table at which we have no seat, as it was last seen. */
  #shown: Table | null = null;
  /** The key in the link by which we came. */
  #key: string | undefined;
  /** We have asked the host of that table for a seat, which this token would hold. */
  #asked: { id: number; token: string; seen: boolean } | null = null;
  /** Who is at the table where we have no seat, or whether there is still a way back to one. */
  readonly #seeking = new Errand();
  /** That we still ask for a seat. */
  readonly #asking = new Errand();
  /** What there is to play. */
  readonly #introduction = new Errand();
  /** The path of the table or the book where we are. */
  #at = "";
  /** Grows with every move from place to place: an answer to an earlier one comes too late. */
  #visits = 0;

  constructor(
    private readonly keep: Keep,
    private readonly make: (code: string, answers: boolean) => Socket = socket,
  ) {}

  subscribe(listener: (news: News) => void): () => void {
    this.#tell = listener;
    const nudge = (): void => {
      if (!document.hidden) [this.#presence, this.#introduction, this.#seeking, this.#asking].forEach((each) => each?.nudge());
    };
    // A page that has only just come asks by itself.
    const returns = (event: Event): void => {
      if ((event as PageTransitionEvent).persisted) nudge();
    };
    const come = (): void => {
      // Steps back and forth on one table's page change nothing, nor does a step from clause to clause of a book.
      const stays = this.#presence !== null || route(location.pathname).at === "rules";
      if (!stays || location.pathname !== this.#at) this.#visit(location.pathname);
    };
    const ears: [EventTarget, string, (event: Event) => void][] = [
      [window, "online", nudge],
      [window, "pageshow", returns],
      [document, "visibilitychange", nudge],
      [window, "popstate", come],
    ];
    ears.forEach(([on, what, then]) => on.addEventListener(what, then));
    this.#introduction.begin((dropped) => void this.#introduce(0, dropped));
    come();
    return () => {
      ears.forEach(([on, what, then]) => on.removeEventListener(what, then));
      this.#part();
      this.#introduction.drop();
      this.#tell = () => {};
    };
  }

  send(intent: Intent): void {
    if ("act" in intent) this.#presence?.say(intent);
    else if ("sense" in intent) this.#presence?.sense(intent.sense);
    else if ("beat" in intent) this.#presence?.onBeat(intent.beat);
    else if ("order" in intent) this.#order(intent.order);
    else if ("level" in intent) this.#chooseLevel(intent.level.game, intent.level.level);
    else if ("play" in intent) void this.#play(intent.play);
    else if ("learn" in intent) void this.#create({ game: intent.learn.game, lesson: true });
    else if ("open" in intent) void this.#create(intent.open);
    else if ("find" in intent) this.#find(intent.find);
    else if ("sit" in intent) void this.#sit(intent.sit.name);
    else if ("ask" in intent) void this.#ask(intent.ask.name);
    else if ("watch" in intent) this.#watch();
    else if ("door" in intent) this.#toDoor();
    else if ("here" in intent) this.#visit(location.pathname);
    else if ("leave" in intent) this.#leave();
  }

  /** What there is to play, and where others find us. */
  async #introduce(failed: number, dropped: AbortSignal): Promise<void> {
    const answer = await calls.about(dropped);
    if (dropped.aborted) return;
    this.#introduction.drop();
    if ("ok" in answer) {
      if (failed > 0 && !this.#presence) this.#tell({ status: "connected" });
      return this.#tell({ about: answer.ok });
    }
    if (!calls.isPassing(answer.no)) return;
    // A page that the browser has kept opens without the house, too, and says so.
    if (!this.#presence && answer.no === calls.UNREACHABLE) this.#tell({ status: "gone" });
    this.#introduction.later(backoff(failed, Math.random()), (dropped) => void this.#introduce(failed + 1, dropped));
  }

  #go(path: string): void {
    history.pushState(null, "", path);
    this.#visit(path);
  }

  /** A code that is typed on a shared screen's page is for that screen; a link says itself what it leads to. */
  #find({ code, screen = route(location.pathname).at === "screen" }: { code: string; screen?: boolean }): void {
    this.#go(`/${screen ? "tv" : "t"}/${encodeURIComponent(code)}`);
  }

  /** Comes to a place: the address says which. Somebody with a seat there says hello at once; anybody
   *  else asks first whether there is a table. */
  #visit(path: string, failed = 0): void {
    this.#visits++;
    this.#part();
    if (failed === 0) this.#tell({ path });
    const here = route(path);
    if (here.at !== "table" && here.at !== "screen") {
      this.#at = path;
      this.#tell({ status: "connected" });
      this.#tell({ levels: this.keep.levels });
      return this.#remember();
    }
    this.#key = here.key;
    const seat = here.at === "table" ? this.keep.at(here.code) : undefined;
    if (seat) {
      history.replaceState(null, "", `/t/${locator(here.code, here.key)}`);
      return this.#be({ code: here.code, stand: "seat", token: seat.token, game: seat.game ?? 1, told: seat.told });
    }
    this.#seeking.begin((dropped) => void this.#seek(here.code, path, failed, dropped));
  }

  /** Asks whether there is a table at this path. */
  async #seek(code: string, path: string, failed: number, dropped: AbortSignal): Promise<void> {
    const answer = await calls.look(locator(code, this.#key), dropped);
    if (dropped.aborted) return;
    this.#seeking.drop();
    if ("no" in answer) return this.#unseen(answer.no, code, path, failed);
    if (failed > 0) this.#tell({ path }); // whatever was in the way is over
    this.#tell({ status: "connected" });
    const table = answer.ok;
    const screen = route(path).at === "screen";
    history.replaceState(null, "", `/${screen ? "tv" : "t"}/${locator(table.code, this.#key)}`);
    if (screen) this.#be({ code: table.code, key: this.#key, stand: "screen", game: table.games });
    else this.#stand(table);
  }

  /** At a table without a seat of ours: as we stood there before the page was loaded anew. */
  #stand(table: Table): void {
    const asked = this.keep.askedAt(table.code);
    if (asked) {
      this.#asked = { id: asked.id, token: asked.token, seen: true };
      this.#tell({ asked: asked.id });
      this.#askOn();
    }
    this.#show(table);
    if (!asked && this.#sitsOut(table.code)) this.#watch();
  }

  #sitsOut(code: string): boolean {
    return this.keep.lostAt(code)?.lost === SAT_OUT;
  }

  /** There is no table to show: for good, or until the next try. */
  #unseen(why: string, code: string, path: string, failed: number): void {
    const limited = why === "limit/wrong_codes";
    if (limited || !calls.isPassing(why)) this.#tell({ trouble: { why, code } });
    else this.#tell({ status: "lost" });
    if (!calls.isPassing(why)) return;
    const pause = backoff(failed, Math.random()) + (calls.isLimit(why) ? LIMITED_MS : 0);
    this.#seeking.later(pause, () => this.#visit(path, failed + 1));
  }

  /** On the front page: the way back to a game that is still going on, or to a table that we have left. */
  #remember(): void {
    const last = this.keep.last;
    if (last) this.#seeking.begin((dropped) => void this.#recall(last, dropped));
  }

  async #recall(last: Kept, dropped: AbortSignal): Promise<void> {
    const answer = await calls.look(last.code, dropped);
    if ("no" in answer && answer.no === calls.UNKNOWN) this.keep.forget(last.code);
    if (dropped.aborted) return;
    // Where nobody answered it is asked again as soon as somebody looks again.
    if ("ok" in answer || answer.no !== calls.UNREACHABLE) this.#seeking.drop();
    // Somebody who may not look, because of what others asked, may come back all the same.
    if ("ok" in answer) this.#tell({ kept: { code: last.code, phase: answer.ok.phase } });
    else if (calls.isLimit(answer.no)) this.#tell({ kept: { code: last.code, phase: "playing" } });
  }

  /** Somebody without a seat sees who is here, and looks again now and then. */
  #show(table: Table): void {
    this.#tell({ table });
    if (this.keep.lostAt(table.code)?.lost === REMOVED) this.#tell({ removed: true });
    if (this.#sitsOut(table.code)) this.#tell({ sitsOut: true });
    if (!this.#waits(table, true) || this.#presence) return;
    this.#seeking.later(this.#asked ? ASKED_MS : LOOK_MS, this.#lookAgain);
  }

  /** Notes how the table is, of which we hold no seat. Whether there is no answer yet for somebody who has asked for one:
   *  a table that comes by itself may be older than the ask, and one that was asked for is not. */
  #waits(table: Table, isNew: boolean): boolean {
    this.#shown = table;
    const asked = this.#asked;
    if (!asked) return true;
    const stands = table.asks?.some(({ id }) => id === asked.id) ?? false;
    asked.seen ||= stands;
    if (stands || !(asked.seen || isNew)) return true;
    this.#answered(table, asked.token);
    return false;
  }

  readonly #lookAgain = async (dropped: AbortSignal): Promise<void> => {
    const table = this.#shown;
    if (!table) return;
    const answer = document.hidden && !this.#asked ? { ok: table } : await calls.look(locator(table.code, this.#key), dropped);
    if (dropped.aborted || !this.#shown) return;
    this.#seeking.drop();
    if ("ok" in answer) this.#show(answer.ok);
    else if (calls.isPassing(answer.no)) this.#show(table);
    else this.#tell({ trouble: { why: answer.no, code: table.code } });
  };

  /** To look on. Who has asked for a seat goes on asking. */
  #watch(): void {
    const table = this.#shown;
    if (!table) return;
    this.#hangUp();
    this.#at = location.pathname;
    const tell = (news: News): void => {
      this.#tell(news);
      if ("table" in news) this.#waits(news.table, false);
    };
    // Who sits out may watch where strangers may not: what held their seat says who they are.
    const token = this.#sitsOut(table.code) ? this.keep.lostAt(table.code)?.token : undefined;
    const place: Place = { code: table.code, key: this.#key, stand: "spectator", token, game: table.games };
    this.#presence = new Presence(place, tell, (how) => {
      if (how === "left" || "trouble" in how) return this.#ended(place, how);
      this.#toDoor();
      this.#tell({ refused: how.shut });
    }, this.make);
    this.#tell({ watching: true });
  }

  /** From looking on back to where there are seats. */
  #toDoor(): void {
    const [table, asked] = [this.#shown, this.#asked];
    if (!table) return;
    this.#hangUp();
    this.#visits++;
    this.#tell({ path: location.pathname });
    this.#tell({ status: "connected" });
    if (asked) this.#tell({ asked: asked.id });
    if (this.#sitsOut(table.code)) this.#tell({ sitsOut: true });
    this.#tell({ table });
    this.#seeking.begin(this.#lookAgain);
  }

  /** A table with bots, at which the game starts at once. */
  async #play({ game, options }: { game: string; options?: Create["options"] }): Promise<void> {
    const about = await calls.about();
    const levels = "ok" in about ? about.ok.games.find((each) => each.game === game)?.levels : undefined;
    const chosen = this.keep.levels[game];
    // Somebody who has never chosen begins with the weakest, which come first.
    const level = levels?.find((each) => each === chosen) ?? levels?.[0];
    await this.#create({ game, bots: level ? Array<string>(BOTS).fill(level) : [], ...(options ? { options } : {}), start: true });
  }

  #chooseLevel(game: string, level: string): void {
    this.keep.chooseLevel(game, level);
    this.#tell({ levels: this.keep.levels });
  }

  async #create(table: Create): Promise<void> {
    const made = await calls.create({ ...table, ...this.#named() });
    if ("no" in made) return this.#refused(made.no);
    this.keep.seat(made.ok.code, made.ok.token);
    this.#go(`/t/${made.ok.code}`);
  }

  async #sit(name: string | null): Promise<void> {
    const table = this.#shown ?? this.#presence?.table;
    if (!table) return this.#tell({ settled: true });
    this.keep.name = name ?? "";
    const before = this.keep.lostAt(table.code)?.token;
    const seated = await calls.sit(locator(table.code, this.#key), { ...this.#named(), ...(before ? { before } : {}) });
    if ("no" in seated) {
      if (seated.no === REMOVED) {
        this.keep.lose(table.code, REMOVED);
        this.#tell({ removed: true });
      }
      return this.#refused(seated.no);
    }
    this.keep.seat(seated.ok.code, seated.ok.token, table.games);
    this.#visit(location.pathname);
  }

  async #ask(name: string | null): Promise<void> {
    const table = this.#shown;
    if (!table) return this.#tell({ settled: true });
    const visit = this.#visits;
    this.keep.name = name ?? "";
    const asked = await this.#asks(table);
    if (visit !== this.#visits) return;
    if ("no" in asked) return this.#refused(asked.no);
    this.#tell({ settled: true });
    this.#seeking.begin(this.#lookAgain);
  }

  /** Asks the host for a seat, or on for the one that we have asked for, and keeps what is to hold it. */
  async #asks(table: Table, again?: string): Promise<calls.Answer<Asked>> {
    const visit = this.#visits;
    const before = this.keep.lostAt(table.code)?.token;
    const answer = await calls.ask(locator(table.code, this.#key), { ...this.#named(), ...(before ? { before } : {}), ...(again ? { again } : {}) });
    if ("no" in answer) return answer;
    const { id, token } = answer.ok;
    // Under no number we have been let in, which is what we shall see.
    if (id > 0) this.keep.asks({ code: table.code, token, id, at: Date.now() });
    if (visit !== this.#visits || id === 0) return answer;
    if (this.#asked?.id !== id) {
      this.#asked = { id, token, seen: false };
      this.#tell({ asked: id });
    }
    this.#askOn();
    return answer;
  }

  /** The table forgets those who do not ask on. */
  #askOn(): void {
    this.#asking.later(ASK_ON_MS, async (dropped) => {
      const [table, asked] = [this.#shown, this.#asked];
      const answer = table && asked ? await this.#asks(table, asked.token) : null;
      if (answer && "no" in answer && !dropped.aborted) this.#askOn();
    });
  }

  /** The host has answered: what we were given for asking holds a seat now, or nothing. */
  #answered(table: Table, token: string): void {
    this.#asked = null;
    this.#asking.drop();
    const watched = this.#presence !== null;
    this.#hangUp();
    this.#shown = null;
    const place: Place = { code: table.code, stand: "seat", token, game: table.games };
    const tell = (news: News): void => {
      if ("table" in news && !this.keep.at(table.code)) {
        this.keep.seat(table.code, token, news.table.games);
        this.#tell({ asked: null });
      }
      this.#tell(news);
    };
    this.#presence = new Presence(place, tell, (how) => {
      if (how !== "left" && "shut" in how && !this.keep.at(table.code)) {
        this.#presence = null;
        this.#shown = table;
        void this.#seatless(table, token, watched);
      } else this.#ended(place, how);
    }, this.make);
  }

  /** What we asked with holds no seat. The host has said no, or the table has forgotten that we asked: then we ask once
   *  more, unless we were away for so long that we may not want it any more. */
  async #seatless(table: Table, token: string, watched: boolean): Promise<void> {
    const visit = this.#visits;
    const { at } = this.keep.askedAt(table.code) ?? { at: 0 };
    const answer = Date.now() - at > ASKED_LONG_AGO_MS ? { no: UNANSWERED } : await this.#asks(table, token);
    if (visit !== this.#visits) return;
    if ("no" in answer) {
      this.keep.asksNoMore(table.code);
      this.#tell({ asked: null });
      this.#tell({ refused: calls.isPassing(answer.no) ? UNANSWERED : answer.no });
    }
    if (watched) this.#watch();
    else this.#seeking.begin(this.#lookAgain);
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
    const game = this.#presence?.table?.game;
    if ("bot" in order && game) this.#chooseLevel(game, order.bot.level);
    this.#presence?.say({ order });
  }

  /** In a lobby the chair is free for others; in a game the seat stays ours, and a bot plays it. Who looks on goes back to
   *  where they came in. */
  #leave(): void {
    const presence = this.#presence;
    if (presence?.stand === "spectator") return this.#toDoor();
    if (presence?.table?.lesson) this.keep.forget(presence.table.code); // nobody comes back to it
    if (presence?.stand === "seat" && presence.table && presence.table.phase !== "playing") presence.leave();
    else this.#go("/");
  }

  #be(place: Place): void {
    this.#part();
    this.#at = location.pathname;
    const tell = (news: News): void => {
      if (place.stand === "seat" && "table" in news) this.keep.saw(place.code, news.table.games);
      if (place.stand === "seat" && "frame" in news && this.#presence) {
        const { game, sights } = this.#presence.told;
        this.keep.told(place.code, game, sights);
      }
      this.#tell(news);
    };
    this.#presence = new Presence(place, tell, (how) => this.#ended(place, how), this.make);
  }

  #part(): void {
    this.#hangUp();
    this.#shown = null;
    this.#asked = null;
    this.#asking.drop();
  }

  #hangUp(): void {
    this.#seeking.drop();
    this.#presence?.hangUp();
    this.#presence = null;
  }

  /** A seat is lost when we have left it, or when the table says that it is not ours, and forgotten when
   *  there is no such table: after anything else it is tried again. */
  #ended({ code, stand }: Place, how: Ended): void {
    const seat = stand === "seat";
    if (how === "left") {
      this.keep.lose(code, LEFT);
      this.#go("/");
    } else if ("shut" in how) {
      // A stranger again.
      if (seat) this.keep.lose(code, how.shut);
      this.#tell({ refused: how.shut });
      this.#visit(location.pathname);
    } else if (how.trouble === OLD) {
      void renew().then((renewed) => renewed || this.#tell({ trouble: { why: "client/unfetched", code } }));
    } else {
      if (seat && how.trouble === calls.UNKNOWN) this.keep.forget(code);
      this.#tell({ trouble: { why: how.trouble, code } });
    }
  }
}
