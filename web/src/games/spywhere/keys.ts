// The keyboard: digits choose from the hand, then from the row; Enter does what the gold button does, Escape takes
// the choice back.
import { digitOf, isForTable, isGo } from "../../shell/keyboard";

export interface Keys {
  /** A digit, from 1. */
  choose(digit: number): void;
  clear(): void;
  go(): void;
}

/** Listens; returns how to stop. */
export function listen(on: Keys): () => void {
  const down = (event: KeyboardEvent): void => {
    if (!isForTable(event)) return;
    const digit = digitOf(event);
    if (digit !== null) on.choose(digit);
    else if (event.code === "Escape") on.clear();
    else if (isGo(event)) on.go();
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", down);
  return () => window.removeEventListener("keydown", down);
}
