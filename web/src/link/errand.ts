// A question to the house that is asked again after a pause until there is an answer that will do, and at once when
// somebody looks at the page again: an answer that was on its way while a phone slept never comes.

/** What was asked so recently cannot have been asked before a sleep. */
const FRESH_MS = 700;

/** Asks. What it learns once `dropped` is aborted is nobody's. */
export type Question = (dropped: AbortSignal) => void;

export class Errand {
  #question: Question | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = new AbortController();
  /** When it was asked, by a clock that goes on while a phone sleeps; nothing while it waits for its next try. */
  #since: number | null = null;

  /** Asks now, in the place of whatever was asked or planned before. */
  begin(question: Question): void {
    this.drop();
    this.#question = question;
    this.#since = Date.now();
    this.#asking = new AbortController();
    question(this.#asking.signal);
  }

  /** Asks after a pause. */
  later(ms: number, question: Question): void {
    this.drop();
    this.#question = question;
    this.#timer = setTimeout(() => this.begin(question), ms);
  }

  /** Somebody looks at the page again, or the network is back: what is still to be learnt is asked at once. */
  nudge(): void {
    const fresh = this.#since !== null && Date.now() - this.#since < FRESH_MS;
    if (this.#question && !fresh) this.begin(this.#question);
  }

  /** There is nothing to be learnt any more. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#question = this.#since = null;
  }
}
