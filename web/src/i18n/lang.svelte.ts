// Words. The browser's language decides, the switch changes it without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import enShell from "./en/shell.ftl?raw";
import enSpywhere from "./en/spywhere.ftl?raw";
import frShell from "./fr/shell.ftl?raw";
import frSpywhere from "./fr/spywhere.ftl?raw";
import ukShell from "./uk/shell.ftl?raw";
import ukSpywhere from "./uk/spywhere.ftl?raw";

export type Lang = "en" | "fr" | "uk";
export const LANGS: readonly Lang[] = ["en", "fr", "uk"];
export type Args = Record<string, FluentVariable>;

const SOURCES: Record<Lang, string[]> = {
  en: [enShell, enSpywhere],
  fr: [frShell, frSpywhere],
  uk: [ukShell, ukSpywhere],
};
const KEPT = "lang";
const bundles = new Map<Lang, FluentBundle>();

function bundle(lang: Lang): FluentBundle {
  let made = bundles.get(lang);
  if (!made) {
    // No isolating marks: three left-to-right languages, and names are cleaned by the server.
    made = new FluentBundle(lang, { useIsolating: false });
    for (const source of SOURCES[lang]) made.addResource(new FluentResource(source));
    bundles.set(lang, made);
  }
  return made;
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

/** A message in the reader's language, with the marks of `strong` still in it. */
export function marked(id: string, args?: Args): string {
  const words = bundle(current);
  const value = words.getMessage(id)?.value;
  return value ? words.formatPattern(value, args ?? null) : id;
}

/** A message as plain text. */
export const t = (id: string, args?: Args): string => marked(id, args).replaceAll(MARKS, "");

// Two private characters carry "this part is strong" through a translation, so that sentences
// with bold names stay whole sentences for the translator and no markup is ever parsed.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = /[\uE000\uE001]/g;

export const strong = (text: string): string => OPEN + text + CLOSE;

/** A marked text in pieces: plain and strong by turns, plain first. */
export const pieces = (text: string): string[] => text.split(MARKS);
