// Words. The browser's language decides, the switch changes it without a reload.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import en from "./en/shell.ftl?raw";
import fr from "./fr/shell.ftl?raw";
import uk from "./uk/shell.ftl?raw";
import { format, type Variables } from "./format";
import type { Messages } from "./messages";

export type Lang = "en" | "fr" | "uk";
export const LANGS: readonly Lang[] = ["en", "fr", "uk"];

/** Messages in Fluent's writing, by language. */
export type Words = Record<Lang, string>;

const SHELL: Words = { en, fr, uk };
const KEPT = "lang";

/** The words of the game on the table, beside the shell's. */
let game = $state.raw<Words | null>(null);
const bundles = new Map<Words | null, Partial<Record<Lang, FluentBundle>>>();

/** From now on the words of this game are understood, too; two games may use the same message. */
export const speak = (words: Words): void => void (game = words);

function bundle(lang: Lang): FluentBundle {
  const made = bundles.get(game) ?? {};
  bundles.set(game, made);
  return (made[lang] ??= compile(lang, game));
}

function compile(lang: Lang, game: Words | null): FluentBundle {
  // No isolating marks: three left-to-right languages, and names are cleaned by the server.
  const words = new FluentBundle(lang, { useIsolating: false });
  for (const source of game ? [SHELL, game] : [SHELL]) words.addResource(new FluentResource(source[lang]));
  return words;
}

const isLang = (text: string | null | undefined): text is Lang => LANGS.includes(text as Lang);

let current = $state<Lang>("en");

export const lang = (): Lang => current;

export function setLang(next: Lang): void {
  current = next;
  document.documentElement.lang = next;
  try {
    localStorage.setItem(KEPT, next);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

/** The language kept from last time, else the browser's. */
export function startLang(): void {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // as above
  }
  const asked = negotiateLanguages(navigator.languages, LANGS, { defaultLocale: "en", strategy: "lookup" })[0];
  current = isLang(kept) ? kept : isLang(asked) ? asked : "en";
  document.documentElement.lang = current;
}

/** The id of a message. */
export type Id = keyof Messages;
/** A message that needs nothing put into it. */
export type PlainId = { [id in Id]: Record<never, never> extends Messages[id] ? id : never }[Id];
/** A message, and what to put into it. */
export type Sentence<I extends Id = Id> = { [id in I]: Record<never, never> extends Messages[id] ? { id: id; args?: Messages[id] } : { id: id; args: Messages[id] } }[I];

/** Everything that one of several messages might take: whichever it is, nothing is missing. */
type All<I extends Id> = (I extends Id ? (args: Messages[I]) => void : never) extends (args: infer A) => void ? A : never;
type Rest<I extends Id> = Record<never, never> extends All<I> ? [args?: All<I>] : [args: All<I>];

/** A message in the reader's language, with the marks of `strong` still in it. */
export const marked = <I extends Id>(id: I, ...rest: Rest<I>): string => format(bundle(current), id, (rest as [Variables?])[0]);

/** The same, for a message that was chosen elsewhere. */
export const said = ({ id, args }: Sentence): string => format(bundle(current), id, args);

/** A message as plain text. */
export const t = <I extends Id>(id: I, ...rest: Rest<I>): string => plain(marked(id, ...rest));

// Two private characters carry "this part is strong" through a translation, so that sentences
// with bold names stay whole sentences for the translator and no markup is ever parsed.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = /[\uE000\uE001]/g;

export const strong = (text: string): string => OPEN + text + CLOSE;

/** A marked text without its marks. */
export const plain = (text: string): string => text.replaceAll(MARKS, "");

/** A marked text in pieces: plain and strong by turns, plain first. */
export const pieces = (text: string): string[] => text.split(MARKS);
