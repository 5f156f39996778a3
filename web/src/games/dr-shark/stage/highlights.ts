// The highlights of a game, for its end: thefts and deals, the richest dive, the sharks, the evidence.
import type { Design, Seat, Sight, View } from "../../../protocol/dr-shark";
import type { Highlight } from "../../../shell/highlight";
import type { Line } from "../../../stage/story";

export type Found = Highlight & ({ what: "theft" | "deal" | "dive" | "sharks" } | { what: "evidence"; design: Design });

export function highlights(lines: Line<Sight>[], view: View): Found[] {
  const sights = lines.map(({ sight }) => sight);
  return [...services(sights), ...dives(sights), ...sharks(sights, view), ...evidence(sights)];
}

/** What Paoletta took (§7.1), and what Babanipoulos traded (§7.2): the last of each. */
function services(sights: Sight[]): Found[] {
  const theft = sights.flatMap((sight) => ("charmed" in sight ? [sight.charmed] : [])).at(-1);
  const deal = sights.flatMap((sight) => ("negotiated" in sight ? [sight.negotiated] : [])).at(-1);
  return [
    ...(theft ? [{ what: "theft" as const, weight: 60, picture: "pair" as const, hero: theft.seat, others: [theft.from], number: null }] : []),
    ...(deal ? [{ what: "deal" as const, weight: 52, picture: "pair" as const, hero: deal.seat, others: [deal.from], number: null }] : []),
  ];
}

/** The search that brought the most clues. */
function dives(sights: Sight[]): Found[] {
  let best: { seat: Seat; found: number } = { seat: 0, found: 0 };
  let found = 0;
  for (const sight of sights) {
    if ("dived" in sight) found = 0;
    if ("placed" in sight || "kept" in sight || "taken" in sight) found++;
    if ("ended" in sight && found > best.found) best = { seat: sight.ended.seat, found };
  }
  if (best.found < 3) return [];
  return [{ what: "dive", weight: 30 + 4 * best.found, picture: "number", hero: best.seat, others: [], number: best.found }];
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
