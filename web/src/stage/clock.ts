// The server's clock, told by its frames. Deadlines are in milliseconds since the opening.

export class Clock {
  #offset = 0;

  /** `local` gives this machine's monotonic time; a standing clock serves fixtures and tests. */
  constructor(private readonly local: () => number = () => performance.now()) {}

  /** A frame sent at `at` has just come in. */
  set(at: number): void {
    this.#offset = at - this.local();
  }

  now(): number {
    return this.local() + this.#offset;
  }

  /** Whole seconds until the deadline, never below nought: what the ring shows. */
  secondsLeft(deadline: number): number {
    return Math.max(0, Math.ceil((deadline - this.now()) / 1000));
  }
}
