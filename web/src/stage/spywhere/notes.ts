// Private notes: a grid of spies × nations. They never leave this browser.
import type { Nation, Seat } from "../../protocol/spywhere";

export type Mark = "no" | "maybe" | "yes";
export type Notes = Record<string, Partial<Record<Nation, Mark>>>;

const AFTER: Record<Mark | "none", Mark | null> = { none: "no", no: "maybe", maybe: "yes", yes: null };

export const markOf = (notes: Notes, seat: Seat, nation: Nation): Mark | null => notes[seat]?.[nation] ?? null;

/** One press: nothing, no, maybe, yes, and round again. */
export function turnMark(notes: Notes, seat: Seat, nation: Nation): Notes {
  const next = AFTER[markOf(notes, seat, nation) ?? "none"];
  const { [nation]: _, ...others } = notes[seat] ?? {};
  return { ...notes, [seat]: next ? { ...others, [nation]: next } : others };
}

export const keyOf = (code: string, game: number): string => `notes/${code}/${game}`;

/** Anything that is not a grid of marks reads as an empty one. */
export function readNotes(text: string | null): Notes {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return value && typeof value === "object" && !Array.isArray(value) ? (value as Notes) : {};
  } catch {
    return {};
  }
}
