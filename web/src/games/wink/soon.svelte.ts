// How long it is still too soon (§3.4), in whole seconds, as time passes.
import { createSubscriber } from "svelte/reactivity";
import type { Clock } from "../../stage/clock";

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 200);
  return () => clearInterval(timer);
});

export const soon = (clock: Clock, earliest: number | null): { readonly left: number } => ({
  get left() {
    tick();
    return earliest === null ? 0 : clock.secondsLeft(earliest);
  },
});
