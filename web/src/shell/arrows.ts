import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys walk along the buttons of a group; Tab still visits each. */
export const arrows: Attachment<HTMLElement> = (group) => {
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  group.addEventListener("keydown", walk);
  return () => group.removeEventListener("keydown", walk);
};
