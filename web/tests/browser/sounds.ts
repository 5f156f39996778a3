// What a page sounds like: every note that it plays, in the order in which it plays them.
import type { Person } from "./person";

/** Listens to everything that this person's pages play from now on. */
export async function listen({ context }: Pick<Person, "context">): Promise<void> {
  await context.addInitScript(() => {
    const heard: number[] = [];
    const times: number[] = [];
    Object.assign(window, { notes: heard, noted: times });
    window.OscillatorNode = class extends OscillatorNode {
      constructor(air: BaseAudioContext, options?: OscillatorOptions) {
        super(air, options);
        heard.push(this.frequency.value);
        times.push(performance.now());
      }
    };
  });
}

/** Waits until the page has played notes of these pitches, one after another. */
export async function hears({ page }: Pick<Person, "page">, pitches: number[]): Promise<void> {
  await page.waitForFunction((pitches) => {
    const { notes } = window as unknown as { notes: number[] };
    return notes.some((_, i) => pitches.every((pitch, k) => notes[i + k] === pitch));
  }, pitches);
}
