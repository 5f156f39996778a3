// Which code speaks at a table, and which messages it asks for.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ENDINGS = ["", ".ts", ".svelte", "/index.ts"];

/** The files that these import, and what those import, with themselves. What is fetched later does not count. */
export function reached(entries: string[]): string[] {
  const found = new Set(entries);
  for (const file of found) { // grows while it is walked
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/^\s*(?:import|export) (?:[^"';]* from )?"(\.[^"?]*)"/gm)) {
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
