// The bag of a table where pieces are named instead of felt (`touch: named`): what may still be in it, as everybody can
// work it out from what lies open. A piece that has left the game with its evidence may be among them.
import { CATEGORIES, type Piece, type Texture, type View } from "../../../protocol/dr-shark";
import { DESIGNS, type Box } from "./box";
import { designOf, shapeOf, textureOf } from "./piece";

/** All pieces of the box that do not lie open. */
export function unseen(view: View, box: Box): Piece[] {
  const open = new Set<Piece>([
    ...view.dossiers.flatMap(({ clues }) => clues),
    ...view.mat,
    ...(view.hand ? [view.hand] : []),
    ...(view.fistful ? [...view.fistful.unsorted, ...Object.values(view.fistful.piles).flat()] : []),
  ]);
  const clues = DESIGNS.flatMap((design) => box.shapes[design].flatMap((_, part) => Array.from({ length: box.copies[design] }, (_, copy): Piece => `${design}.${part + 1}.${copy + 1}`)));
  const sharks = Object.values(CATEGORIES).flatMap(({ colour }) => box.sharks[colour].map((_, i): Piece => `shark.${colour}.${i + 1}`));
  return [...clues, ...sharks].filter((piece) => !open.has(piece));
}

/** Whether it is in the bag for certain: a shark, or a clue of which no evidence has been made. */
export const isCertain = (piece: Piece, view: View, box: Box): boolean => {
  const design = designOf(piece);
  return design === null || (view.tokens[design] ?? 0) >= box.copies[design];
};

/** Those that feel like this. Sharks are among them: nobody tells them by touch (§1.3). */
export const feelingLike = (pieces: Piece[], texture: Texture, shape: number, box: Box): Piece[] =>
  pieces.filter((piece) => textureOf(piece) === texture && shapeOf(box, piece) === shape);
