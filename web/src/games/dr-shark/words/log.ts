// Sights in words: which sentence, with which names. The same for the log, the line above the pool
// and the live region.
import { lang, strong, t, type Sentence } from "../../../i18n/lang.svelte";
import type { Design, Piece, Seat, Sight, Slot } from "../../../protocol/dr-shark";
import type { Table } from "../../../protocol/wire";
import { boxOf } from "../stage/box";
import { colourOf, designOf, partOf } from "../stage/piece";
import { nameOf } from "../../../shell/names";

/** A clue by its design and part, a shark by its colour. */
export function pieceName(piece: Piece): string {
  const design = designOf(piece);
  return design ? t("clue-name", { design: t("design", { design }), part: partOf(piece) }) : t("shark-name", { colour: colourOf(piece) });
}

/** The same with the number of its part in one line with it. */
export const wholeName = (piece: Piece): string => pieceName(piece).replace(/ (?=\d)/gu, "\u00a0");

/** Names in a row, as the language joins them. */
export const joined = (all: string[]): string => new Intl.ListFormat(lang(), { type: "conjunction" }).format(all);
export const names = (table: Table, seats: Seat[]): string => joined(seats.map((seat) => nameOf(table, seat)));

const you = (table: Table, seat: Seat): "you" | "other" => (seat === table.you.seat ? "you" : "other");
const who = (table: Table, seat: Seat) => ({ who: you(table, seat), name: strong(nameOf(table, seat)) });
const what = (piece: Piece) => ({ piece: strong(wholeName(piece)) });
const evidence = (table: Table, design: Design) => ({ design: strong(t("design", { design })), points: t("points", { points: boxOf(table.options).points[design] }) });

export const slotName = (slot: Slot): string => (typeof slot === "number" ? t("shape-name", { shape: slot }) : t("texture", { texture: slot }));

export function sentence(sight: Sight, table: Table): Sentence {
  if ("dealt" in sight) return { id: "log-dealt-bag", args: { ...who(table, sight.dealt.first), count: sight.dealt.bag } };
  if ("began" in sight) return { id: "log-began", args: who(table, sight.began.seat) };
  if ("dived" in sight) return { id: "log-dived", args: { ...who(table, sight.dived.seat), area: sight.dived.area } };
  if ("started" in sight) return { id: "log-started", args: who(table, sight.started.seat) };
  if ("drawn" in sight) return { id: "log-drawn", args: { ...who(table, sight.drawn.seat), ...what(sight.drawn.piece) } };
  if ("placed" in sight) return { id: "log-placed", args: { ...who(table, sight.placed.seat), ...what(sight.placed.piece) } };
  if ("fumbled" in sight) return { id: "log-fumbled", args: who(table, sight.fumbled.seat) };
  if ("grabbed" in sight) return { id: "log-grabbed", args: { ...who(table, sight.grabbed.seat), count: sight.grabbed.pieces.length } };
  if ("sorted" in sight) return { id: "log-sorted", args: { ...who(table, sight.sorted.seat), ...what(sight.sorted.piece) } };
  if ("returned" in sight) return { id: "log-returned", args: { ...who(table, sight.returned.seat), colour: sight.returned.colour } };
  if ("kept" in sight) return { id: "log-kept", args: { ...who(table, sight.kept.seat), ...what(sight.kept.piece) } };
  if ("taken" in sight) return { id: "log-taken", args: { ...who(table, sight.taken.seat), ...what(sight.taken.piece) } };
  if ("ended" in sight) return { id: "log-ended", args: { ...who(table, sight.ended.seat), ending: sight.ended.ending } };
  if ("completed" in sight) return { id: "log-completed", args: { ...who(table, sight.completed.seat), ...evidence(table, sight.completed.design) } };
  if ("charmed" in sight) {
    const { seat, from, piece } = sight.charmed;
    return { id: "log-charmed", args: { ...who(table, seat), ...what(piece), from: strong(nameOf(table, from)), whom: you(table, from) } };
  }
  if ("negotiated" in sight) {
    const { seat, from, take, give } = sight.negotiated;
    const two = strong(joined(give.map(pieceName)));
    return { id: "log-negotiated", args: { ...who(table, seat), ...what(take), give: two, from: strong(nameOf(table, from)), whom: you(table, from) } };
  }
  if ("declined" in sight) return { id: "log-declined", args: { ...who(table, sight.declined.seat), agent: sight.declined.agent } };
  if ("assembled" in sight) return { id: "log-assembled", args: evidence(table, sight.assembled.design) };
  return { id: "log-over", args: {} };
}

/** What everybody wants to have read: a shark, evidence, and what an agent took. */
export const weighty = (sight: Sight): boolean =>
  "completed" in sight || "charmed" in sight || "negotiated" in sight || ("ended" in sight && sight.ended.ending === "shark");

/** What is seen in a search as it happens, and nobody looks up later: what came of it is in the dossiers. */
export const passing = (sight: Sight): boolean => ["started", "drawn", "placed", "fumbled", "grabbed", "sorted", "returned"].some((name) => name in sight);

/** A search that time has ended fills the screen with that. */
export const isTimeUp = (sight: Sight): boolean => "ended" in sight && sight.ended.ending === "time";

/** Whether it says no more than that somebody's turn began. */
export const begins = (sight: Sight): boolean => "began" in sight;

/** Who did it, for the emblem beside the line. */
export function actor(sight: Sight): Seat | null {
  if ("dealt" in sight) return sight.dealt.first;
  const [fact] = Object.values(sight) as { seat?: Seat }[];
  return fact?.seat ?? null;
}
