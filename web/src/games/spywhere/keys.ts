// The keyboard: digits choose from the hand, then from the row; Enter does what the gold button does, Escape takes
// the choice back.

export interface Keys {
  /** A digit, from 1. */
  choose(digit: number): void;
  clear(): void;
  go(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, select, textarea") || target.closest("dialog") !== null);

/** Listens; returns how to stop. */
export function listen(on: Keys): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    // Enter presses the button that has the focus; elsewhere it is the gold one.
    const enter = /^(?:Numpad)?Enter$/.test(event.code) && !(event.target as HTMLElement).closest?.("button, a");
    if (digit) on.choose(Number(digit));
    else if (event.code === "Escape") on.clear();
    else if (enter) on.go();
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", down);
  return () => window.removeEventListener("keydown", down);
}
