// Written by `cargo xtask codegen` from the Rust types. Do not edit.

export type Seat = number;

export type At = number;

export type Score = { seat: Seat, total: number, lines: Record<string, number> } | { seats: Seat[], total: number, lines: Record<string, number> };

export type Standing = {
/**
 * Everybody's count, in seat order.
 */
scores: Array<Score>,
/**
 * Who won, ascending; several when the rulebook lets them share it.
 */
winners: Array<Seat>,
/**
 * If several sides had the best total: the tie-break after which one was left, or
 * [`SHARED`](Standing::SHARED).
 */
tie?: string, };

export type Choice = { "switch": Record<string, never> } | { "seconds": Array<number> } | { "one_of": Array<string> };

export type Offer = {
/**
 * The option's name.
 */
key: string,
/**
 * What may be chosen.
 */
choice: Choice, };

export type Tempo = "normal" | "fast" | "slow";

export type About = { "seat": Seat } | { "number": number } | { "percent": number } | { "name": string };

export type Reason = {
/**
 * The stable code, such as `spywhere/likely`.
 */
code: string,
/**
 * What it is about, by the name that the words use.
 */
about: Array<[string, About]>, };

export const TEMPOS: ReadonlyArray<Tempo> = ["fast", "normal", "slow"];
