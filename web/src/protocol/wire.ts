// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type { At, Offer, Seat } from './kernel';

export type Spy = "fox" | "owl" | "heron" | "cat" | "raven" | "hare" | "moth" | "wolf";

export const SPIES: ReadonlyArray<Spy> = ["fox", "owl", "heron", "cat", "raven", "hare", "moth", "wolf"];

export type Name = string;

export type Code = string;

export type Token = string;

export type Phase = "lobby" | "playing" | "over";

export type Kind = "empty" | "person" | "bot";

export type Chair = {
/**
 * Who sits there.
 */
kind: Kind,
/**
 * What they are called; left out, by their spy's name in everybody's own language.
 */
name?: Name,
/**
 * The colour and emblem they go by.
 */
spy: Spy,
/**
 * A bot's level.
 */
level?: string,
/**
 * Whether a person is connected.
 */
here: boolean,
/**
 * Whether a bot plays for a person who is away.
 */
stand_in: boolean,
/**
 * Whether somebody new may sit down here.
 */
open: boolean, };

export type You = {
/**
 * Their seat, if they have one.
 */
seat: Seat | null,
/**
 * Whether they decide.
 */
host: boolean, };

export type Table = {
/**
 * By which it is found.
 */
code: Code,
/**
 * The game's name.
 */
game: string,
/**
 * Where it stands.
 */
phase: Phase,
/**
 * The chairs; in a game, the seats.
 */
seats: Array<Chair>,
/**
 * Who decides.
 */
host?: Seat,
/**
 * The table's options, as the game writes them.
 */
options: Record<string, unknown>,
/**
 * What the host may choose for so many, in the order in which it is shown.
 */
offers: Array<Offer>,
/**
 * Why no game can be opened now: the code with which `start` or `again` would be refused.
 */
hindrance?: string,
/**
 * While a game with a beat is played: how long the beat is, in ms. What is said is then said on
 * the beat.
 */
beat?: number,
/**
 * How many watch, screens not counted.
 */
watching: number,
/**
 * Whether strangers with the code may watch.
 */
spectators: boolean,
/**
 * Whether the table waits for its disk: nothing is lost, and it goes on by itself.
 */
paused: boolean,
/**
 * How many games have been opened here.
 */
games: number,
/**
 * Who you are.
 */
you: You, };

export type Options = Record<string, unknown>;

export type Order = { "rename": Name | null } | { "spy": Spy } | { "leave": Record<string, never> } | { "bot": {
/**
 * Which chair.
 */
seat: Seat,
/**
 * How it plays.
 */
level: string, } } | { "remove": Seat } | { "reopen": Seat } | { "chairs": number } | { "hand_over": Seat } | { "game": string } | { "options": Options } | { "spectators": boolean } | { "start": Record<string, never> } | { "again": Record<string, never> } | { "lobby": Record<string, never> };

export type Stand = "seat" | "screen" | "spectator";

export type Have = {
/**
 * Which of the table's games, from 1.
 */
game: number,
/**
 * The last update of it that they have.
 */
n: number, };

export type ToServer = { "hello": {
/**
 * Which table.
 */
table: Code,
/**
 * How they come.
 */
as: Stand,
/**
 * What holds their seat.
 */
token?: Token,
/**
 * The last number they have of this game's story.
 */
have?: Have, } } | { "act": {
/**
 * The sender's own count, one more for each act or order.
 */
n: number,
/**
 * The act, as the game writes it.
 */
act: unknown, } } | { "sense": unknown } | { "beat": Array<unknown> } | { "order": {
/**
 * The sender's own count, one more for each act or order.
 */
n: number,
/**
 * What.
 */
order: Order, } } | { "ping": number };

export type Update<S, V> = {
/**
 * Which of the table's games, from 1.
 */
game: number,
/**
 * The number of this update in your own story: one more each time.
 */
n: number,
/**
 * The instant at which it was sent, in ms since the game was opened.
 */
at: At,
/**
 * What you witnessed, in order.
 */
sights: S,
/**
 * All you may know and do.
 */
view: V,
/**
 * The act of yours that this answers.
 */
ack?: number, };

export type No = {
/**
 * Which act or order.
 */
n: number,
/**
 * The reason's code.
 */
why: string, };

export type Beat<P> = {
/**
 * The number of the beat in this game, from 1.
 */
k: number,
/**
 * What you felt since the last beat, oldest first; of many the newest few.
 */
felt: P,
/**
 * The act or order of yours that was done, and is safe.
 */
ack?: number,
/**
 * The act or order of yours that was not done.
 */
refused?: No,
/**
 * Something that you said was not understood: what, as far as there is room.
 */
error?: string, };

export type ToClient<S = null, V = null, P = null> = { "table": Table } | { "update": Update<S, V> } | { "percepts": P } | { "beat": Beat<P> } | { "ack": {
/**
 * Which.
 */
n: number, } } | { "refused": {
/**
 * Which act or order.
 */
n: number,
/**
 * The reason's code.
 */
why: string, } } | { "welcome": {
/**
 * Your seat, if you have one.
 */
seat: Seat | null,
/**
 * The last number of yours that was done.
 */
n: number, } } | { "pong": number } | { "error": {
/**
 * What, and what would be right.
 */
what: string, } };

export type Create = {
/**
 * Which game.
 */
game: string,
/**
 * Who opens it; left out, they go by their spy's name in everybody's own language.
 */
name?: Name,
/**
 * The spy they would like to be.
 */
spy?: Spy,
/**
 * The table's options; left out, those of the rulebook.
 */
options?: Options,
/**
 * Bots of these levels sit down too.
 */
bots?: Array<string>,
/**
 * Starts at once.
 */
start?: boolean, };

export type Join = {
/**
 * Who; left out, they go by their spy's name in everybody's own language.
 */
name?: Name,
/**
 * The spy they would like to be.
 */
spy?: Spy, };

export type Seated = {
/**
 * The table.
 */
code: Code,
/**
 * The seat for now: a lobby may move it.
 */
seat: Seat,
/**
 * What holds it.
 */
token: Token, };

export type GameAbout = {
/**
 * Its name.
 */
game: string,
/**
 * How few can play.
 */
least: number,
/**
 * How many can play.
 */
most: number,
/**
 * The bots there are, weakest first.
 */
levels: string[],
/**
 * The options of the rulebook.
 */
options: Record<string, unknown>, };

export type About = {
/**
 * The games.
 */
games: Array<GameAbout>,
/**
 * The origin under which others reach this server, if it is not the one that was asked: the
 * public one, or the one in the local network when the page was opened on the server itself.
 */
origin?: string, };
