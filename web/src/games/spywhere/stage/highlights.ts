// The highlights of a game, for its end: who fooled whom, who saw through the others, what decided.
import type { Nation, Seat, Sight, View } from "../../../protocol/spywhere";
import type { Highlight } from "../../../shell/highlight";
import { margin } from "../../../shell/margin";
import type { Line } from "../../../stage/story";
import { counts, type Count } from "./count";

export type Found = Highlight & ({ what: "fooled" | "safe" | "reader" | "early" | "decided" } | { what: "collector"; nation: Nation });

export function highlights(lines: Line<Sight>[], view: View): Found[] {
  const all = counts(view);
  return [...fooled(all), ...readers(all), ...early(lines, all), ...decided(view, all), ...collectors(view, all)];
}

/** Those before whom envelopes lie that are wrong. */
function fooled(all: Count[]): Found[] {
  return all.flatMap(({ seat }): Found[] => {
    const by = (right: boolean): Seat[] => all.filter(({ named }) => named.some((one) => one.seat === seat && one.right === right)).map((count) => count.seat);
    const [wrong, right] = [by(false), by(true)];
    if (wrong.length < 2) return [];
    const safe = right.length === 0;
    return [{ what: safe ? "safe" : "fooled", weight: (safe ? 60 : 40) + 10 * wrong.length, picture: safe ? "crossed" : "spotlight", hero: seat, others: wrong, number: wrong.length }];
  });
}

/** Those who named at least two spies right. */
function readers(all: Count[]): Found[] {
  return all.flatMap(({ seat, named }): Found[] => {
    const others = [...new Set(named.filter(({ right }) => right).map((one) => one.seat))];
    return others.length < 2 ? [] : [{ what: "reader", weight: 35 + 5 * others.length, picture: "spotlight", hero: seat, others, number: others.length }];
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

/** Who had the most dishes of their own. */
function collectors(view: View, all: Count[]): Found[] {
  const most = Math.max(...all.map(({ own }) => own));
  return all.filter(({ own }) => own === most && own >= 3).map(({ seat, passports }): Found => {
    const cards = view.seats[seat]?.cards ?? {};
    const nation = passports.toSorted((a, b) => (cards[b] ?? 0) - (cards[a] ?? 0))[0] ?? "italy";
    const number = cards[nation] ?? most;
    return { what: "collector", nation, weight: 10 + number, picture: "number", hero: seat, others: [], number };
  });
}
