// Writes src/i18n/messages.ts: which variables each message takes, so that a forgotten one does
// not compile. `npm run messages` after a change to an .ftl file; a test fails until it is done.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SRC = join(import.meta.dirname, "../src");
export const WRITTEN = join(SRC, "i18n/messages.ts");

/** The games: the folders in `games/` that have an `index.ts`, each named like its crate. */
export const gamesIn = () => readdirSync(join(SRC, "games")).filter((name) => existsSync(join(SRC, "games", name, "index.ts")));

/** The files of the shell's messages: those that every page needs, and those that come with a table. */
export const SHELL = ["shell", "table"];

/** The messages of a game in one language, or the shell's. */
export const wordsOf = (lang, game) =>
  (game ? [`games/${game}/words/${lang}.ftl`] : SHELL.map((name) => `i18n/${lang}/${name}.ftl`)).map((file) => readFileSync(join(SRC, file), "utf8")).join("\n");

/** Message → the variables anywhere in it. */
export function messages(text) {
  const found = new Map();
  for (const block of text.split(/^(?=[a-z][a-z-]* =)/m)) {
    const id = /^([a-z][a-z-]*) =/.exec(block)?.[1];
    if (!id) continue;
    if (found.has(id)) throw new Error(`${id} twice`);
    const body = block.replace(/^#.*$/gm, "");
    found.set(id, [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((m) => m[1]))].sort());
  }
  return found;
}

/** Each game says in its own variables why a bot would do something: asked for with `maybe`, which takes any. */
const OWN = new Set(["reason"]);

/** The text of messages.ts. Games may share the id of a message only if it takes the same variables in each. */
export function typed() {
  const takes = new Map();
  for (const game of [undefined, ...gamesIn()]) {
    for (const [id, variables] of messages(wordsOf("en", game))) {
      if (OWN.has(id)) continue;
      const type = `Takes<${variables.map((name) => JSON.stringify(name)).join(" | ") || "never"}>`;
      if (takes.has(id) && takes.get(id) !== type) throw new Error(`${id} takes other variables in ${game} than elsewhere: give it another id`);
      takes.set(id, type);
    }
  }
  const lines = [...takes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, type]) => `  ${JSON.stringify(id)}: ${type};`);
  return `// Written by \`npm run messages\` from the .ftl files. Do not edit.
import type { FluentVariable } from "@fluent/bundle";

type Takes<Name extends string> = { [name in Name]: FluentVariable };

/** The variables that each message of the shell and of the games takes. */
export interface Messages {
${lines.join("\n")}
}
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(WRITTEN, typed());
