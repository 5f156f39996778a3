// The keyboard, by where the keys are and not by what is printed on them, so that it is the same in
// every alphabet.

export interface Keys {
  /** A digit: nought is the crowd. */
  look(digit: number): void;
  hold(): void;
  release(): void;
  crowd(): void;
  accuse(): void;
  contact(): void;
  /** What the gold button does. */
  go(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, select, textarea") || target.closest("dialog") !== null);

/** Listens; returns how to stop. */
export function listen(on: Keys): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
    // Space presses the button that has the focus; elsewhere it is the sign.
    const sign = event.code === "KeyW" || (event.code === "Space" && !(event.target as HTMLElement).closest?.("button, a"));
    // Enter presses the button that has the focus; elsewhere it is the gold one.
    const enter = /^(?:Numpad)?Enter$/.test(event.code) && !event.repeat && !(event.target as HTMLElement).closest?.("button, a");
    if (digit) on.look(Number(digit));
    else if (event.code === "Escape") on.look(0);
    else if (sign) {
      if (!event.repeat) on.hold();
    } else if (event.code === "KeyC") on.crowd();
    else if (event.code === "KeyA") on.accuse();
    else if (event.code === "KeyK") on.contact();
    else if (enter) on.go();
    else return;
    event.preventDefault();
  };
  const up = (event: KeyboardEvent): void => {
    if (event.code === "KeyW" || event.code === "Space") on.release();
  };
  window.addEventListener("keydown", down);
  window.addEventListener("keyup", up);
  window.addEventListener("blur", on.release);
  return () => {
    window.removeEventListener("keydown", down);
    window.removeEventListener("keyup", up);
    window.removeEventListener("blur", on.release);
  };
}
