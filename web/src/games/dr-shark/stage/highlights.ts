// The highlights of a game, for its end: what the agents took and whether it decided, the richest dive, the sharks, the
// evidence.
import type { Design, Piece, Seat, Sight, View } from "../../../protocol/dr-shark";
import type { Highlight } from "../../../shell/highlight";
import { margin } from "../../../shell/margin";
import type { Line } from "../../../stage/story";
import type { Box } from "./box";
import { used } from "./used";

/** What became of a clue that an agent took: evidence without which its spy would not have won, evidence, or nothing. */
export type Worth = "decided" | "made" | "none";

export type Found = Highlight &
  ({ what: "dive" | "sharks" } | { what: "evidence"; design: Design } | { what: "theft" | "deal"; piece: Piece; give: Piece[]; worth: Worth });

/** An end tells of at least as many, if as much happened. */
const LEAST = 2;
/** The clues of a dive that is worth telling. */
const RICH = 3;

export function highlights(lines: Line<Sight>[], view: View, box: Box): Found[] {
  const sights = lines.map(({ sight }) => sight);
  const [best, ...others] = dives(sights, view);
  const bold = [...services(sights, view, box), ...(best && (best.number ?? 0) >= RICH ? [best] : []), ...sharks(sights, view), ...evidence(sights)];
  if (bold.length >= LEAST) return bold;
  // A quiet game: what else was found.
  return best ? [...bold.filter((one) => one !== best), best, ...others] : bold;
}

/** What Paoletta took (§7.1) and what Babanipoulos traded (§7.2): of each the one that mattered most, of equals the last. */
function services(sights: Sight[], view: View, box: Box): Found[] {
  const became = used(sights, view);
  const by = margin(view.over);
  const worthOf = (seat: Seat, piece: Piece): Worth => {
    const evidence = became.get(piece);
    if (!evidence || evidence.dossier !== view.seats[seat]?.dossier) return "none";
    return view.over?.winners.includes(seat) && by > 0 && box.points[evidence.design] >= by ? "decided" : "made";
  };
  const WEIGHT = { decided: 66, made: 56, none: 40 };
  const all = sights.flatMap((sight): Found[] => {
    const told = (what: "theft" | "deal", seat: Seat, from: Seat, piece: Piece, give: Piece[]): Found[] => {
      const worth = worthOf(seat, piece);
      return [{ what, piece, give, worth, weight: WEIGHT[worth] - (what === "deal" ? 2 : 0), picture: "pair", hero: seat, others: [from], number: null }];
    };
    if ("charmed" in sight) return told("theft", sight.charmed.seat, sight.charmed.from, sight.charmed.piece, []);
    if ("negotiated" in sight) return told("deal", sight.negotiated.seat, sight.negotiated.from, sight.negotiated.take, sight.negotiated.give);
    return [];
  });
  return (["theft", "deal"] as const).flatMap((kind) => {
    const most = all.filter(({ what }) => what === kind).toSorted((a, b) => a.weight - b.weight).at(-1);
    return most ? [most] : [];
  });
}

/** The search that brought each spy the most clues, the richest first. */
function dives(sights: Sight[], view: View): Found[] {
  const most = view.seats.map(() => 0);
  let found = 0;
  for (const sight of sights) {
    if ("dived" in sight) found = 0;
    if ("placed" in sight || "kept" in sight || "taken" in sight) found++;
    if ("ended" in sight) most[sight.ended.seat] = Math.max(found, most[sight.ended.seat] ?? 0);
  }
  return most
    .flatMap((number, hero): Found[] => (number === 0 ? [] : [{ what: "dive", weight: (number < RICH ? 10 : 30) + 4 * number, picture: "number", hero, others: [], number }]))
    .toSorted((a, b) => b.weight - a.weight);
}

/** Whom the sharks liked best. */
function sharks(sights: Sight[], view: View): Found[] {
  const bites = view.seats.map((_, seat) => sights.filter((sight) => "ended" in sight && sight.ended.seat === seat && sight.ended.ending === "shark").length);
  const most = Math.max(...bites);
  return most === 0 ? [] : [{ what: "sharks", weight: 28 + 8 * most, picture: "bite", hero: bites.indexOf(most), others: [], number: most }];
}

/** The first evidence of the game. */
function evidence(sights: Sight[]): Found[] {
  const first = sights.flatMap((sight) => ("completed" in sight ? [sight.completed] : []))[0];
  return first ? [{ what: "evidence", design: first.design, weight: 34, picture: "spotlight", hero: first.seat, others: [], number: null }] : [];
}
