// The news as time passes.
import { createSubscriber } from "svelte/reactivity";
import type { Sight } from "../../protocol/wink";
import type { Line } from "../../stage/story";
import { news } from "./stage/fresh";

const tick = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export class Fresh {
  #shown: { id: number; since: number } | null = null;

  constructor(private readonly lines: () => Line<Sight>[]) {}

  get line(): Line<Sight> | null {
    tick();
    const now = performance.now();
    const line = news(this.lines(), this.#shown, now);
    if (line && line.id !== this.#shown?.id) this.#shown = { id: line.id, since: now };
    return line;
  }
}
