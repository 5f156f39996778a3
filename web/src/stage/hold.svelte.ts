// Something that shows only while it is held down, so that nobody reads it over a shoulder.

/** How a button is held: by pointer, by key, or for a moment by a screen reader. `on` are its handlers. */
export class Hold {
  held = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(held: boolean, private readonly readerMs: number) {
    this.held = held;
  }

  #release = (): void => {
    this.held = false;
    clearTimeout(this.#timer);
  };

  #key = (event: KeyboardEvent, down: boolean): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    this.held = down;
  };

  readonly on = {
    onpointerdown: (event: PointerEvent & { currentTarget: Element }): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      this.held = true;
    },
    onpointerup: this.#release,
    onpointercancel: this.#release,
    onlostpointercapture: this.#release,
    onblur: this.#release,
    onkeydown: (event: KeyboardEvent): void => this.#key(event, true),
    onkeyup: (event: KeyboardEvent): void => this.#key(event, false),
    /** A click without pointer or key comes from a screen reader. */
    onclick: (event: MouseEvent): void => {
      if (event.detail !== 0) return;
      this.held = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#release, this.readerMs);
    },
    oncontextmenu: (event: Event): void => event.preventDefault(),
  };
}
