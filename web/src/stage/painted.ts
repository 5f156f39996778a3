// The answer to a press may come before the press has been drawn: from a server in the same room within a millisecond.
// Drawing the answer first would make the finger wait for both.

/** A page that nobody looks at draws nothing; then this is long enough. */
export const PAINTED_MS = 100;

/** Until what is on the page now has been drawn. */
export const painted = (): Promise<void> =>
  new Promise((drawn) => {
    const timer = setTimeout(drawn, PAINTED_MS);
    // A frame's callbacks come before its drawing; the next task comes after it.
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(drawn);
    });
  });
