// Sights in words: which sentence, with which names. The same for the log, the band and the live region.
import { lang, strong, type Sentence } from "../../../i18n/lang.svelte";
import type { Seat, Sight } from "../../../protocol/wink";
import type { Table } from "../../../protocol/wire";
import { nameOf } from "../../../shell/names";

const you = (table: Table, seat: Seat): "you" | "other" => (seat === table.you.seat ? "you" : "other");
const who = (table: Table, seat: Seat) => ({ who: you(table, seat), name: strong(nameOf(table, seat)) });
const whom = (table: Table, seat: Seat) => ({ whom: you(table, seat), other: strong(nameOf(table, seat)) });
const number = (agent: number) => ({ agent: strong(String(agent)) });

export function sentence(sight: Sight, table: Table): Sentence {
  if ("dealt" in sight) return { id: "log-dealt", args: who(table, sight.dealt.first) };
  if ("began" in sight) return { id: "log-began", args: who(table, sight.began.seat) };
  if ("called" in sight) return { id: "log-called", args: { ...who(table, sight.called.seat), ...number(sight.called.agent) } };
  if ("passed" in sight) return { id: "log-passed", args: who(table, sight.passed.seat) };
  if ("contacted" in sight) {
    const { by, seat, agent, right, holder } = sight.contacted;
    const args = { ...who(table, by), ...whom(table, seat), ...number(agent) };
    if (right) return { id: "log-contact-right", args };
    return { id: "log-contact-wrong", args: { ...args, held: you(table, holder), holder: strong(nameOf(table, holder)) } };
  }
  if ("accused" in sight) {
    const { by, seat, agent, right } = sight.accused;
    return { id: right ? "log-accused-right" : "log-accused-wrong", args: { ...who(table, by), ...whom(table, seat), ...number(agent) } };
  }
  return { id: "log-over", args: {} };
}

/** Whether it says no more than that somebody's turn began. */
export const begins = (sight: Sight): boolean => "began" in sight;

/** What everybody wants to have read. */
export const weighty = (sight: Sight): boolean => "contacted" in sight || "accused" in sight;

/** Who did it, for the emblem beside the line. */
export function actor(sight: Sight): Seat | null {
  if ("dealt" in sight) return sight.dealt.first;
  if ("began" in sight) return sight.began.seat;
  if ("called" in sight) return sight.called.seat;
  if ("passed" in sight) return sight.passed.seat;
  if ("contacted" in sight) return sight.contacted.by;
  return "accused" in sight ? sight.accused.by : null;
}

/** Names in a row, as the language joins them. */
export const names = (table: Table, seats: Seat[]): string =>
  new Intl.ListFormat(lang(), { type: "conjunction" }).format(seats.map((seat) => nameOf(table, seat)));

/** Where a face looks, for a sentence about it. */
export const whither = (table: Table, eyes: Seat | null) => ({
  at: eyes === null ? "crowd" : you(table, eyes),
  other: eyes === null ? "" : nameOf(table, eyes),
});
