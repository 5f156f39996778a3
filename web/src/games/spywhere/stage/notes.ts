// Private notes: a grid of spies × nations, and some words on each spy. They never leave this browser.
import type { Nation, Seat } from "../../../protocol/spywhere";

export type Mark = "no" | "maybe" | "yes";
export type Notes = Record<string, Partial<Record<Nation, Mark>> & { words?: string }>;

/** The most letters of a note. */
export const WORDS_MOST = 120;

/** The icon of each mark. */
export const SIGNS = { no: "cross", maybe: "maybe", yes: "check" } as const;

const AFTER: Record<Mark | "none", Mark | null> = { none: "no", no: "maybe", maybe: "yes", yes: null };

export const markOf = (notes: Notes, seat: Seat, nation: Nation): Mark | null => notes[seat]?.[nation] ?? null;

/** One press: nothing, no, maybe, yes, and round again. */
export function turnMark(notes: Notes, seat: Seat, nation: Nation): Notes {
  const next = AFTER[markOf(notes, seat, nation) ?? "none"];
  const { [nation]: _, ...others } = notes[seat] ?? {};
  return { ...notes, [seat]: next ? { ...others, [nation]: next } : others };
}

/** What I wrote down about a spy. */
export function wordsOn(notes: Notes, seat: Seat): string {
  const words: unknown = notes[seat]?.words;
  return typeof words === "string" ? words.slice(0, WORDS_MOST) : "";
}

/** Writes about a spy; the marks stay. */
export function writeOn(notes: Notes, seat: Seat, words: string): Notes {
  const { words: _, ...marks } = notes[seat] ?? {};
  return { ...notes, [seat]: words.trim() === "" ? marks : { ...marks, words: words.slice(0, WORDS_MOST) } };
}

/** Anything that is not a grid of marks reads as an empty one. */
export const readNotes = (kept: unknown): Notes => (kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Notes) : {});
