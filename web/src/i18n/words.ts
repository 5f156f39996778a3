// Where the words lie. The shell's and each game's are a chunk of their own in each language, so
// that nobody waits for words they do not read. Nothing here draws: the page asks for its words
// before anything else of it has come.
export type Lang = "en" | "fr" | "uk";
export const LANGS: readonly Lang[] = ["en", "fr", "uk"];

/** The words that are not any game's. */
export const SHELL = "";

const FILES = import.meta.glob<string>(["./*/*.ftl", "../games/*/words/*.ftl"], { query: "?raw", import: "default" });

const fetched = new Map<string, string>();
const coming = new Map<string, Promise<void>>();

/** With a game's words come those of every table: nobody needs them before. */
const filesOf = (game: string, lang: Lang): string[] => (game === SHELL ? [`./${lang}/shell.ftl`] : [`./${lang}/table.ftl`, `../games/${game}/words/${lang}.ftl`]);

/** Messages in Fluent's writing, if they are here. */
export function wordsOf(game: string, lang: Lang): string | undefined {
  const texts = filesOf(game, lang).map((file) => fetched.get(file));
  return texts.includes(undefined) ? undefined : texts.join("\n");
}

/** Fetches a game's words in one language, once. What failed is tried a second time, and may be asked for again. */
export const fetchWords = async (game: string, lang: Lang): Promise<void> => void (await Promise.all(filesOf(game, lang).map(fetchFile)));

function fetchFile(file: string): Promise<void> {
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
