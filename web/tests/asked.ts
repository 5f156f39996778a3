// Which code speaks at a table, and which messages it asks for.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ENDINGS = ["", ".ts", ".svelte", "/index.ts"];

const AT_ONCE = /^\s*(?:import|export) (?:[^"';]* from )?"(\.[^"?]*)"/gm;
const LATER = /\bimport\("(\.[^"?]*)"\)/g;

/** The files that these import, and what those import, with themselves, also what is fetched later. The list of games leads nowhere: each is asked about by itself. */
export function reached(entries: string[]): string[] {
  const found = new Set(entries);
  for (const file of found) { // grows while it is walked
    const code = readFileSync(file, "utf8");
    const later = file.endsWith("games/registry.ts") ? [] : code.matchAll(LATER);
    for (const [, path = ""] of [...code.matchAll(AT_ONCE), ...later]) {
      const base = join(dirname(file), path);
      const there = ENDINGS.map((ending) => base + ending).find((name) => /\.(ts|svelte)$/.test(name) && existsSync(name));
      if (there) found.add(there);
    }
  }
  return [...found];
}

/** The messages that a piece of code asks for: in `t(…)`, as the `id` of a sentence, as a game's remark. */
export const asked = (code: string): string[] =>
  [...code.matchAll(/\b(?:t|marked)\(|\bid: |<Say id=|\bremark: /g)].flatMap((ask) => literals(code, ask.index + ask[0].length));

/** The messages that a game may have and need not: in `maybe(…)`. */
export const offered = (code: string): string[] =>
  [...code.matchAll(/\bmaybe\(/g)].flatMap((ask) => literals(code, ask.index + ask[0].length));

/** The strings in the expression that starts here, but for those that something is compared with. */
function literals(code: string, start: number): string[] {
  const found: string[] = [];
  let depth = 0;
  for (let i = start; i < code.length; i++) {
    const c = code.charAt(i);
    if ("([{".includes(c)) depth++;
    else if (")]}".includes(c) && --depth < 0) break;
    else if (",;".includes(c) && depth === 0) break;
    else if (c === '"') {
      const end = code.indexOf('"', i + 1);
      if (!/[=!]== $/.test(code.slice(0, i).slice(-5))) found.push(code.slice(i + 1, end));
      i = end;
    }
  }
  return found;
}
