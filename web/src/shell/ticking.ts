// The last seconds of anybody's time tick softly where there is sound: at the same instants on every device at the table,
// whoever is awaited.
import type { Clock } from "../stage/clock";
import { SOON_MS } from "./lapse";

const SECOND_MS = 1000;

/** Ticks once a second until the deadline. Returns how to stop. */
export function ticking(clock: Clock, deadline: number, tick: () => void): () => void {
  const left = clock.until(deadline);
  const timers: ReturnType<typeof setTimeout>[] = [];
  for (let before = SOON_MS; before > 0; before -= SECOND_MS) {
    // The clock may run at another rate by then.
    const inTime = (): boolean => Math.abs(clock.until(deadline) - before) < SECOND_MS / 2;
    if (left > before) timers.push(setTimeout(() => inTime() && tick(), left - before));
  }
  return () => timers.forEach(clearTimeout);
}
