// What was seen last, kept for a moment: how a search ended, and a mistake that cost time. What the mistake was is kept
// until something else happens.
import type { Colour, Ending, Piece, Seat, Sight, Slot, View } from "../../protocol/dr-shark";
import type { Story } from "../../stage/story";

export interface Ended {
  seat: Seat;
  ending: Ending;
  /** The piece that ended it. */
  piece: Piece | null;
  /** What was still in the hand: it goes back (§5.1). */
  back?: Piece | null;
  got: Piece[];
}

export type Fumble = Extract<Sight, { fumbled: unknown }>["fumbled"];

const FINALE_MS = 2200;
const MISSED_MS = 700;

export class Echo {
  ended = $state.raw<Ended | null>(null);
  missed = $state.raw<{ slot?: Slot; colour?: Colour } | null>(null);
  fumble = $state.raw<Fumble | null>(null);
  /** What the last search brought, and whom; null before it ends. */
  brought = $state.raw<{ seat: Seat; got: Piece[] } | null>(null);
  #next: number;
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};
  #got: Piece[] = [];
  #hand: Piece | null = null;

  constructor(story: Story<object>) {
    this.#next = story.next;
    // Somebody who comes in the middle of a search knows what it has brought so far.
    for (const { sight } of story.lines) this.#collect(sight as Sight);
  }

  /** More was seen. */
  hear(story: Story<object>, view: View): void {
    const fresh = story.lines.filter(({ id }) => id >= this.#next).map(({ sight }) => sight as Sight);
    this.#next = story.next;
    for (const [i, sight] of fresh.entries()) {
      this.#collect(sight);
      this.fumble = "fumbled" in sight ? sight.fumbled : null;
      if (this.fumble) this.#miss(this.fumble);
      if (!("ended" in sight)) continue;
      const before = fresh[i - 1];
      const piece = before && "drawn" in before ? before.drawn.piece : null;
      const { seat, ending } = sight.ended;
      const back = ending === "time" || ending === "stopped" ? this.#hand : null;
      const shown = { seat, ending, piece, back, got: this.#got };
      // A shark has a moment of its own.
      if (ending !== "shark" && (ending !== "stopped" || seat !== view.me?.seat)) this.#keep("ended", FINALE_MS, () => (this.ended = shown), () => (this.ended = null));
    }
  }

  #collect(sight: Sight): void {
    if ("dived" in sight) this.brought = null;
    else if ("ended" in sight) this.brought = { seat: sight.ended.seat, got: this.#got };
    if ("drawn" in sight) this.#hand = sight.drawn.piece;
    else if ("started" in sight || "placed" in sight) this.#hand = null;
    if ("started" in sight) this.#got = [];
    else if ("placed" in sight) this.#got = [...this.#got, sight.placed.piece];
    else if ("kept" in sight) this.#got = [...this.#got, sight.kept.piece];
    else if ("taken" in sight) this.#got = [...this.#got, sight.taken.piece];
  }

  #miss(fumble: Fumble): void {
    const missed = "place" in fumble ? { slot: fumble.place } : { colour: "sort" in fumble ? fumble.sort.colour : fumble.return };
    this.#keep("missed", MISSED_MS, () => (this.missed = missed), () => (this.missed = null));
  }

  #keep(what: string, ms: number, begin: () => void, end: () => void): void {
    clearTimeout(this.#timers[what]);
    begin();
    this.#timers[what] = setTimeout(end, ms);
  }

  stop(): void {
    Object.values(this.#timers).forEach(clearTimeout);
  }
}
