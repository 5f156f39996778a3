// Which clues became evidence, and whose: the dossiers, worked out once more from what everybody saw.
import type { Design, Piece, Seat, Sight, View } from "../../../protocol/dr-shark";
import { designOf, partOf } from "./piece";

export interface Used {
  design: Design;
  dossier: number;
}

const copyOf = (piece: Piece): number => Number(piece.split(".")[2]);

/** Each clue that is part of an evidence (§6.1: the lowest copy of each part). */
export function used(sights: Sight[], view: View): Map<Piece, Used> {
  const dossiers = view.dossiers.map(() => new Set<Piece>());
  const of = (seat: Seat): number => view.seats[seat]?.dossier ?? 0;
  const found = new Map<Piece, Used>();
  let mat: Piece[] = [];
  const moves = (piece: Piece, from: Seat, to: Seat): void => {
    dossiers[of(from)]?.delete(piece);
    dossiers[of(to)]?.add(piece);
  };
  function become(design: Design, dossier: number): void {
    const clues = [...(dossiers[dossier] ?? [])].filter((piece) => designOf(piece) === design);
    for (const part of new Set(clues.map(partOf))) {
      const lowest = clues.filter((piece) => partOf(piece) === part).toSorted((a, b) => copyOf(a) - copyOf(b))[0]!;
      dossiers[dossier]?.delete(lowest);
      found.set(lowest, { design, dossier });
    }
  }
  for (const sight of sights) {
    if ("started" in sight) mat = [];
    else if ("placed" in sight) mat.push(sight.placed.piece);
    else if ("kept" in sight) mat.push(sight.kept.piece);
    else if ("taken" in sight) mat.push(sight.taken.piece);
    else if ("ended" in sight) mat.forEach((piece) => dossiers[of(sight.ended.seat)]?.add(piece));
    else if ("charmed" in sight) moves(sight.charmed.piece, sight.charmed.from, sight.charmed.seat);
    else if ("negotiated" in sight) {
      const { seat, from, take, give } = sight.negotiated;
      moves(take, from, seat);
      give.forEach((piece) => moves(piece, seat, from));
    } else if ("completed" in sight) become(sight.completed.design, of(sight.completed.seat));
    else if ("assembled" in sight) become(sight.assembled.design, sight.assembled.dossier);
  }
  return found;
}
