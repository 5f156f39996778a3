// Targets: what can still be completed and how near it is, and which designs I aim for. My aims never leave this browser.
import { CATEGORIES, type Design, type Dossier, type Piece, type Texture, type Tokens } from "../../../protocol/dr-shark";
import { DESIGNS, type Box } from "./box";
import { sheet, type Sheet } from "./dossier";
import { categoryOf, designOf, partOf, shapeOf, textureOf } from "./piece";

export type Aims = Design[];

export interface Wanted {
  design: Design;
  part: number;
  shape: number;
  texture: Texture;
}

/** One press aims for it, the next no longer. */
export const turnAim = (aims: Aims, design: Design): Aims =>
  aims.includes(design) ? aims.filter((each) => each !== design) : [...aims, design];

/** All designs: those that lack least first, then those that bring most. */
export function targets(dossier: Dossier, box: Box): Sheet[] {
  return DESIGNS.map((design) => sheet(dossier, box, design))
    .sort((a, b) => a.missing - b.missing || box.points[b.design] - box.points[a.design] || DESIGNS.indexOf(a.design) - DESIGNS.indexOf(b.design));
}

/** One clue is missing, or none. */
export const isNear = ({ have, missing }: Sheet): boolean => have > 0 && missing <= 1;

/** The parts that a sheet lacks, from 1. */
export const missingOf = ({ parts }: Sheet): number[] => parts.flatMap((copies, i) => (copies.length > 0 ? [] : [i + 1]));

/** §6.2: without a token there is no evidence. */
const canBeWon = (design: Design, left: Tokens): boolean => (left[design] ?? 0) > 0;

/** The missing parts of what I aim for; without an aim, of the designs that lack one clue only. What has no token `left`
 *  is not wanted. */
export function wanted(aims: Aims, dossier: Dossier, box: Box, left: Tokens): Wanted[] {
  const meant = aims.length > 0 ? aims : DESIGNS.filter((design) => isNear(sheet(dossier, box, design)));
  return meant.filter((design) => canBeWon(design, left)).flatMap((design) =>
    missingOf(sheet(dossier, box, design)).map((part) => ({ design, part, shape: box.shapes[design][part - 1] ?? 1, texture: CATEGORIES[categoryOf(design)].texture })),
  );
}

/** What a piece would do for a dossier: complete a design, bring one nearer that I aim for, or neither; and, given away,
 *  break one that lacks one clue at most. */
export type Use = "completes" | "wanted" | "breaks" | null;

export function useOf(piece: Piece, aims: Aims, dossier: Dossier, box: Box, left: Tokens): Use {
  const design = designOf(piece);
  if (!design || !canBeWon(design, left)) return null;
  const all = sheet(dossier, box, design);
  if (!missingOf(all).includes(partOf(piece))) return null;
  return all.missing === 1 ? "completes" : aims.includes(design) ? "wanted" : null;
}

/** What a dossier would lose by a clue that it gives away. */
export function lossOf(piece: Piece, dossier: Dossier, box: Box, left: Tokens): Use {
  const design = designOf(piece);
  if (!design || !canBeWon(design, left) || !isNear(sheet(dossier, box, design))) return null;
  const without = sheet({ ...dossier, clues: dossier.clues.filter((clue) => clue !== piece) }, box, design);
  return missingOf(without).includes(partOf(piece)) ? "breaks" : null;
}

/** What keeps a piece from being one that I want: nothing but its texture or its shape, or the design that it is a part
 *  of. Null if I want it, or if it is altogether another. */
export function missesBy(piece: Piece, wanted: Wanted[], box: Box): "texture" | "shape" | "design" | null {
  const [design, part, shape, texture] = [designOf(piece), partOf(piece), shapeOf(box, piece), textureOf(piece)];
  if (!design || wanted.some((each) => each.design === design && each.part === part)) return null;
  const [shapes, textures] = [wanted.filter((each) => each.shape === shape), wanted.filter((each) => each.texture === texture)];
  if (shapes.some((each) => each.texture === texture)) return "design";
  return shapes.length > 0 ? "texture" : textures.length > 0 ? "shape" : null;
}

/** Anything that is not a list of designs reads as an empty one. */
export const readAims = (kept: unknown): Aims => (Array.isArray(kept) ? DESIGNS.filter((design) => kept.includes(design)) : []);
