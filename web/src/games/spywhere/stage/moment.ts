// The moment a player is in: what the headline says, which of the four steps is lit, and which
// single thing the gold button does.
import type { Seat, View } from "../../../protocol/spywhere";
import type { Table } from "../../../protocol/wire";
import { choices, type Choices } from "./choices";

export type Moment =
  | { kind: "swap" }
  | { kind: "eliminate" }
  | { kind: "after"; identify: boolean }
  | { kind: "wait"; seat: Seat }
  | { kind: "final"; identify: boolean }
  | { kind: "finished"; waiting: Seat[] }
  | { kind: "watch-final"; waiting: Seat[] }
  | { kind: "over" };

export function moment(view: View, offered: Choices = choices(view)): Moment {
  if (view.step === "over") return { kind: "over" };
  if (view.step === "final") {
    const waiting = view.seats.map((_, seat) => seat).filter((seat) => !view.finished.includes(seat));
    if (!view.me) return { kind: "watch-final", waiting };
    if (view.options.length === 0) return { kind: "finished", waiting };
    return { kind: "final", identify: offered.identify.size > 0 };
  }
  if (view.options.length === 0) return { kind: "wait", seat: view.turn ?? 0 };
  if (offered.swaps.length > 0) return { kind: "swap" };
  if (offered.eliminate.length > 0) return { kind: "eliminate" };
  return { kind: "after", identify: offered.identify.size > 0 };
}

/** How many seconds there are for what is under way (§6.3, §9.3). */
export function secondsOf(view: View, options: Table["options"]): number {
  return Number(options[view.step === "final" ? "final_s" : "max_turn_s"] ?? 60);
}

/** The moment as its rules and hints are told: two spies have rules of their own (§8). */
export type Telling = Moment["kind"] | "eliminate-two" | "after-two" | "after-early" | "final-two";

const EARLIEST: Readonly<Record<string, number>> = { third: 3, fourth: 4, fifth: 5, sixth: 6 };
const EARLIEST_FOR_TWO = 5;

/** §5.4, §8.3: the first round in which a turn may end with an identification. */
export function earliest(view: View, { earliest_round }: Table["options"]): number {
  return Math.max(EARLIEST[String(earliest_round)] ?? 1, view.seats.length === 2 ? EARLIEST_FOR_TWO : 1);
}

export function telling(view: View, now: Moment): Telling {
  const { kind } = now;
  // §5.4, §8.3: identifying would be the last thing left to do, so if it is not offered it is too early.
  if (now.kind === "after" && !now.identify) return "after-early";
  if (view.seats.length !== 2) return kind;
  if (kind === "eliminate") return "eliminate-two";
  if (kind === "after") return "after-two";
  return kind === "final" ? "final-two" : kind;
}

export type StepName = "draw" | "swap" | "eliminate" | "identify";
export type StepState = "done" | "now" | "open" | "skipped" | "ahead";

/** What those who look on can say of the turn: whether three alike may be eliminated is for their player to know. */
export type Publicly = "swap" | "both" | "eliminate" | "identify";

export function publicly(view: View, from: number, chain = false): Publicly {
  if (view.step === "swap") return "swap";
  if (view.round < from) return "eliminate";
  return threeAlike(view) && (chain || !view.eliminated) ? "both" : "identify";
}

const threeAlike = ({ row }: View): boolean => row.some((nation) => row.filter((each) => each === nation).length >= 3);

/** The line Draw › Swap › Eliminate › Identify, as far as this observer can tell. */
export function steps(view: View, offered: Choices = choices(view)): Record<StepName, StepState> {
  if (view.step === "swap") return { draw: "done", swap: "now", eliminate: "ahead", identify: "ahead" };
  const mine = view.options.length > 0;
  const eliminating = offered.eliminate.length > 0;
  const identifying = offered.identify.size > 0;
  return {
    draw: "done",
    swap: "done",
    eliminate: eliminating ? "now" : view.eliminated ? "done" : mine ? "skipped" : "ahead",
    identify: identifying ? (eliminating ? "open" : "now") : mine ? "skipped" : "ahead",
  };
}
