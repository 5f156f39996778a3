// A dossier as its owner thinks of it: design by design, what is there and what is missing.
import type { Design, Dossier, Piece, Seat, View } from "../../../protocol/dr-shark";
import { DESIGNS, type Box } from "./box";
import { designOf, partOf } from "./piece";

export interface Sheet {
  design: Design;
  /** Each part's copies that are in the dossier. */
  parts: Piece[][];
  have: number;
  missing: number;
  /** Evidence of it won so far. */
  tokens: number;
}

/** Every design of which there is something, fullest first, then in the order of the book. */
export function sheets(dossier: Dossier, box: Box): Sheet[] {
  return DESIGNS.map((design) => sheet(dossier, box, design))
    .filter(({ have, tokens }) => have > 0 || tokens > 0)
    .sort((a, b) => Number(a.have === 0) - Number(b.have === 0) || a.missing - b.missing || DESIGNS.indexOf(a.design) - DESIGNS.indexOf(b.design));
}

export function sheet(dossier: Dossier, box: Box, design: Design): Sheet {
  const own = dossier.clues.filter((piece) => designOf(piece) === design);
  const parts = box.shapes[design].map((_, part) => own.filter((piece) => partOf(piece) === part + 1));
  const have = parts.filter((copies) => copies.length > 0).length;
  return { design, parts, have, missing: parts.length - have, tokens: dossier.tokens[design] ?? 0 };
}

/** §9.1: the tokens' points, and one for each clue. */
export const tokenPoints = (dossier: Dossier, box: Box): number =>
  DESIGNS.reduce((sum, design) => sum + (dossier.tokens[design] ?? 0) * box.points[design], 0);
export const scoreOf = (dossier: Dossier, box: Box): number => tokenPoints(dossier, box) + dossier.clues.length;

export const dossierOf = (view: View, seat: Seat): Dossier => view.dossiers[view.seats[seat]?.dossier ?? 0] ?? { clues: [], tokens: {} };

/** The spies of a dossier: one, or a team. */
export const ownersOf = (view: View, dossier: number): Seat[] =>
  view.seats.flatMap((place, seat) => (place.dossier === dossier ? [seat] : []));

export const inTeams = (view: View): boolean => view.dossiers.length < view.seats.length;

/** Dossiers in the order in which they play, mine last; without a seat, from the first. */
export function others(view: View): number[] {
  const mine = view.me ? (view.seats[view.me.seat]?.dossier ?? null) : null;
  const count = view.dossiers.length;
  const all = view.dossiers.map((_, i) => ((mine ?? -1) + 1 + i) % count);
  return all.filter((dossier) => dossier !== mine);
}
