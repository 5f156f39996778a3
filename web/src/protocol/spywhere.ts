// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type { At, Seat, Standing } from './kernel';
export type { Seat } from './kernel';

export type Nation = "belgium" | "england" | "france" | "germany" | "italy" | "spain";

export const NATIONS: ReadonlyArray<Nation> = ["belgium", "england", "france", "germany", "italy", "spain"];

export type Step = "swap" | "after" | "final" | "over";

export type Tally = Partial<Record<Nation, number>>;

export type Swap = {
/**
 * Who swapped.
 */
seat: Seat,
/**
 * The card they gave to the row.
 */
give: Nation,
/**
 * The card they took from it.
 */
take: Nation, };

export type Identifications = Record<number, Nation> | Array<Nation>;

export type Own = { passports: Array<Nation>, cards: Tally, identifications: Identifications, };

export type Place = { hand: number, clues: Tally, identified: Array<Seat>, passports?: Array<Nation>, cards?: Tally, identifications?: Identifications, };

export type Me = { seat: Seat, passports: Array<Nation>, hand: Tally, drawn: Nation | null, identifications: Identifications, };

export type Known = { turn: Seat | null, step: Step, deadline: At | null, round: number, row: Array<Nation>, pile: number, removed: Nation | null, eliminated: boolean, ender: Seat | null, finished: Array<Seat>, swaps?: Array<Swap>, seats: Array<Place>, me: Me | null, over: Standing | null, };

export type Action = { "swap": {
/**
 * To the row.
 */
give: Nation,
/**
 * From the row.
 */
take: Nation, } } | { "eliminate": Nation } | { "identify": {
/**
 * Before whom.
 */
seat: Seat,
/**
 * What it says.
 */
as: Nation, } } | { "done": Record<string, never> };

export type View = Known & { options: Array<Action> };

export type Sight = { "dealt": {
/**
 * Who begins.
 */
first: Seat,
/**
 * The nation that does not take part.
 */
removed: Nation | null,
/**
 * The face-up cards.
 */
row: Array<Nation>,
/**
 * How many cards the pile has.
 */
pile: number,
/**
 * Your passports.
 */
passports?: Array<Nation>,
/**
 * Your cards.
 */
hand?: Tally, } } | { "began": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Whether the pile had a card for it.
 */
drew: boolean,
/**
 * Which, if you drew it.
 */
card?: Nation, } } | { "swapped": {
/**
 * Whose.
 */
seat: Seat,
/**
 * To the row.
 */
give: Nation,
/**
 * From the row.
 */
take: Nation, } } | { "eliminated": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
nation: Nation,
/**
 * Whether the pile had a bonus card.
 */
bonus: boolean,
/**
 * What came into the row.
 */
refill: Array<Nation>,
/**
 * The bonus card, if it is yours.
 */
card?: Nation, } } | { "identified": {
/**
 * By whom.
 */
by: Seat,
/**
 * Before whom.
 */
seat: Seat,
/**
 * What it says, if you laid it.
 */
as?: Nation, } } | { "final": {
/**
 * Who ended the game by identifying, if anybody did.
 */
ender: Seat | null, } } | { "finished": {
/**
 * Who.
 */
seat: Seat, } } | { "over": {
/**
 * What each spy alone knew.
 */
seats: Array<Own>, } };

export const CLAUSES: Readonly<Record<string, string>> = {
  over: "6",
  not_your_turn: "2.4",
  not_now: "3",
  too_early: "8.3",
  before_earliest: "5.4",
  not_in_hand: "3.2",
  not_in_row: "3.2",
  not_three: "4.1",
  own_nation: "4.1",
  not_an_opponent: "5.1",
  already_identified: "5.1",
  card_used: "5.2",
};
