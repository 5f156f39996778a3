// Looking something up: by the number of its clause, or by words.
import { plainOf, type Block } from "./text";

/** A place in a guide or a book that can be found. */
export interface Place {
  /** Its anchor on the page. */
  id: string;
  /** The number of its clause or chapter; none in a guide. */
  number: string;
  text: string;
}

/** Every clause, and every paragraph of a guide under the anchor of its section. */
export function placesIn(blocks: Block[]): Place[] {
  let id = "";
  let number = "";
  return blocks.flatMap((block): Place[] => {
    if (block.kind === "title") return [];
    if (block.kind === "heading") [id, number] = [block.id, block.number];
    if (block.kind === "clause") return [{ id: block.number, number: block.number, text: plainOf(block.spans) }];
    if (id === "") return [];
    const lines = block.kind === "list" ? block.items : block.kind === "table" ? block.rows.map((row) => row.flatMap((cell, i) => (i > 0 ? [{ kind: "text" as const, text: " · " }, ...cell] : cell))) : [block.spans];
    return lines.map((spans) => ({ id, number, text: plainOf(spans).trim() })).filter(({ text }) => text !== "");
  });
}

/** As one types: no case, no accents, any apostrophe. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/['ʼ]/g, "’").toLowerCase();

const NUMBER = /^§?\s*(\d+(?:\.\d*[a-z]?)?)$/;

/** What was looked for: a number leads to its clause first and to those that begin like it; words to all places that have each of them. */
export function found(places: Place[], typed: string): Place[] {
  const wanted = typed.trim();
  if (wanted === "") return [];
  const [, number] = NUMBER.exec(wanted) ?? [];
  if (number) return places.filter((place) => place.number === number || place.number.startsWith(number.includes(".") ? number : `${number}.`));
  const words = folded(wanted).split(/\s+/);
  return places.filter(({ text }) => words.every((word) => folded(text).includes(word)));
}

/** The part of a text around the first of the words, for a line of results. */
export function around(text: string, typed: string, width = 90): string {
  const word = folded(typed.trim()).split(/\s+/)[0] ?? "";
  const at = Math.max(0, folded(text).indexOf(word));
  const from = text.length <= width || at < width / 2 ? 0 : text.indexOf(" ", at - Math.floor(width / 3)) + 1;
  const whole = from + width >= text.length;
  const part = text.slice(from, whole ? undefined : text.lastIndexOf(" ", from + width));
  return `${from > 0 ? "… " : ""}${part}${whole ? "" : " …"}`;
}
