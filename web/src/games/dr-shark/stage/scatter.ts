// The open bag (§5.6): where each piece lies on the screen. The view says what is there, not where;
// every piece gets a place of its own that stays while others are taken.
import type { Piece } from "../../../protocol/dr-shark";

export interface Lying {
  piece: Piece;
  /** In pieces' widths from the corner. */
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

/** A number from 0 to 1 that looks thrown, always the same for the same text. */
function thrown(text: string): number {
  let mixed = 2166136261;
  for (const char of text) mixed = Math.imul(mixed ^ char.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** Spreads the pieces over `columns` columns so that none lies under another. */
export function scatter(pieces: Piece[], columns: number): Lying[] {
  const mixed = pieces.toSorted((a, b) => thrown(a) - thrown(b));
  return mixed.map((piece, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [dx, dy] = [thrown(`${piece} x`) - 0.5, thrown(`${piece} y`) - 0.5];
    return { piece, x: column + 0.5 + (row % 2 ? 0.25 : -0.25) + dx * 0.34, y: row * 0.94 + 0.5 + dy * 0.34, turn: Math.round(thrown(`${piece} t`) * 360) };
  });
}

export const rows = (count: number, columns: number): number => Math.ceil(count / columns);
