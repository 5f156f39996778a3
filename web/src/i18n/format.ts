import type { FluentBundle, FluentVariable } from "@fluent/bundle";

export type Variables = Record<string, FluentVariable>;

/**
 * A message with its variables put in. Never throws: at a player's table a message that is missing
 * shows its id, and a variable that is missing its name; what is wrong goes to the console, where
 * the tests in the browser look for it.
 */
export function format(words: FluentBundle, id: string, args: Variables | undefined): string {
  const value = words.getMessage(id)?.value;
  if (!value) {
    console.error(`no message ${id} in ${words.locales.join()}`);
    return id;
  }
  const errors: Error[] = [];
  const text = words.formatPattern(value, args ?? null, errors);
  for (const error of errors) console.error(`message ${id} in ${words.locales.join()}: ${error.message}`);
  return text;
}
