// One person at one table: what came in, ready to be drawn. The queue decides when a frame is
// shown; a game may lend it a performer that shows the way there.
import type { Clause } from "../book/open.svelte";
import type { AnyGame } from "../games/game";
import { fetchGame, isReady } from "../games/registry";
import { speak, type Sentence } from "../i18n/lang.svelte";
import type { AnySight, AnyView, Frame, Hint, Intent, Link, News, Status, Way } from "../link/link";
import type { Table } from "../protocol/wire";
import { Clock } from "../stage/clock";
import { painted } from "../stage/painted";
import { Queue } from "../stage/queue";
import { opening, tell, type Line, type Story } from "../stage/story";
import { playedFor, type Back } from "./back";
import { house } from "./house.svelte";
import { Lapse } from "./lapse";
import { noticed } from "./notice";

/** The refusal with which the host's removal of this player comes. */
const REMOVED = "table/removed";

/** Something about the table rather than the game, which everybody is told. */
export interface Notice {
  /** The line of the log that it comes before. */
  before: number;
  sentence: Sentence;
}

/** What is said once: why the house refused something, what happened at the table, what was done for this person
 *  because their time was up, or what the game on the screen has to say, with the clause that forbids it. */
export type Message = { refused: string } | { notice: Sentence } | { lapsed: AnySight } | { text: string; clause: Clause | null };

/** Something that fills the screen: what was seen, the number of its line in the story, and the view as it was then. */
export interface Moment {
  sight: AnySight;
  n: number;
  view: AnyView;
  /** It does not pass by itself. */
  still?: boolean;
}

/** Plays what happened; must call `apply` once, which puts the new view on the screen. */
export type Performer<V, S> = (before: V, frame: Frame<V, S>, apply: () => void) => Promise<void>;

const stillWanted = (): boolean =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Session {
  /** Where we are. */
  path = $state(globalThis.location?.pathname ?? "/");
  table = $state.raw<Table | null>(null);
  /** The game played at the table, once it has been fetched. */
  game = $state.raw<AnyGame | null>(null);
  view = $state.raw<AnyView | null>(null);
  /** All that was seen. */
  story = $state.raw<Story<AnySight>>(opening);
  status = $state<Status>("connected");
  /** Why there is no table to show: the reason's code, and the table's. */
  trouble = $state.raw<{ why: string; code: string } | null>(null);
  /** The host has removed us from the table on the screen. */
  removed = $state(false);
  /** We sit out at the table on the screen. */
  sitsOut = $state(false);
  /** The number under which we ask the host for a seat. */
  asked = $state<number | null>(null);
  /** Whether we look on without a seat. */
  watching = $state(false);
  /** The level of bots that was last chosen for each game. */
  levels = $state.raw<Readonly<Record<string, string>>>({});
  /** A table to which there is a way back. */
  kept = $state.raw<Way | null>(null);
  /** True from a press until the server's word: the button stays pressed. */
  pending = $state(false);
  /** The newest message, and its number: only one is on the screen. */
  message = $state.raw<{ what: Message; n: number } | null>(null);
  /** Whether the person is being asked if they want to leave. */
  leaving = $state(false);
  /** What happened at the table since the game began, besides the game. */
  notices = $state.raw<Notice[]>([]);

  #performer: Performer<AnyView, AnySight> | null = null;
  readonly #feel = new Set<(percepts: unknown[]) => void>();
  /** Something that fills the screen until it has passed. */
  moment = $state.raw<Moment | null>(null);
  /** What happened while that was shown, in order. */
  #moments: Moment[] = [];
  /** What a bot did for this person while they were away, until it is read. */
  back = $state.raw<Back | null>(null);
  /** What happened while this person was away, until the game has been fetched. */
  #missed: { me: number; sights: AnySight[]; mine: boolean } | null = null;
  /** What a good player would do now, until something happens or it is read. */
  hint = $state.raw<Hint | null>(null);
  /** Told of everything seen, when it is shown. */
  onSights: (sights: AnySight[]) => void = () => {};

  /** Until the last press has been drawn. */
  #pressed: Promise<void> = Promise.resolve();
  readonly #lapse = new Lapse((act) => this.send({ act }));
  readonly #queue = new Queue<AnyView, AnySight>({
    play: async (before, frame) => {
      if (frame.mine) await this.#pressed;
      if (this.#performer) await this.#performer(before, frame, () => this.#apply(frame));
      else this.#apply(frame);
    },
    show: (frame) => this.#apply(frame),
    still: stillWanted,
  });

  constructor(
    private readonly link: Link,
    readonly clock = new Clock(),
  ) {}

  start(): () => void {
    return this.link.subscribe((news) => this.#hear(news));
  }

  /** The log as it may still be read, for a table of this game. */
  lines(): Line<AnySight>[] {
    const { lines } = this.story;
    return this.game?.log.recall?.(lines, this.view) ?? lines;
  }

  /** The same without the lines that say only that a turn began, which a headline says already. */
  deeds(): Line<AnySight>[] {
    return this.lines().filter(({ sight }) => !this.game?.log.begins(sight));
  }

  /** What is worth reading later. */
  record(): Line<AnySight>[] {
    return this.deeds().filter(({ sight }) => !this.game?.log.passing?.(sight));
  }

  /** The game on the screen shows what happens; returns how to stop. */
  perform<V, S>(performer: Performer<V, S>): () => void {
    const lent = performer as unknown as Performer<AnyView, AnySight>;
    this.#performer = lent;
    return () => {
      if (this.#performer === lent) this.#performer = null;
    };
  }

  /** A part of the game on the screen wants what is felt now or never; returns how to stop. */
  feel<P>(feel: (percepts: P[]) => void): () => void {
    const lent = feel as (percepts: unknown[]) => void;
    this.#feel.add(lent);
    return () => void this.#feel.delete(lent);
  }

  /** A clock of this person's runs that no sheet stops: what is said then leads to no clause. */
  hurried = $state(false);

  /** What this person has chosen so far, as an act if it is complete: it counts when their time is up.
   *  Returns how to stop. */
  choosing(choice: () => unknown): () => void {
    return this.#lapse.choosing(choice);
  }

  /** Says something once, such as why something cannot be done. */
  say(text: string, clause: Clause | null = null): void {
    this.#say({ text, clause });
  }

  #say(what: Message): void {
    this.message = { what, n: (this.message?.n ?? 0) + 1 };
  }

  send(intent: Intent): void {
    if ("leave" in intent && !intent.leave.sure && (this.#inCompany() || this.#learning() || this.#playing())) return void (this.leaving = true);
    const calls = "act" in intent || "play" in intent || "learn" in intent || "open" in intent || "sit" in intent || "ask" in intent;
    if (this.pending && calls) return; // one at a time; a double tap is one tap
    if (calls) {
      this.pending = true;
      this.#pressed = painted();
    }
    if ("act" in intent) this.back = null;
    this.link.send(intent);
  }

  /** Whether others sit at the table where we do, people or bots: our seat there is not given up by a slip of the thumb. */
  #inCompany(): boolean {
    const { seats = [], you, lesson } = this.table ?? {};
    return you !== undefined && you.seat !== null && lesson === undefined && seats.some(({ kind }, seat) => kind !== "empty" && seat !== you.seat);
  }

  /** Whether we sit in the middle of a game. */
  #playing(): boolean {
    const { phase, you, lesson } = this.table ?? {};
    return phase === "playing" && you !== undefined && you.seat !== null && lesson === undefined;
  }

  /** Whether there is more of a lesson to come. */
  #learning(): boolean {
    const lesson = this.table?.lesson;
    return lesson !== undefined && lesson.awaits !== "nothing";
  }

  #hear(news: News): void {
    if ("table" in news) this.#seat(news.table);
    else if ("status" in news) this.status = news.status;
    else if ("trouble" in news) this.trouble = news.trouble;
    else if ("about" in news) house.introduce(news.about);
    else if ("levels" in news) this.levels = news.levels;
    else if ("kept" in news) this.kept = news.kept;
    else if ("removed" in news) {
      // The page says it from now on: not twice.
      this.removed = true;
      if (this.message && "refused" in this.message.what && this.message.what.refused === REMOVED) this.#say({ text: "", clause: null });
    }
    else if ("sitsOut" in news) this.sitsOut = true;
    else if ("asked" in news) this.asked = news.asked;
    else if ("watching" in news) this.watching = news.watching;
    else if ("percepts" in news) this.#feel.forEach((feel) => feel(news.percepts));
    else if ("hint" in news) this.hint = news.hint;
    else if ("settled" in news) this.pending = false;
    else if ("refused" in news) {
      this.pending = false;
      if (!this.removed || news.refused !== REMOVED) this.#say({ refused: news.refused });
    } else if ("path" in news) {
      this.path = news.path;
      this.#clear();
      this.table = null;
      this.trouble = null;
      this.kept = null;
      this.removed = false;
      this.sitsOut = false;
      this.asked = null;
      this.watching = false;
      this.leaving = false;
      this.pending = false;
    } else {
      this.clock.set(news.frame.at, news.frame.rate);
      this.#queue.push(news.frame);
    }
  }

  /** A new game at the same table starts with an empty log. */
  #seat(table: Table): void {
    if (table.phase === "lobby") this.#clear();
    const news = this.table ? noticed(this.table, table) : [];
    const before = this.story.next;
    this.notices = [...this.notices, ...news.map((sentence) => ({ before, sentence }))];
    const notice = news.at(-1);
    if (notice) this.#say({ notice });
    if (this.table?.game !== table.game || !this.game) void this.#meet(table);
    this.table = table;
  }

  /** Fetches the game; a table is shown once it is here. */
  async #meet({ game, code }: Table): Promise<void> {
    this.game = null;
    if (!isReady(game)) return void (this.trouble = { why: "client/rehearsed", code });
    try {
      const [met] = await Promise.all([fetchGame(game), speak(game)]);
      if (this.table?.game !== game) return;
      this.game = met;
      this.#tellMissed();
    } catch {
      if (this.table?.game === game) this.trouble = { why: "client/unfetched", code };
    }
  }

  #clear(): void {
    this.#queue.reset();
    this.#lapse.stop();
    this.back = null;
    this.#missed = null;
    this.hint = null;
    this.#moments = [];
    this.moment = null;
    this.story = opening;
    this.notices = [];
    this.view = null;
  }

  /** Says what a bot did meanwhile, once the game is here that can put it into words. */
  #tellMissed(): void {
    if (!this.#missed || !this.game) return;
    const { me, sights, mine } = this.#missed;
    this.#missed = null;
    this.back = playedFor(me, sights, mine, this.game.log) ?? this.back;
  }

  /** Says what was done for this person because their time was up. */
  #note({ sights }: Frame, me: number | null): void {
    const log = this.game?.log;
    const sight = sights.findLast((each) => log && log.actor(each) === me && !log.begins(each));
    if (sight && !log?.isTimeUp?.(sight)) this.#say({ lapsed: sight });
  }

  /** The moment on the screen has passed: the next one is shown, if there is one. */
  pass(): void {
    this.moment = this.#moments.shift() ?? null;
  }

  /** Shows what everybody stops for, one after the other. */
  #stopFor({ sights, view }: Frame): void {
    for (const [i, sight] of sights.entries()) if (this.game?.isMoment?.(sight)) this.#moments.push({ sight, n: this.story.next + i, view });
    if (!this.moment) this.pass();
  }

  #apply(frame: Frame): void {
    if (this.view === frame.view) return;
    const me = this.table?.you.seat ?? null;
    if (!frame.opens && !frame.missed) this.#stopFor(frame);
    const before = this.view;
    if (frame.missed && me !== null) {
      this.#missed = { me, sights: frame.sights.slice(-frame.missed), mine: frame.mine ?? false };
      this.#tellMissed();
    } else if (this.#lapse.was(before, frame, me)) this.#note(frame, me);
    this.story = tell(frame.opens ? opening : this.story, frame.sights);
    this.view = frame.view;
    this.hint = null;
    if (frame.mine) this.pending = false;
    this.#lapse.watch(frame.view, me, this.clock);
    this.onSights(frame.sights);
  }
}
