// A highlight: something in a game that is worth telling at its end. A game finds its highlights in what
// everybody saw; the ending shows the best three.
import type { Seat } from "../protocol/kernel";

/** How it is drawn: see `HighlightArt`. */
export type Picture = "spotlight" | "crossed" | "envelope" | "unseen" | "pair" | "number" | "bite";

export interface Highlight {
  /** How much it is worth telling; only compared with the others of the same game. */
  weight: number;
  picture: Picture;
  /** The spy of whom it is told. */
  hero: Seat;
  /** Who else is in the picture. */
  others: Seat[];
  /** A figure in the picture. */
  number: number | null;
}

const SHOWN = 3;

/** The best three, one for each hero as long as there are heroes left. */
export function best<H extends Highlight>(all: H[]): H[] {
  const ranked = all.toSorted((a, b) => b.weight - a.weight);
  const first = ranked.filter((one, i) => ranked.findIndex(({ hero }) => hero === one.hero) === i);
  const rest = ranked.filter((one) => !first.includes(one));
  return [...first, ...rest].slice(0, SHOWN);
}
