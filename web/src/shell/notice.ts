// What happens at a table besides the game, and concerns everybody: read from two tables, one after the other.
import { titleOf } from "../games/registry";
import { t, type Sentence } from "../i18n/lang.svelte";
import type { Table } from "../protocol/wire";
import { nameOf } from "./names";

/** What is to be said when the table has become another. */
export function noticed(before: Table, after: Table): Sentence[] {
  if (before.code !== after.code) return [];
  return [...host(before, after), ...seats(before, after), ...brokenOff(before, after)];
}

/** Seats change their numbers in the lobby: the host is another if somebody else sits there. */
function host(before: Table, after: Table): Sentence[] {
  if (after.host === undefined || before.host === undefined) return [];
  const [was, is] = [before.seats[before.host], after.seats[after.host]];
  const same = before.you.host === after.you.host && was?.spy === is?.spy && was?.name === is?.name;
  const renamed = before.host === after.host && was?.kind === "person" && before.you.host === after.you.host;
  if (same || renamed) return [];
  return after.you.host ? [{ id: "notice-host-you" }] : [{ id: "notice-host", args: { name: nameOf(after, after.host) } }];
}

/** In a game: a bot has given way to a person. */
function seats(before: Table, after: Table): Sentence[] {
  if (before.phase !== "playing" || after.phase !== "playing" || before.games !== after.games) return [];
  return after.seats.flatMap((chair, seat): Sentence[] =>
    chair.kind === "person" && before.seats[seat]?.kind === "bot" ? [{ id: "notice-seat", args: { name: nameOf(after, seat) } }] : []);
}

/** The host has ended a game before its end. The game's number tells one from the next, also to somebody who was away. */
function brokenOff(before: Table, after: Table): Sentence[] {
  const by = after.broken_off;
  if (!by || (before.broken_off && before.games === after.games)) return [];
  const who = after.you.host && after.seats[after.you.seat ?? -1]?.spy === by.spy ? "you" : "other";
  return [{ id: "notice-broken-off", args: { who, name: by.name ?? t("spy", { spy: by.spy }), game: titleOf(after.game) } }];
}
