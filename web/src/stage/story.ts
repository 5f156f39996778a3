// The log: what happened, kept as sights and put into words by the reader's language.

export interface Line<S> {
  /** Grows by one; a key for lists and a mark for "already read out". */
  id: number;
  sight: S;
}

export interface Story<S> {
  next: number;
  lines: Line<S>[];
}

export const opening: Story<never> = { next: 0, lines: [] };

/** Adds what was seen. What of it may still be read is for the game to say. */
export function tell<S>(story: Story<S>, sights: S[]): Story<S> {
  const fresh = sights.map((sight, i) => ({ id: story.next + i, sight }));
  return { next: story.next + fresh.length, lines: [...story.lines, ...fresh] };
}
