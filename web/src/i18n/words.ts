// Where the words lie. The shell's and each game's are a chunk of their own in each language, so
// that nobody waits for words they do not read. Nothing here draws: the page asks for its words
// before anything else of it has come.
export type Lang = "en" | "fr" | "uk";
export const LANGS: readonly Lang[] = ["en", "fr", "uk"];

/** The words that are not any game's. */
export const SHELL = "";

const FILES = import.meta.glob<string>(["./*/shell.ftl", "../games/*/words/*.ftl"], { query: "?raw", import: "default" });

const fetched = new Map<string, string>();
const coming = new Map<string, Promise<void>>();

const fileOf = (game: string, lang: Lang): string => (game === SHELL ? `./${lang}/shell.ftl` : `../games/${game}/words/${lang}.ftl`);

/** Messages in Fluent's writing, if they are here. */
export const wordsOf = (game: string, lang: Lang): string | undefined => fetched.get(fileOf(game, lang));

/** Fetches a game's words in one language, once. What failed is tried a second time, and may be asked for again. */
export function fetchWords(game: string, lang: Lang): Promise<void> {
  const file = fileOf(game, lang);
  const known = coming.get(file);
  if (known) return known;
  const get = FILES[file] ?? (() => Promise.reject(new Error(`no words: ${file}`)));
  const words = get().catch(get).then((text) => void fetched.set(file, text));
  coming.set(file, words);
  words.catch(() => coming.delete(file));
  return words;
}

const KEPT = "lang";
const isLang = (text: string | null | undefined): text is Lang => LANGS.includes(text as Lang);

/** The language kept from last time, else the browser's. */
export function preferred(): Lang {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
  return isLang(kept) ? kept : (navigator.languages.map((tag) => tag.split("-")[0]).find(isLang) ?? "en");
}

export function prefer(lang: Lang): void {
  try {
    localStorage.setItem(KEPT, lang);
  } catch {
    // as above
  }
}
