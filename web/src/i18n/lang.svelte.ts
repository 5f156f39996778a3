// Words. The browser's language decides, the switch changes it without a reload.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { format, type Variables } from "./format";
import type { Messages } from "./messages";
import { fetchWords, LANGS, prefer, preferred, SHELL, wordsOf, type Lang } from "./words";

export { LANGS, type Lang };

/** What is read: the shell's words and those of the game on the table, in one language. */
interface Reading {
  lang: Lang;
  game: string;
}

const FIRST: Reading = { lang: "en", game: SHELL };
let reading = $state.raw(FIRST);
/** What is being read as soon as its words are here. */
let wanted = FIRST;
let turning: Promise<void> = Promise.resolve();

/** Reads on as before until every word is here, and what is here already at once. A later call asks for this, too. */
function turn(change: Partial<Reading>): Promise<void> {
  const next = (wanted = { ...wanted, ...change });
  const parts = [...new Set([SHELL, next.game])];
  if (parts.every((part) => wordsOf(part, next.lang) !== undefined)) {
    reading = next;
    return (turning = Promise.resolve());
  }
  return (turning = Promise.all(parts.map((part) => fetchWords(part, next.lang))).then(
    () => (wanted === next ? void (reading = next) : turning),
    (error: unknown) => {
      if (wanted !== next) return turning;
      wanted = reading;
      throw error;
    },
  ));
}

/** From now on the words of this game are understood, too; two games may use the same message. */
export const speak = (game: string): Promise<void> => turn({ game });

const bundles = new Map<string, FluentBundle>();

function bundle(): FluentBundle {
  const { lang, game } = reading;
  const name = `${lang}/${game}`;
  let made = bundles.get(name);
  if (!made) bundles.set(name, (made = compile(lang, game)));
  return made;
}

function compile(lang: Lang, game: string): FluentBundle {
  // No isolating marks: three left-to-right languages, and names are cleaned by the server.
  const words = new FluentBundle(lang, { useIsolating: false });
  for (const each of new Set([SHELL, game])) words.addResource(new FluentResource(wordsOf(each, lang) ?? ""));
  return words;
}

export const lang = (): Lang => reading.lang;

/** Changes the language once its words are here. */
export async function setLang(next: Lang): Promise<void> {
  await turn({ lang: next });
  if (lang() !== next) return; // another one was chosen meanwhile
  document.documentElement.lang = next;
  prefer(next);
}

/** Begins in the language that the reader prefers; if its words cannot be had, in English. */
export async function startLang(): Promise<void> {
  await turn({ lang: preferred() }).catch(() => turn({ lang: "en" }));
  document.documentElement.lang = lang();
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
export const marked = <I extends Id>(id: I, ...rest: Rest<I>): string => format(bundle(), id, (rest as [Variables?])[0]);

/** The same, for a message that was chosen elsewhere. */
export const said = ({ id, args }: Sentence): string => format(bundle(), id, args);

/** A message as plain text. */
export const t = <I extends Id>(id: I, ...rest: Rest<I>): string => plain(marked(id, ...rest));

/** A message of the game on the table, if that game has it. */
export function maybe(id: string, args: Variables): string | null {
  return bundle().hasMessage(id) ? plain(format(bundle(), id, args)) : null;
}

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
