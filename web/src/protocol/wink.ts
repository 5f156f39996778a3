// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type { At, Seat, Standing } from './kernel';
export type { Seat } from './kernel';

export type Agent = number;

export type Step = "contact" | "call" | "over";

export type Eyes = "real" | "gaze";

export type Lock = "game" | "round";

export type Sign = "wink" | "hand" | "nod" | "nose" | "ear";

export type Ci = {
/**
 * Still in hand.
 */
hand: number,
/**
 * §7.5: face up before them, from right accusations.
 */
used: number,
/**
 * §7.6: in the box, from wrong ones.
 */
discarded: number, };

export type Card = { agent: Agent, state: "up" | "down" | "taken", };

export type Own = { cards: Array<Agent>, };

export type Place = { pawn: Agent | null, hand: number, ci: Ci, face_up: Array<Agent>, face_down: number, cards?: Array<Agent>, };

export type Me = { seat: Seat, hand: Array<Agent>, called_by: Array<Seat>, };

export type Known = { turn: Seat | null, step: Step, deadline: At | null,
/**
 * §3.4: from when on a call or pass is not too soon.
 */
earliest: At | null, crowd: Array<Card>, seats: Array<Place>, me: Me | null, over: Standing | null, };

export type Action = { "contact": Seat } | { "call": Agent } | { "accuse": {
/**
 * Whom.
 */
seat: Seat,
/**
 * Of holding which card.
 */
agent: Agent, } } | { "pass": Record<string, never> };

export type View = Known & { options: Array<Action> };

export type Signal = { "look": Seat | null } | { "wink": Seat | null };

export type Sight = { "dealt": {
/**
 * Who begins.
 */
first: Seat,
/**
 * The crowd, in table order.
 */
crowd: Array<Agent>,
/**
 * Your agents.
 */
hand?: Array<Agent>, } } | { "began": {
/**
 * Whose.
 */
seat: Seat, } } | { "called": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
agent: Agent, } } | { "passed": {
/**
 * Who.
 */
seat: Seat, } } | { "contacted": {
/**
 * Who.
 */
by: Seat,
/**
 * Whom they named.
 */
seat: Seat,
/**
 * The card under their pawn.
 */
agent: Agent,
/**
 * Whether they named the right spy.
 */
right: boolean,
/**
 * Who laid the twin before them.
 */
holder: Seat, } } | { "accused": {
/**
 * Who.
 */
by: Seat,
/**
 * Whom.
 */
seat: Seat,
/**
 * Of holding which card.
 */
agent: Agent,
/**
 * Whether they held it.
 */
right: boolean, } } | { "over": {
/**
 * What each spy alone knew.
 */
seats: Array<Own>, } };

export type Percept = { "face": {
/**
 * Whose face it is.
 */
seat: Seat,
/**
 * Where its eyes point: at a spy, or at the crowd.
 */
eyes: Seat | null,
/**
 * Whether it makes the sign.
 */
sign: boolean,
/**
 * Whether both its eyes are shut.
 */
blink: boolean, } };

export const SACCADE_MS = 200;

export const WINK_MOST_MS = 1500;

export const CLAUSES: Readonly<Record<string, string>> = {
  over: "8",
  not_your_turn: "3.1",
  too_soon: "3.4",
  own_card: "4.2",
  occupied: "4.3",
  same_card: "4.4",
  not_face_up: "4.1",
  no_pawn: "3.2",
  yourself: "6.4",
  not_called: "7.2",
  own_call: "7.3",
  caller: "7.2",
  you_hold_it: "7.3",
  no_ci_left: "7.4",
  locked: "7.8",
  repeated: "7.9",
  can_call: "4.5",
};
