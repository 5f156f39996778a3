// The moment an observer is in: what the headline says, and which screen is up.
import type { Area, Seat, Step, View } from "../../../protocol/dr-shark";
import { boxOf, type Box } from "./box";
import { areaOf, choices, type Choices } from "./choices";
import { dossierOf, sheets } from "./dossier";

/** §6.4: where nothing is left to choose. */
const SETTLED_S = 5;

export type Moment =
  | { kind: "dive" }
  | { kind: "ready"; area: Area }
  /** A hand in the bag: feeling, until something is drawn or grabbed. */
  | { kind: "feel"; area: Area }
  /** A piece in hand. */
  | { kind: "place"; area: Area }
  | { kind: "sort" | "return" | "keep" | "look"; area: Area }
  | { kind: "service" | "complete" | "organise" }
  | { kind: "watch"; seat: Seat; step: Step; area: Area | null }
  | { kind: "over" };

export type Kind = Moment["kind"];

export function moment(view: View, offered: Choices = choices(view)): Moment {
  if (view.step === "over" || view.turn === null) return { kind: "over" };
  const area = areaOf(view);
  if (view.me?.seat !== view.turn) return { kind: "watch", seat: view.turn, step: view.step, area };
  if (view.step === "dive" || area === null) return { kind: "dive" };
  if (view.step === "ready") return { kind: "ready", area };
  if (view.step === "organise") return { kind: offered.service ? "service" : offered.complete.length > 0 ? "complete" : "organise" };
  if (view.hand) return { kind: "place", area };
  if (view.fistful) return { kind: offered.sort ? "sort" : offered.keep.length > 0 ? "keep" : "return", area };
  return { kind: area === "E" ? "look" : "feel", area };
}

/** Whether the searcher's hand is in the bag and the screen is the bag's. */
export const isSearching = (moment: Moment): boolean => ["feel", "place", "sort", "return", "keep", "look"].includes(moment.kind);

/** §6.4: as everybody sees, the spy who organises has nothing to choose. */
export function isSettled(view: View, box: Box): boolean {
  if (view.step !== "organise" || view.turn === null || view.service) return false;
  return sheets(dossierOf(view, view.turn), box).every(({ design, missing }) => missing > 0 || !view.tokens[design]);
}

/** Seconds that this step has in all, for the ring. */
export function secondsOf(view: View, options: Record<string, unknown>): number {
  const turn = options["max_turn_s"];
  if (isSettled(view, boxOf(options))) return Math.min(SETTLED_S, Number(turn ?? SETTLED_S));
  if (view.step === "search") return Number(options["search_s"] ?? 30);
  if (view.step === "ready") return 10;
  return Number(turn ?? (view.step === "dive" ? 30 : 60));
}

/** §4.1: the left neighbour holds the clapper; play goes that way round. */
export const clapperOf = (view: View): Seat | null => (view.turn === null ? null : (view.turn + 1) % view.seats.length);
