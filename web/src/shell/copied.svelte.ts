// Something to copy, and for a moment that it was.
import { copyText } from "./copy";

/** Long enough to be read. */
const SAID_MS = 4000;

export class Copied {
  now = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async copy(text: string): Promise<void> {
    clearTimeout(this.#timer);
    this.now = await copyText(text);
    this.#timer = setTimeout(() => (this.now = false), SAID_MS);
  }
}
