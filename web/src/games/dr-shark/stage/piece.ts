// A piece goes by its name, `clown.2.1` or `shark.violet.1`: what can be told from it.
import { CATEGORIES, type Category, type Colour, type Design, type Piece, type Texture } from "../../../protocol/dr-shark";
import type { Box } from "./box";

const ALL = Object.entries(CATEGORIES) as [Category, (typeof CATEGORIES)[Category]][];

export const isShark = (piece: Piece): boolean => piece.startsWith("shark.");

/** The design of a clue; a shark has none. */
export const designOf = (piece: Piece): Design | null => (isShark(piece) ? null : (piece.split(".")[0] as Design));

/** Which part of its design it is, from 1; which shark of its colour. */
export const partOf = (piece: Piece): number => Number(piece.split(".")[isShark(piece) ? 2 : 1]);

export const categoryOf = (design: Design): Category => ALL.find(([, { designs }]) => designs.includes(design))?.[0] ?? "weapons";

export function colourOf(piece: Piece): Colour {
  const design = designOf(piece);
  return design ? CATEGORIES[categoryOf(design)].colour : (piece.split(".")[1] as Colour);
}

/** §1.1: one colour, one texture. */
export const textureOfColour = (colour: Colour): Texture => ALL.find(([, each]) => each.colour === colour)?.[1].texture ?? "smooth";
export const colourOfTexture = (texture: Texture): Colour => ALL.find(([, each]) => each.texture === texture)?.[1].colour ?? "orange";
export const textureOf = (piece: Piece): Texture => textureOfColour(colourOf(piece));

/** Its shape, from 1. */
export function shapeOf(box: Box, piece: Piece): number {
  const design = designOf(piece);
  const shapes = design ? box.shapes[design] : box.sharks[colourOf(piece)];
  return shapes[partOf(piece) - 1] ?? 1;
}
