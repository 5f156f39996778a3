// Marks that styles need and cannot find out by themselves: what `:has()` says, which Firefox 115 does not understand.

/** For as long as this element is there, the whole page has this class, for its background. */
export const pageIs = (name: string) => (): (() => void) => {
  document.body.classList.add(name);
  return () => document.body.classList.remove(name);
};

/** An element has the attribute `data-focused` while one of these in it shows that it has the focus. */
export const showsFocus = (which: string) => (node: HTMLElement): (() => void) => {
  const look = (): void => void node.toggleAttribute("data-focused", node.querySelector(`${which}:focus-visible`) !== null);
  // A press may give the focus without showing it; the first key shows it.
  const what = ["focusin", "focusout", "keyup"] as const;
  const later = (): void => queueMicrotask(look);
  what.forEach((each) => node.addEventListener(each, later));
  return () => what.forEach((each) => node.removeEventListener(each, later));
};
