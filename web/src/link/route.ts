// The kinds of address: the front page, a table, a table's shared screen, a game's rulebook. Any other leads nowhere.

export type Route =
  | { at: "front" }
  | { at: "nowhere" }
  | { at: "rules"; game: string }
  /** `key`: what a link carries besides the code. */
  | { at: "table" | "screen"; code: string; key?: string };

export function route(path: string): Route {
  const [, room, place] = /^\/(t|tv|rules)\/([^/]+)\/?$/.exec(path) ?? [];
  if (!room || !place) return { at: path === "/" ? "front" : "nowhere" };
  if (room === "rules") return { at: "rules", game: plain(place) };
  const [code = "", key] = tidyCode(plain(place)).split(".");
  return { at: room === "tv" ? "screen" : "table", code, ...(key ? { key } : {}) };
}

/** A code, with its key if there is one, as addresses and calls have it. */
export const locator = (code: string, key?: string): string => (key ? `${code}.${key}` : code);

export const tableLink = (origin: string, { code, key }: { code: string; key?: string }): string => `${origin}/t/${locator(code, key)}`;
export const bookLink = (origin: string, game: string): string => `${origin}/rules/${game}`;
export const screenLink = (origin: string, { code, key }: { code: string; key?: string }): string => `${origin}/tv/${locator(code, key)}`;

/** Whoever hears a code types it as it sounds, perhaps in Cyrillic letters: each has one Latin letter of its sound. Those
 *  that look like another (в, н, р, с, у) go by their sound, too: codes are read out. */
const [CYRILLIC, LATIN] = ["абвгґдеєзиіїйклмнопрстуфхыэ", "abvggdeeziiiiklmnoprstufhie"];

/** Codes are read out and typed on phones: case does not matter, a blank is a hyphen, and so it is with Cyrillic letters. */
export const tidyCode = (typed: string): string =>
  typed.trim().toLowerCase().replace(/[\s\-‐-―]+/g, "-").replace(/[Ѐ-ӿ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);

/** What somebody typed or pasted: a code, or the link to a table or to its screen. */
export function placeIn(typed: string): { code: string; screen?: boolean } {
  const [, room, code] = /\/(tv?)\/([^/?#\s]+)/i.exec(typed) ?? [];
  return { code: tidyCode(plain(code ?? typed)), ...(room ? { screen: room.toLowerCase() === "tv" } : {}) };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
