// The keyboard, by where the keys are and not by what is printed on them, so that it is the same in
// every alphabet.
import { isForTableHeld, isGo } from "../../shell/keyboard";

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

/** Listens; returns how to stop. */
export function listen(on: Keys): () => void {
  const down = (event: KeyboardEvent): void => {
    if (!isForTableHeld(event)) return;
    const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
    // Space presses the button that has the focus; elsewhere it is the sign.
    const sign = event.code === "KeyW" || (event.code === "Space" && !(event.target as HTMLElement).closest?.("button, a"));
    if (digit) on.look(Number(digit));
    else if (event.code === "Escape") on.look(0);
    else if (sign) {
      if (!event.repeat) on.hold();
    } else if (event.code === "KeyC") on.crowd();
    else if (event.code === "KeyA") on.accuse();
    else if (event.code === "KeyK") on.contact();
    else if (isGo(event) && !event.repeat) on.go();
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
