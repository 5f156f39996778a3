// The news as time passes.
import { createSubscriber } from "svelte/reactivity";
import type { AnySight } from "../link/link";
import { news } from "../stage/fresh";
import type { Line } from "../stage/story";
import type { Session } from "./session.svelte";

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export class Fresh {
  #shown: { id: number; since: number } | null = null;

  constructor(private readonly session: Session) {}

  get line(): Line<AnySight> | null {
    tick();
    const now = performance.now();
    const { session } = this;
    const deeds = session.deeds();
    const line = news(deeds.length > 0 ? deeds : session.lines(), (sight) => session.game?.log.weighty?.(sight) ?? false, this.#shown, now);
    if (line && line.id !== this.#shown?.id) this.#shown = { id: line.id, since: now };
    return line;
  }
}
