// Three kinds of address: the front page, a table, and a table's shared screen.

export type Route = { at: "front" } | { at: "table"; code: string } | { at: "screen"; code: string };

export function route(path: string): Route {
  const [, room, code] = /^\/(t|tv)\/([\p{L}\p{N}-]{1,32})\/?$/u.exec(path) ?? [];
  if (!room || !code) return { at: "front" };
  return { at: room === "tv" ? "screen" : "table", code: tidyCode(code) };
}

export const tableLink = (address: string, code: string): string => `${address}/t/${code}`;
export const screenLink = (address: string, code: string): string => `${address}/tv/${code}`;

/** Codes are read out and typed on phones: case, blanks and dashes do not matter. */
export const tidyCode = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
