// One person's connection to one table: what came in, ready to be drawn. The queue decides when a
// frame is shown; a game may lend it a performer that shows the way there.
import type { Frame, Intent, Link, News, Status } from "../link/link";
import type { Sight, View } from "../protocol/spywhere";
import type { Table } from "../protocol/table";
import { Clock } from "../stage/clock";
import { Queue } from "../stage/queue";
import { opening, tell, type Story } from "../stage/spywhere/story";

export type SpywhereFrame = Frame<View, Sight>;
/** Plays what happened; must call `apply` once, which puts the new view on the screen. */
export type Performer = (before: View, frame: SpywhereFrame, apply: () => void) => Promise<void>;

const stillWanted = (): boolean =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Session {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  story = $state.raw<Story>(opening);
  status = $state<Status>("connected");
  /** The code that no table has. */
  missing = $state<string | null>(null);
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
    if (this.pending && "act" in intent) return; // one act at a time; a double tap is one tap
    if ("act" in intent) this.pending = true;
    this.link.send(intent);
  }

  #hear(news: News): void {
    if ("table" in news) this.#seat(news.table);
    else if ("status" in news) this.status = news.status;
    else if ("missing" in news) this.missing = news.missing;
    else if ("refused" in news) {
      this.pending = false;
      this.refused = { code: news.refused, n: (this.refused?.n ?? 0) + 1 };
    } else {
      this.clock.set(news.frame.at);
      this.#queue.push(news.frame);
    }
  }

  /** A new game at the same table starts with an empty log. */
  #seat(table: Table): void {
    if (table.phase === "lobby" || table.code !== this.table?.code) {
      this.#queue.reset();
      this.story = opening;
      this.view = null;
    }
    this.table = table;
  }

  #apply(frame: SpywhereFrame): void {
    if (this.view === frame.view) return;
    const again = frame.sights.some((sight) => "dealt" in sight);
    this.story = tell(again ? opening : this.story, frame.sights, frame.view);
    this.view = frame.view;
    this.pending = false;
    this.onSights(frame.sights, frame.view);
  }
}
