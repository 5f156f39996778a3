// Time that runs out: shortly before it does the phone is felt, and a choice that is complete is sent.
import type { AnyView, Frame } from "../link/link";
import type { Clock } from "../stage/clock";

/** The phone is felt this long before the end. */
export const SOON_MS = 5000;
/** A complete choice is sent this long before the end: it must arrive in time, and the clock here may be a little behind. */
export const LAST_MS = 400;

/** Whether it is this person who is awaited: alone, or with everybody who has something to do. */
export const awaited = (view: AnyView | null, me: number | null): boolean =>
  view !== null && me !== null && !view.over && (view.turn === me || (view.turn === null && (view.options?.length ?? 0) > 0));
const inTime = (view: AnyView | null, me: number | null): boolean => typeof view?.deadline === "number" && awaited(view, me);

export class Lapse {
  #choice: () => unknown = () => null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #deadline: number | null = null;
  /** Whether the choice was sent because time ran out. */
  #sent = false;

  constructor(private readonly act: (act: unknown) => void) {}

  /** What has been chosen so far: an act if it is complete, else null. */
  choosing(choice: () => unknown): () => void {
    this.#choice = choice;
    return () => {
      if (this.#choice === choice) this.#choice = () => null;
    };
  }

  /** A view is on the screen: waits for the end of its time. */
  watch(view: AnyView, me: number | null, clock: Clock): void {
    const deadline = inTime(view, me) ? (view.deadline ?? null) : null;
    if (deadline === this.#deadline) return;
    this.stop();
    this.#deadline = deadline;
    if (deadline === null) return;
    const left = clock.until(deadline);
    if (left > SOON_MS) this.#timers.push(setTimeout(() => void navigator.vibrate?.([80, 60, 80]), left - SOON_MS));
    if (left > LAST_MS) this.#timers.push(setTimeout(() => this.#last(), left - LAST_MS));
  }

  /** Whether what this frame tells was done because this person's time was up. */
  was(before: AnyView | null, frame: Frame, me: number | null): boolean {
    const sent = this.#sent;
    this.#sent = false;
    if (!inTime(before, me)) return false;
    return sent || (!frame.mine && frame.at >= (before?.deadline ?? Infinity));
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#deadline = null;
  }

  #last(): void {
    const act = this.#choice();
    if (act === null || act === undefined) return;
    this.#sent = true;
    this.act(act);
  }
}
