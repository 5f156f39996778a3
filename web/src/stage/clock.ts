// The server's clock, told by its frames. Deadlines are in milliseconds since the opening.

export class Clock {
  /** The clock showed `#shown` at `#since`, and runs from there at its rate. */
  #shown = 0;
  #since = 0;
  #rate = 1;

  /** `local` gives this machine's monotonic time; a standing clock serves fixtures and tests. */
  constructor(private readonly local: () => number = () => performance.now()) {}

  /** A frame sent at `at` has just come in; from then on the clock runs `rate` times as fast as time. */
  set(at: number, rate = 1): void {
    this.#shown = at;
    this.#since = this.local();
    this.#rate = rate;
  }

  now(): number {
    return this.#shown + (this.local() - this.#since) * this.#rate;
  }

  /** How long until the clock shows this, in ms of real time. */
  until(at: number): number {
    return (at - this.now()) / this.#rate;
  }

  /** Whole seconds until the deadline, never below nought: what the ring shows. */
  secondsLeft(deadline: number): number {
    return Math.max(0, Math.ceil((deadline - this.now()) / 1000));
  }
}
