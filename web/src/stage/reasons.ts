// A bot's reasons in the words of its game.
import { maybe } from "../i18n/lang.svelte";
import type { Reason } from "../protocol/kernel";
import type { Table } from "../protocol/wire";
import { nameOf } from "../shell/names";

/** At most this many are said: a hint is read while somebody plays. */
const MOST = 2;

/** Puts a name or a number of the rulebook, such as a nation's name, into words; `kind` says what it is. */
type Say = (kind: string, it: string | number) => string | number;

const asIs: Say = (_, it) => it;

/** What a reason is about, by the names that the words use; a spy goes by their own. */
export function spoken({ code, about }: Reason, table: Table, say: Say = asIs): Record<string, string | number> {
  const words = about.map(([kind, it]): [string, string | number] => {
    if ("seat" in it) return [kind, nameOf(table, it.seat)];
    if ("percent" in it) return [kind, it.percent];
    return [kind, say(kind, "number" in it ? it.number : it.name)];
  });
  return { ...Object.fromEntries(words), code: code.replace(/^.*\//, "") };
}

/** The weightiest reasons as sentences. */
export const because = (reasons: Reason[], table: Table, say: Say = asIs): string[] =>
  reasons.slice(0, MOST).flatMap((reason) => maybe("reason", spoken(reason, table, say)) ?? []);
