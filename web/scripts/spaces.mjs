// Sets the spaces of French, and those before dashes in Ukrainian: `npm run spaces` after a change to such a text; a test fails
// until it is done.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gamesIn, SHELL } from "./messages.mjs";

const WEB = join(import.meta.dirname, "..");
const RULES = join(WEB, "../rules");

/** Before ; ! ? a narrow space that does not break, before : and inside « » a wide one. What stands in code stays. */
export const spaced = (text) =>
  text.split("`").map((part, i) => (i % 2 ? part : part
    .replace(/[ \u00a0\u202f]+([;!?])(?!\[)/g, "\u202f$1")
    .replace(/[ \u00a0\u202f]+:(?![:-])/g, "\u00a0:")
    .replace(/«[ \u00a0\u202f]+/g, "«\u00a0")
    .replace(/[ \u00a0\u202f]+»/g, "\u00a0»"))).join("`");

/** No line begins with a dash. */
export const dashed = (text) => text.replace(/(?<=\S) —/g, "\u00a0—");

/** The client's messages in Ukrainian. */
export const ukrainianFiles = () => [...SHELL.map((name) => join(WEB, `src/i18n/uk/${name}.ftl`)), ...gamesIn().map((game) => join(WEB, `src/games/${game}/words/uk.ftl`))];

/** Every text in French. */
export const frenchFiles = () => [
  ...SHELL.map((name) => join(WEB, `src/i18n/fr/${name}.ftl`)), join(WEB, "src/i18n/fr.md"), ...gamesIn().map((game) => join(WEB, `src/games/${game}/words/fr.ftl`)),
  ...[RULES, join(RULES, "guide")].flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith(".fr.md")).map((name) => join(folder, name))),
];

if (process.argv[1] === import.meta.filename) {
  for (const path of frenchFiles()) writeFileSync(path, spaced(readFileSync(path, "utf8")));
  for (const path of ukrainianFiles()) writeFileSync(path, dashed(readFileSync(path, "utf8")));
}
