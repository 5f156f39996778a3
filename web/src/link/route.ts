// Three kinds of address: the front page, a table, and a table's shared screen.

export type Route = { at: "front" } | { at: "table"; code: string } | { at: "screen"; code: string };

export function route(path: string): Route {
  const [, room, code] = /^\/(t|tv)\/([^/]+)\/?$/.exec(path) ?? [];
  if (!room || !code) return { at: "front" };
  return { at: room === "tv" ? "screen" : "table", code: tidyCode(plain(code)) };
}

export const tableLink = (origin: string, code: string): string => `${origin}/t/${code}`;
export const screenLink = (origin: string, code: string): string => `${origin}/tv/${code}`;

/** Codes are read out and typed on phones: case does not matter, and a blank is a hyphen. */
export const tidyCode = (typed: string): string => typed.trim().toLowerCase().replace(/[\s\-‐-―]+/g, "-");

/** The code in what somebody typed or pasted: a code, or the link to a table or to its screen. */
export function codeIn(typed: string): string {
  const [, code] = /\/tv?\/([^/?#\s]+)/i.exec(typed) ?? [];
  return tidyCode(plain(code ?? typed));
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
