// The highlights of a game, for its end, from what everybody saw: calls, contacts and accusations.
import type { Seat, Sight, View } from "../../../protocol/wink";
import type { Highlight } from "../../../shell/highlight";
import type { Line } from "../../../stage/story";

export type Found = Highlight & { what: "catcher" | "unseen" | "pair" | "jumpy" | "hidden" | "first" | "taker" };

/** An end tells of at least as many, if as much happened. */
const LEAST = 2;

export function highlights(lines: Line<Sight>[], view: View): Found[] {
  const accused = lines.flatMap(({ sight }) => ("accused" in sight ? [sight.accused] : []));
  const met = lines.flatMap(({ sight }) => ("contacted" in sight && sight.contacted.right ? [sight.contacted] : []));
  const seats = view.seats.map((_, seat) => seat);
  const bold = [...seats.flatMap((seat) => [...catcher(seat), ...unseen(seat), ...jumpy(seat, 2), ...pairs(seat)]), ...hidden(lines)];
  return bold.length >= LEAST ? bold : [...bold, ...first(), ...takers(), ...seats.flatMap((seat) => (bold.some(({ what, hero }) => what === "jumpy" && hero === seat) ? [] : jumpy(seat, 1)))];

  /** Who caught others with the card they held (§7.5). */
  function catcher(seat: Seat): Found[] {
    const caught = accused.filter(({ by, right }) => right && by === seat);
    const others = [...new Set(caught.map((one) => one.seat))];
    return caught.length === 0 ? [] : [{ what: "catcher", weight: 38 + 10 * caught.length, picture: "spotlight", hero: seat, others, number: caught.length }];
  }

  /** Who was found by callers and never caught. */
  function unseen(seat: Seat): Found[] {
    const found = met.filter((one) => one.seat === seat).length;
    if (found < 2 || accused.some((one) => one.right && one.seat === seat)) return [];
    return [{ what: "unseen", weight: 45 + 8 * found, picture: "unseen", hero: seat, others: [], number: found }];
  }

  /** Who suspected the wrong spies. */
  function jumpy(seat: Seat, least: number): Found[] {
    const wrong = accused.filter(({ by, right }) => !right && by === seat).length;
    return wrong < least ? [] : [{ what: "jumpy", weight: 20 + 5 * wrong, picture: "number", hero: seat, others: [], number: wrong }];
  }

  /** A quiet game: who found whom first, and who took the most agents. */
  function first(): Found[] {
    const [one] = met;
    return one ? [{ what: "first", weight: 12, picture: "pair", hero: one.by, others: [one.seat], number: null }] : [];
  }
  function takers(): Found[] {
    const most = Math.max(1, ...view.seats.map(({ face_up }) => face_up.length));
    return seats.filter((seat) => view.seats[seat]?.face_up.length === most).map((seat) => ({ what: "taker", weight: 8, picture: "number", hero: seat, others: [], number: most }));
  }

  /** Two who found each other more than once, told of the one with the lower seat. */
  function pairs(seat: Seat): Found[] {
    return seats.slice(seat + 1).flatMap((other): Found[] => {
      const times = met.filter((one) => (one.by === seat && one.seat === other) || (one.by === other && one.seat === seat)).length;
      return times < 2 ? [] : [{ what: "pair", weight: 30 + 6 * times, picture: "pair", hero: seat, others: [other], number: times }];
    });
  }
}

/** The card that was called most often until somebody found its twin. */
function hidden(lines: Line<Sight>[]): Found[] {
  const calls = new Map<number, Seat[]>();
  let most: Found[] = [];
  for (const { sight } of lines) {
    if ("called" in sight) calls.set(sight.called.agent, [...(calls.get(sight.called.agent) ?? []), sight.called.seat]);
    if (!("contacted" in sight) || !sight.contacted.right) continue;
    const { by, seat, agent } = sight.contacted;
    const times = calls.get(agent)?.length ?? 0;
    const weight = 14 + 6 * times;
    if (times >= 3 && weight > (most[0]?.weight ?? 0)) most = [{ what: "hidden", weight, picture: "pair", hero: seat, others: [by], number: agent }];
  }
  return most;
}

/** Whose hand is empty, which ends the game (§8.1); `null`: nothing had moved for too long (§8.3). */
export function emptied(view: View): Seat | null {
  const seat = view.seats.findIndex(({ hand }) => hand === 0);
  return seat < 0 ? null : seat;
}
