// The keyboard outside of a bag: letters choose an area, to dive to now or next; digits choose the evidence that is made;
// Enter does what the gold button does, Escape takes the choice back.
import type { Area } from "../../protocol/dr-shark";
import { digitOf, isForTable, isGo } from "../../shell/keyboard";

export interface Keys {
  area(area: Area): void;
  /** From 1. */
  evidence(number: number): void;
  clear(): void;
  go(): void;
}

/** By its letter; where the keys have no Latin letters, by its place on the keyboard. */
function areaOf({ key, code }: KeyboardEvent): Area | null {
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace("Key", "");
  return /^[A-E]$/.test(letter) ? (letter as Area) : null;
}

/** Listens; returns how to stop. */
export function listen(on: Keys): () => void {
  const down = (event: KeyboardEvent): void => {
    if (!isForTable(event)) return;
    const [area, digit] = [areaOf(event), digitOf(event)];
    if (area) on.area(area);
    else if (digit !== null) on.evidence(digit);
    else if (event.code === "Escape") on.clear();
    else if (isGo(event)) on.go();
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", down);
  return () => window.removeEventListener("keydown", down);
}
