// The highlights of a game, for its end: who fooled whom, who saw through the others, what decided.
import type { Nation, Seat, Sight, View } from "../../../protocol/spywhere";
import type { Highlight } from "../../../shell/highlight";
import { margin } from "../../../shell/margin";
import type { Line } from "../../../stage/story";
import { counts, type Count } from "./count";

export type Found = Highlight & ({ what: "fooled" | "safe" | "reader" | "early" | "decided" | "clues" } | { what: "collector"; nation: Nation });

/** An end tells of at least as many, if as much happened. */
const LEAST = 2;

export function highlights(lines: Line<Sight>[], view: View): Found[] {
  const all = counts(view);
  const bold = [...fooled(all, 2), ...readers(all, 2), ...early(lines, all), ...decided(view, all), ...collectors(view, all, 3)];
  if (bold.length >= LEAST) return bold;
  // A quiet game: what one did, too.
  return [...fooled(all, 1), ...readers(all, 1), ...early(lines, all), ...decided(view, all), ...collectors(view, all, 1), ...clues(view)];
}

/** Those before whom at least so many envelopes lie that are wrong. */
function fooled(all: Count[], least: number): Found[] {
  return all.flatMap(({ seat }): Found[] => {
    const by = (right: boolean): Seat[] => all.filter(({ named }) => named.some((one) => one.seat === seat && one.right === right)).map((count) => count.seat);
    const [wrong, right] = [by(false), by(true)];
    if (wrong.length < least) return [];
    const safe = right.length === 0;
    return [{ what: safe ? "safe" : "fooled", weight: (safe ? 60 : 40) + 10 * wrong.length, picture: safe ? "crossed" : "spotlight", hero: seat, others: wrong, number: wrong.length }];
  });
}

/** Those who named at least so many spies right. */
function readers(all: Count[], least: number): Found[] {
  return all.flatMap(({ seat, named }): Found[] => {
    const others = [...new Set(named.filter(({ right }) => right).map((one) => one.seat))];
    return others.length < least ? [] : [{ what: "reader", weight: 35 + 5 * others.length, picture: "spotlight", hero: seat, others, number: others.length }];
  });
}

/** The first envelope that was right, by the turn of its author. With two spies nobody sees which card came first. */
function early(lines: Line<Sight>[], all: Count[]): Found[] {
  if (all.length < 3) return [];
  const turns = new Map<Seat, number>();
  for (const { sight } of lines) {
    if ("began" in sight) turns.set(sight.began.seat, (turns.get(sight.began.seat) ?? 0) + 1);
    if ("final" in sight) return [];
    if (!("identified" in sight)) continue;
    const { by, seat } = sight.identified;
    const right = all.find((count) => count.seat === by)?.named.some((one) => one.seat === seat && one.right);
    const turn = turns.get(by) ?? 0;
    if (right && turn > 0) return [{ what: "early", weight: 48 - turn, picture: "envelope", hero: by, others: [seat], number: turn }];
  }
  return [];
}

/** A win by less than one envelope is worth (§7.1: N for each spy named right). */
function decided(view: View, all: Count[]): Found[] {
  const by = margin(view.over);
  const [best] = all;
  if (!best || best.correct === 0 || by <= 0 || by >= best.own) return [];
  return [{ what: "decided", weight: 56, picture: "envelope", hero: best.seat, others: [], number: best.own }];
}

/** Who had the most dishes of their own, at least so many. */
function collectors(view: View, all: Count[], least: number): Found[] {
  const most = Math.max(...all.map(({ own }) => own));
  return all.filter(({ own }) => own === most && own >= least).map(({ seat, passports }): Found => {
    const cards = view.seats[seat]?.cards ?? {};
    const nation = passports.toSorted((a, b) => (cards[b] ?? 0) - (cards[a] ?? 0))[0] ?? "italy";
    const number = cards[nation] ?? most;
    return { what: "collector", nation, weight: 10 + number, picture: "number", hero: seat, others: [], number };
  });
}

/** Who said most about themselves: for each clue pile, one nation that is not theirs (§4.1). */
function clues(view: View): Found[] {
  const piles = view.seats.map((place) => Object.keys(place.clues).length);
  const most = Math.max(1, ...piles);
  return piles.flatMap((number, hero): Found[] => (number === most ? [{ what: "clues", weight: 4 + number, picture: "number", hero, others: [], number }] : []));
}
