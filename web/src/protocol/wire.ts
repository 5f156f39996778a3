// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type { At, Offer, Reason, Seat, Tempo } from './kernel';

export type Spy = "fox" | "owl" | "heron" | "cat" | "raven" | "hare" | "moth" | "wolf";

export const SPIES: ReadonlyArray<Spy> = ["fox", "owl", "heron", "cat", "raven", "hare", "moth", "wolf"];

export type Name = string;

export type Code = string;

export type Key = string;

export type Locator = string;

export type Token = string;

export type Phase = "lobby" | "playing" | "over";

export type Kind = "empty" | "person" | "bot";

export type Whereabouts = "apart" | "together";

export type Chair = {
/**
 * Who sits there.
 */
kind: Kind,
/**
 * Their name; left out, each client shows the spy's name in its own language.
 */
name?: Name,
/**
 * Their colour and emblem.
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
open: boolean,
/**
 * In a game: whether a person has played this bot's seat, so that nobody else may have it
 * before the game ends.
 */
played?: boolean,
/**
 * The number of the team that this chair would be in if the game started now, or is in; left
 * out if everybody plays alone.
 */
team?: number, };

export type Ask = {
/**
 * The number by which the host answers.
 */
id: number,
/**
 * Their name, if they gave one.
 */
name?: Name,
/**
 * The colour and emblem that they wish for, if nobody at the table has it.
 */
spy?: Spy,
/**
 * Why the host cannot let them in now: the code with which `let_in` would be refused.
 */
hindrance?: string, };

export type You = {
/**
 * Their seat, if they have one.
 */
seat: Seat | null,
/**
 * Whether they are the host.
 */
host: boolean, };

export type Placed = {
/**
 * The points as the rulebook counts them; a team's, if it was a team.
 */
total: number,
/**
 * The place, from 1. The winners are first; equals share a place.
 */
place: number,
/**
 * The number of the team, from 0; left out if everybody played alone.
 */
team?: number, };

export type Line = {
/**
 * A person, or a bot.
 */
kind: Kind,
/**
 * The person's name; left out, each client shows the spy's name in its own language.
 */
name?: Name,
/**
 * Their colour and emblem.
 */
spy: Spy,
/**
 * Where they sit now; left out if they have left the table.
 */
seat?: Seat,
/**
 * The points of the evening: 5 for a first place, 3, 2 and 1 for the next three.
 */
points: number,
/**
 * How many games they won.
 */
wins: number,
/**
 * How they did in each of the evening's `games`; null where they did not take part.
 */
results: Array<Placed | null>, };

export type Evening = {
/**
 * How many games were played to their end at this table.
 */
played: number,
/**
 * The names of the last of them, oldest first.
 */
games: Array<string>,
/**
 * Everybody who took part, best first.
 */
lines: Array<Line>, };

export type BrokenOff = {
/**
 * Their name. Without one they go by their spy's name.
 */
name?: Name,
/**
 * Their colour and emblem.
 */
spy: Spy, };

export type SitsOut = {
/**
 * Their name; left out, each client shows the spy's name in its own language.
 */
name?: Name,
/**
 * Their colour and emblem.
 */
spy: Spy, };

export type Awaits = "act" | "sense" | "word" | "spy" | "nothing";

export type Lesson = {
/**
 * The name of the step, by which the client finds its words.
 */
step: string,
/**
 * The number of the step among those that are the learner's, from 1.
 */
number: number,
/**
 * How many of those there are.
 */
of: number,
/**
 * The names of the places on the screen that the step is about.
 */
at: Array<string>,
/**
 * The spy whom the words are about.
 */
about?: Seat,
/**
 * What the step waits for.
 */
awaits: Awaits, };

export type Table = {
/**
 * The code by which it is found.
 */
code: Code,
/**
 * The key for links to it. Left out for those who only look, and at tables that have none.
 */
key?: Key,
/**
 * The game's name.
 */
game: string,
/**
 * Its phase.
 */
phase: Phase,
/**
 * The chairs; in a game, the seats.
 */
seats: Array<Chair>,
/**
 * The seat of the host, who decides.
 */
host?: Seat,
/**
 * Where everybody is. Some options follow from it, and are not among the offers.
 */
whereabouts: Whereabouts,
/**
 * Whether the game is played as if people were apart although they are together, because a bot
 * takes part that has no face in the room. Left out if not.
 */
apart_for_bots?: boolean,
/**
 * The chair that begins, if the host has named one; left out, chance decides.
 */
first?: Seat,
/**
 * The table's options, as the game writes them.
 */
options: Record<string, unknown>,
/**
 * The options that the host may choose for this number of seats, in the order in which they
 * are shown.
 */
offers: Array<Offer>,
/**
 * Why no game can be opened now: the code with which `start` or `again` would be refused.
 */
hindrance?: string,
/**
 * The beat in ms, while a game with a beat is played. Messages are then sent on the beat.
 */
beat?: number,
/**
 * Whether somebody new may sit down now.
 */
free: boolean,
/**
 * Why nobody who asks the host for a seat could be let in now: the code with which `let_in`
 * would be refused. Left out if a seat is free or a bot would give way.
 */
ask_hindrance?: string,
/**
 * Those who ask the host for a seat, the first of them first.
 */
asks?: Array<Ask>,
/**
 * Those who sit out and watch meanwhile.
 */
sitting_out?: Array<SitsOut>,
/**
 * The number of spectators, screens not counted.
 */
watching: number,
/**
 * How fast bots play.
 */
tempo: Tempo,
/**
 * Whether strangers with the code may watch.
 */
spectators: boolean,
/**
 * Whether the table waits for its disk: nothing is lost, and it goes on by itself.
 */
paused: boolean,
/**
 * The number of games opened here so far.
 */
games: number,
/**
 * The scoreboard of the evening. Left out while a game is played, and before one was played to
 * its end.
 */
evening?: Evening,
/**
 * Who ended the last game before its end, if somebody did: nothing of it counts. Until the next
 * game begins.
 */
broken_off?: BrokenOff,
/**
 * How far the lesson has come, if the table is one.
 */
lesson?: Lesson,
/**
 * The reader's own seat and role.
 */
you: You, };

export type Options = Record<string, unknown>;

export type Order = { "rename": Name | null } | { "spy": Spy } | { "leave": Record<string, never> } | { "skip": Record<string, never> } | { "go_on": Record<string, never> } | { "hint": Record<string, never> } | { "sit_out": Seat } | { "bot": {
/**
 * The chair's seat.
 */
seat: Seat,
/**
 * The bot's level.
 */
level: string, } } | { "remove": Seat } | { "reopen": Seat } | { "let_in": number } | { "decline": number } | { "chairs": number } | { "hand_over": Seat } | { "swap": {
/**
 * One of them.
 */
seat: Seat,
/**
 * The other.
 */
with: Seat, } } | { "first": Seat | null } | { "whereabouts": Whereabouts } | { "game": string } | { "break_off": string } | { "options": Options } | { "tempo": Tempo } | { "spectators": boolean } | { "start": Record<string, never> } | { "again": Record<string, never> } | { "lobby": Record<string, never> };

export type Stand = "seat" | "screen" | "spectator";

export type Have = {
/**
 * The number of the game at this table, from 1.
 */
game: number,
/**
 * The number of the last update of it that they have.
 */
n: number, };

export type ToServer = { "hello": {
/**
 * The table's code, with its key if they come by a link.
 */
table: Locator,
/**
 * The role in which they come.
 */
as: Stand,
/**
 * The token of their seat.
 */
token?: Token,
/**
 * The last update that they have.
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
 * The order.
 */
order: Order, } } | { "ping": number };

export type Update<S, V> = {
/**
 * The number of the game at this table, from 1.
 */
game: number,
/**
 * The number of this update for this observer: one more each time.
 */
n: number,
/**
 * The instant at which it was sent, in ms since the game was opened.
 */
at: At,
/**
 * How many times as fast as time the game's clock runs from then on, because everybody only
 * watches a bot; left out if it runs as usual.
 */
rate?: number,
/**
 * What you witnessed, in order.
 */
sights: S,
/**
 * Everything that you may know and do.
 */
view: V,
/**
 * The number of your act that this answers.
 */
ack?: number, };

export type No = {
/**
 * The number of the act or order.
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
 * What you felt since the last beat, oldest first; if there was too much, only the newest.
 */
felt: P,
/**
 * The number of your act or order that was carried out and is on disk.
 */
ack?: number,
/**
 * Your act or order that was refused.
 */
refused?: No,
/**
 * Why a message of yours could not be parsed, cut to the room that is left.
 */
error?: string, };

export type ToClient<S = null, V = null, P = null> = { "table": Table } | { "update": Update<S, V> } | { "percepts": P } | { "beat": Beat<P> } | { "ack": {
/**
 * Its number.
 */
n: number, } } | { "refused": {
/**
 * The number of the act or order.
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
n: number, } } | { "hint": {
/**
 * The act, as the game writes it; left out if it is none.
 */
act?: unknown,
/**
 * The movement of eyes or fingers, as the game writes it; left out if it is none.
 */
sense?: unknown,
/**
 * Why, the weightiest reason first.
 */
reasons: Array<Reason>, } } | { "pong": number } | { "error": {
/**
 * What is wrong, and what was expected.
 */
what: string, } };

export type Create = {
/**
 * The game's name.
 */
game: string,
/**
 * The name of the person who opens it; left out, each client shows the spy's name in its own
 * language.
 */
name?: Name,
/**
 * The spy they would like to be.
 */
spy?: Spy,
/**
 * Where everybody is; left out, apart.
 */
whereabouts?: Whereabouts,
/**
 * The table's options; left out, those of the rulebook.
 */
options?: Options,
/**
 * Levels of bots that sit down too.
 */
bots?: Array<string>,
/**
 * Whether the game starts at once.
 */
start?: boolean,
/**
 * Whether this is the game's lesson: it starts at once, with scripted opponents and options of
 * its own.
 */
lesson?: boolean, };

export type Join = {
/**
 * The name of the person who sits down; left out, each client shows the spy's name in its own
 * language.
 */
name?: Name,
/**
 * The spy they would like to be.
 */
spy?: Spy,
/**
 * The token of a seat that they had at this table before: a player whom the host removed is
 * not seated again.
 */
before?: Token,
/**
 * For an ask: the token of the ask that goes on. A person who still waits says so every now and
 * then.
 */
again?: Token, };

export type Seated = {
/**
 * The table.
 */
code: Code,
/**
 * The seat for now: it may change in the lobby.
 */
seat: Seat,
/**
 * The token with which its player comes back.
 */
token: Token, };

export type Asked = {
/**
 * The table.
 */
code: Code,
/**
 * The number of the ask. It is in the table's `asks` until the host has answered.
 */
id: number,
/**
 * The token that holds the seat once the host has let its holder in.
 */
token: Token, };

export type GameAbout = {
/**
 * Its name.
 */
game: string,
/**
 * The least number of players.
 */
least: number,
/**
 * The greatest number of players.
 */
most: number,
/**
 * Whether it has a lesson; left out if not.
 */
lesson?: boolean,
/**
 * The levels of its bots, weakest first.
 */
levels: string[],
/**
 * The rulebook's options.
 */
options: Record<string, unknown>, };

export type About = {
/**
 * The games.
 */
games: Array<GameAbout>,
/**
 * The origin under which other devices reach this server, if it differs from the one in the
 * request: the public one, or the one in the local network when the page was opened on the
 * server itself.
 */
origin?: string, };

export const ANSWER_BYTES = 256;

export const FEW = 4;
