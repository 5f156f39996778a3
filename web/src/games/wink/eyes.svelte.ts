// My gaze as the screen draws it, and what it says on every beat.
import type { Percept, Seat, Signal } from "../../protocol/wink";
import { Gaze, spread, type Seen } from "./stage/gaze";

export class Eyes {
  aim = $state<Seat | null>(null);
  seen = $state.raw<Seen | null>(null);
  held = $state.raw<{ at: Seat; since: number } | null>(null);
  readonly #gaze = new Gaze();
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly sense: (signal: Signal) => void,
    private readonly beatMs: () => number,
  ) {}

  look(to: Seat | null): void {
    if (this.#gaze.look(to)) this.sense({ look: to });
    this.#show();
  }

  hold(at: Seat): void {
    this.#say(this.#gaze.hold(at, performance.now()));
  }

  release(): void {
    this.#say(this.#gaze.release());
  }

  /** A beat: what was felt in it, oldest first, each for its share of the time. */
  feel(percepts: Percept[]): void {
    const delays = spread(percepts.length, this.beatMs());
    percepts.forEach((percept, i) => this.#later(delays[i] ?? 0, () => {
      if (this.#gaze.feel(percept)) this.#show();
    }));
    this.#say(this.#gaze.beat(performance.now()));
  }

  /** The line was gone: look again, as if just arriving, so that nothing old stays on the screen. */
  again(): void {
    this.#gaze.seen = null;
    this.#say([{ look: null }, { look: this.#gaze.aim }]);
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers.clear();
  }

  #later(delay: number, then: () => void): void {
    if (delay === 0) return then();
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, delay);
    this.#timers.add(timer);
  }

  #say(signals: Signal[]): void {
    signals.forEach(this.sense);
    this.#show();
  }

  #show(): void {
    const { aim, seen, held } = this.#gaze;
    if (this.aim !== aim) this.aim = aim;
    if (this.seen !== seen) this.seen = seen;
    if (this.held !== held) this.held = held;
  }
}
