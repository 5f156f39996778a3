// Keys that are meant for the table.

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, select, textarea") || target.closest("dialog") !== null);

/** Whether a key is for the table: not for a field or a sheet, nor a shortcut of the browser. One that is held repeats itself. */
export const isForTableHeld = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

/** The same, pressed only now. */
export const isForTable = (event: KeyboardEvent): boolean => !event.repeat && isForTableHeld(event);

/** The digit, from 1. */
export function digitOf({ code }: KeyboardEvent): number | null {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  return digit ? Number(digit) : null;
}

/** Enter presses the button that has the focus; elsewhere it is the gold one. */
export const isGo = ({ code, target }: KeyboardEvent): boolean => /^(?:Numpad)?Enter$/.test(code) && !(target as HTMLElement).closest?.("button, a");
