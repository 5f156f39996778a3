// One person at one table: what came in, ready to be drawn. The queue decides when a frame is
// shown; a game may lend it a performer that shows the way there.
import type { Frame, Intent, Link, News, Status } from "../link/link";
import type { Sight, View } from "../protocol/spywhere";
import type { Table } from "../protocol/wire";
import { Clock } from "../stage/clock";
import { Queue } from "../stage/queue";
import { opening, tell, type Story } from "../stage/spywhere/story";
import { house } from "./house.svelte";

export type SpywhereFrame = Frame<View, Sight>;
/** Plays what happened; must call `apply` once, which puts the new view on the screen. */
export type Performer = (before: View, frame: SpywhereFrame, apply: () => void) => Promise<void>;

const stillWanted = (): boolean =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Session {
  /** Where we are. */
  path = $state("/");
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  story = $state.raw<Story>(opening);
  status = $state<Status>("connected");
  /** Why there is no table to show: the reason's code, and the table's. */
  trouble = $state.raw<{ why: string; code: string } | null>(null);
  /** The code of a table to which there is a way back. */
  kept = $state<string | null>(null);
  /** True from a press until the server's word: the button stays pressed. */
  pending = $state(false);
  /** The last refusal's code, and a number that changes with each. */
  refused = $state.raw<{ code: string; n: number } | null>(null);

  /** Lent by the game on the screen. */
  performer: Performer | null = null;
  /** Told of everything seen, when it is shown: sound and the live region. */
  onSights: (sights: Sight[], view: View) => void = () => {};

  readonly #queue = new Queue<View, Sight>({
    play: async (before, frame) => {
      if (this.performer) await this.performer(before, frame, () => this.#apply(frame));
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

  send(intent: Intent): void {
    const calls = "act" in intent || "play" in intent || "open" in intent || "sit" in intent;
    if (this.pending && calls) return; // one at a time; a double tap is one tap
    if (calls) this.pending = true;
    this.link.send(intent);
  }

  #hear(news: News): void {
    if ("table" in news) this.#seat(news.table);
    else if ("status" in news) this.status = news.status;
    else if ("trouble" in news) this.trouble = news.trouble;
    else if ("about" in news) house.introduce(news.about);
    else if ("kept" in news) this.kept = news.kept;
    else if ("settled" in news) this.pending = false;
    else if ("refused" in news) {
      this.pending = false;
      this.refused = { code: news.refused, n: (this.refused?.n ?? 0) + 1 };
    } else if ("path" in news) {
      this.path = news.path;
      this.#clear();
      this.table = null;
      this.trouble = null;
      this.kept = null;
      this.pending = false;
    } else {
      this.clock.set(news.frame.at);
      this.#queue.push(news.frame);
    }
  }

  /** A new game at the same table starts with an empty log. */
  #seat(table: Table): void {
    if (table.phase === "lobby") this.#clear();
    this.table = table;
  }

  #clear(): void {
    this.#queue.reset();
    this.story = opening;
    this.view = null;
  }

  #apply(frame: SpywhereFrame): void {
    if (this.view === frame.view) return;
    const again = frame.sights.some((sight) => "dealt" in sight);
    this.story = tell(again ? opening : this.story, frame.sights, frame.view);
    this.view = frame.view;
    if (frame.mine) this.pending = false;
    this.onSights(frame.sights, frame.view);
  }
}
