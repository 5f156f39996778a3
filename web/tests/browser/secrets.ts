// What one seat received holds nothing of another's hand or passport before the end. Every nation's
// name in the raw frames must stand at a place where that seat may read it.
import { NATIONS } from "../../src/protocol/spywhere";

/** The places, with `*` for any number or name. What is not here is nobody's to be sent. */
const PUBLIC = [
  "table.options.removed", "table.offers.*.choice.one_of.*",
  "update.view.row.*", "update.view.removed", "update.view.seats.*.clues.*",
  "update.view.swaps.*.give", "update.view.swaps.*.take",
  "update.sights.*.dealt.removed", "update.sights.*.dealt.row.*",
  "update.sights.*.swapped.give", "update.sights.*.swapped.take",
  "update.sights.*.eliminated.nation", "update.sights.*.eliminated.refill.*",
];
const OWN = [
  "update.view.me.passports.*", "update.view.me.hand.*", "update.view.me.drawn", "update.view.me.identifications.*",
  "update.view.options.*.swap.give", "update.view.options.*.swap.take", "update.view.options.*.eliminate",
  "update.view.options.*.identify.as",
  "update.sights.*.dealt.passports.*", "update.sights.*.dealt.hand.*",
];
/** A seat's own only if the sight is of its own doing. */
const OWN_DOING: Record<string, string> = {
  "update.sights.*.began.card": "seat",
  "update.sights.*.eliminated.card": "seat",
  "update.sights.*.identified.as": "by",
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The frames up to the one that turns everything over. */
export function beforeTheEnd(frames: string[]): string[] {
  const over = frames.findIndex((text) => /"step":"over"/.test(text));
  if (over < 0) throw new Error("the game is not over");
  return frames.slice(0, over);
}

/** Where somebody without a seat (null), or at that seat, has read what was not theirs. */
export function leaks(frames: string[], seat: number | null): string[] {
  const found: string[] = [];
  const names = new Set<string>(NATIONS);
  const allowed = new Set([...PUBLIC, ...(seat === null ? [] : OWN)]);

  const look = (value: Json, path: string[], parent: Json): void => {
    const place = path.map((step) => (/^\d+$/.test(step) || names.has(step) ? "*" : step)).join(".");
    const named = typeof value === "string" && names.has(value) ? value : names.has(path.at(-1) ?? "") ? path.at(-1) : null;
    if (named && !allowed.has(place) && !isOwnDoing(place, parent)) found.push(`${path.join(".")}: ${named}`);
    if (value !== null && typeof value === "object") {
      for (const [key, part] of Object.entries(value)) look(part, [...path, key], value as Json);
    }
  };
  const isOwnDoing = (place: string, parent: Json): boolean => {
    const who = OWN_DOING[place];
    return who !== undefined && seat !== null && parent !== null && typeof parent === "object" && !Array.isArray(parent) && parent[who] === seat;
  };
  for (const text of frames) {
    const frame = JSON.parse(text) as Json;
    // The list of what can be chosen names every nation, as a key of nothing secret.
    look(frame, [], null);
    const me = (frame as { update?: { view: { me: { seat: number } | null } } }).update?.view.me;
    if (me !== undefined && (me?.seat ?? null) !== seat) found.push(`the view of seat ${me?.seat}`);
  }
  return found;
}
