// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type { At, Seat, Standing } from './kernel';
export type { Seat } from './kernel';

export type Colour = "violet" | "pink" | "green" | "blue" | "orange";

export type Texture = "sandpaper" | "felt" | "crocodile" | "grid" | "smooth";

export type Design = "throwing-star" | "harpoon-pen" | "satellite-watch" | "shoe-phone" | "clown" | "waiter" | "island-map" | "vault-plan" | "passport" | "banknotes";

export type Piece = string;

export type Pieces = Array<string>;

export type Area = "A" | "B" | "C" | "D" | "E";

export type Shade = "light" | "dark";

export type Space = {
/**
 * Its area.
 */
area: Area,
/**
 * Which of the area's spaces.
 */
space: Shade, };

export type Step = "dive" | "ready" | "search" | "organise" | "over";

export type Agent = "paoletta" | "babanipoulos";

export type Slot = number | Texture;

export type Tokens = Partial<Record<Design, number>>;

export type Dossier = {
/**
 * Clues that are not part of an evidence.
 */
clues: Pieces,
/**
 * §6.1: evidence, for good.
 */
tokens: Tokens, };

export type Fistful = { unsorted: Array<Piece>, piles: Partial<Record<Colour, Piece[]>>, };

export type Place = {
/**
 * Which of the dossiers is theirs.
 */
dossier: number, };

export type Me = { seat: Seat, open?: Pieces, };

export type Known = { turn: Seat | null, step: Step, deadline: At | null, round: number, rounds: number, bag: number, pawns: Array<Space | null>, mat: Array<Piece>, hand: Piece | null, fistful: Fistful | null, tokens: Tokens, dossiers: Array<Dossier>, service: Agent | null, seats: Array<Place>, me: Me | null, over: Standing | null, };

export type Draw = { piece: Piece } | { x: number, y: number };

export type Grab = { pieces: Piece[] } | { x: number, y: number, size: number };

export type Action = { "dive": Space } | { "search": Record<string, never> } | { "draw": Draw } | { "place": Slot } | { "grab": Grab } | { "sort": {
/**
 * Which.
 */
piece: Piece,
/**
 * The pile.
 */
colour: Colour, } } | { "return": Colour } | { "keep": Piece } | { "take": Piece } | { "stop": Record<string, never> } | { "complete": Design } | { "paoletta": {
/**
 * From whom.
 */
from: Seat,
/**
 * Which.
 */
piece: Piece, } } | { "babanipoulos": {
/**
 * From whom.
 */
from: Seat,
/**
 * Which.
 */
take: Piece,
/**
 * For which.
 */
give: [Piece, Piece], } } | { "decline": Record<string, never> } | { "done": Record<string, never> };

export type Pattern = { "draw": "…" } | { "grab": "…" } | { "paoletta": "…" } | { "babanipoulos": "…" };

export type View = Known & { options: Array<Action | Pattern> };

export type Ending = "time" | "stopped" | "same_shape" | "same_texture" | "other_texture" | "shark" | "chosen" | "taken";

export type Fumble = { "place": Slot } | { "sort": {
/**
 * What.
 */
piece: Piece,
/**
 * On which pile.
 */
colour: Colour, } } | { "return": Colour };

export type Sight = { "dealt": {
/**
 * Who begins.
 */
first: Seat,
/**
 * How many pieces the bag has.
 */
bag: number, } } | { "began": {
/**
 * Whose.
 */
seat: Seat, } } | { "dived": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Its area.
 */
area: Area,
/**
 * Which of the area's spaces.
 */
space: Shade, } } | { "started": {
/**
 * Whose.
 */
seat: Seat, } } | { "drawn": {
/**
 * Who drew it.
 */
seat: Seat,
/**
 * Which.
 */
piece: Piece, } } | { "placed": {
/**
 * Who placed it.
 */
seat: Seat,
/**
 * Which.
 */
piece: Piece,
/**
 * Where.
 */
slot: Slot, } } | { "fumbled": {
/**
 * Whose.
 */
seat: Seat, } & ({ "place": Slot } | { "sort": {
/**
 * What.
 */
piece: Piece,
/**
 * On which pile.
 */
colour: Colour, } } | { "return": Colour }) } | { "grabbed": {
/**
 * Whose.
 */
seat: Seat,
/**
 * What.
 */
pieces: Array<Piece>, } } | { "sorted": {
/**
 * Who sorted it.
 */
seat: Seat,
/**
 * Which.
 */
piece: Piece,
/**
 * The pile.
 */
colour: Colour, } } | { "returned": {
/**
 * Who returned it.
 */
seat: Seat,
/**
 * Which.
 */
colour: Colour, } } | { "kept": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
piece: Piece, } } | { "taken": {
/**
 * By whom.
 */
seat: Seat,
/**
 * Which.
 */
piece: Piece, } } | { "ended": {
/**
 * Whose.
 */
seat: Seat,
/**
 * How.
 */
ending: Ending, } } | { "completed": {
/**
 * Whose.
 */
seat: Seat,
/**
 * Which.
 */
design: Design, } } | { "charmed": {
/**
 * For whom.
 */
seat: Seat,
/**
 * From whom.
 */
from: Seat,
/**
 * Which.
 */
piece: Piece, } } | { "negotiated": {
/**
 * For whom.
 */
seat: Seat,
/**
 * From whom.
 */
from: Seat,
/**
 * Which.
 */
take: Piece,
/**
 * For which.
 */
give: [Piece, Piece], } } | { "declined": {
/**
 * Who.
 */
seat: Seat,
/**
 * Whose.
 */
agent: Agent, } } | { "assembled": {
/**
 * In which dossier.
 */
dossier: number,
/**
 * Which.
 */
design: Design, } } | { "over": Record<string, never> };

export type Tenths = number;

export type Tip = {
/**
 * Which finger: 0 or 1. There are no others.
 */
finger: number,
/**
 * Tenths of a millimetre to the right.
 */
x: Tenths,
/**
 * Tenths of a millimetre downwards.
 */
y: Tenths,
/**
 * The client's own clock. It comes back with what is felt there, and decides nothing: the
 * server's clock does.
 */
ms: number, };

export type Signal = { "touch": Array<Tip> } | { "point": Space } | { "clap": Record<string, never> };

export type Edge = {
/**
 * The direction out of the thing, in degrees: 0 is to the right, 90 downwards.
 */
angle: number,
/**
 * How far the middle of the tip is within the edge, in tenths of a millimetre; beyond it less
 * than 0.
 */
offset: number,
/**
 * By how many degrees the edge bends under the tip: greater than 0 where it bulges, less than
 * 0 where it is dented.
 */
bend: number, };

export type Patch = string;

export type Felt = {
/**
 * Which finger.
 */
finger: number,
/**
 * Whether there is anything under the tip.
 */
contact: boolean,
/**
 * The edge of the topmost thing, if it is under the tip.
 */
edge: Edge | null,
/**
 * How high its relief is under the middle of the tip; 0 where the middle is beyond its edge.
 */
height: number,
/**
 * What the whole pad feels.
 */
patch: Patch, };

export type Touched = {
/**
 * The `ms` of the [`Tip`] that this answers.
 */
ms: number,
/**
 * Which finger.
 */
finger: number,
/**
 * Whether there is anything under the tip.
 */
contact: boolean,
/**
 * The edge of the topmost thing, if it is under the tip.
 */
edge: Edge | null,
/**
 * How high its relief is under the middle of the tip; 0 where the middle is beyond its edge.
 */
height: number,
/**
 * What the whole pad feels.
 */
patch: Patch, };

export type Percept = { "felt": Array<Touched> } | { "clapped": Record<string, never> };

export type Category = "weapons" | "gadgets" | "disguises" | "maps" | "fake-documents";

export const CATEGORIES: Record<Category, { colour: Colour, texture: Texture, designs: ReadonlyArray<Design> }> = {
  "weapons": { colour: "violet", texture: "sandpaper", designs: ["throwing-star", "harpoon-pen"] },
  "gadgets": { colour: "pink", texture: "felt", designs: ["satellite-watch", "shoe-phone"] },
  "disguises": { colour: "green", texture: "crocodile", designs: ["clown", "waiter"] },
  "maps": { colour: "blue", texture: "grid", designs: ["island-map", "vault-plan"] },
  "fake-documents": { colour: "orange", texture: "smooth", designs: ["passport", "banknotes"] },
};

export const SHAPES: ReadonlyArray<number> = [1, 2, 3, 4, 5, 6, 7, 8];

export const SPACES: ReadonlyArray<Space & { least_seats: number }> = [
  { area: "A", space: "light", least_seats: 2 },
  { area: "A", space: "dark", least_seats: 4 },
  { area: "B", space: "light", least_seats: 2 },
  { area: "B", space: "dark", least_seats: 4 },
  { area: "C", space: "light", least_seats: 2 },
  { area: "C", space: "dark", least_seats: 4 },
  { area: "D", space: "light", least_seats: 2 },
  { area: "D", space: "dark", least_seats: 4 },
  { area: "E", space: "light", least_seats: 2 },
];

export const SIDE = 1600;

export const TIP = 30;

export const PATCH = 12;

export const CELL = 8;

export const HAND = 450;

export const HOLD_MS = 1150;

export const FIST = 9400;

export const FIST_PER_MS = 22;

export const UNITS_PER_MS = 4;

export const SAMPLES_PER_S = 60;

export const WAY_AFTER_MS = 500;

export const OUTLINES: ReadonlyArray<string> = [
  "M-150 -150L-25.9 -150A46 46 0 1 1 25.9 -150L150 -150L150 -25.9A46 46 0 1 1 150 25.9L150 150L25.9 150A46 46 0 1 1 -25.9 150L-150 150L-150 25.9A46 46 0 1 1 -150 -25.9L-150 -150Z",
  "M-150 -150L-25.9 -150A46 46 0 1 0 25.9 -150L150 -150L150 -25.9A46 46 0 1 0 150 25.9L150 150L25.9 150A46 46 0 1 0 -25.9 150L-150 150L-150 25.9A46 46 0 1 0 -150 -25.9L-150 -150Z",
  "M-150 -150L-25.9 -150A46 46 0 1 1 25.9 -150L150 -150L150 -25.9A46 46 0 1 0 150 25.9L150 150L25.9 150A46 46 0 1 1 -25.9 150L-150 150L-150 25.9A46 46 0 1 0 -150 -25.9L-150 -150Z",
  "M-150 -150L-25.9 -150A46 46 0 1 1 25.9 -150L150 -150L150 -25.9A46 46 0 1 1 150 25.9L150 150L25.9 150A46 46 0 1 0 -25.9 150L-150 150L-150 25.9A46 46 0 1 0 -150 -25.9L-150 -150Z",
  "M-150 -150L150 -150L150 -25.9A46 46 0 1 1 150 25.9L150 150L-150 150L-150 25.9A46 46 0 1 1 -150 -25.9L-150 -150Z",
  "M-150 -150L150 -150L150 -25.9A46 46 0 1 0 150 25.9L150 150L-150 150L-150 25.9A46 46 0 1 0 -150 -25.9L-150 -150Z",
  "M-150 -150L150 -150L150 150L-150 150L-150 25.9A46 46 0 1 1 -150 -25.9L-150 -150Z",
  "M-150 -150L150 -150L150 -25.9A46 46 0 1 1 150 25.9L150 150L25.9 150A46 46 0 1 0 -25.9 150L-150 150L-150 25.9A46 46 0 1 0 -150 -25.9L-150 -150Z",
];

export const SWATCH = 24;

export const SWATCHES: ReadonlyArray<string> = [
  "b9ba9a66b8bc97bbc869ab999ac9cca7b97886bb9c8c7988bbcb89aacca77c9c9b9a6c8cc78ba7ccb779a797a797c698c6a989997aa886a7877a7bc88abaa9ab86987b6a7878bb9ac97b7cab78cca9c96aca8a6bcb7798ab898cc79877aa7bb988aaa8bcb77876aab7888aba779976979a6aba986a999b88b98bba7998bb98777c66a8886ba7acaab9986876b9689a7c6cab877b8ba7a9bc969a786a7899a7786ba79886c87a869b8b9aab8b69a89bab9cac87cbc8c89c8b686bbc69bbb8a98ca678a8ba78c8a6a9a7a6c7a86a87ca778aab6aab9999b6c889789b8997b77aa8c6ac768cbb78a8a769876ba9897987c789abba997ac7aa87bbb86898aa778ba6c7767cc797cb68ab9bc69b7977a97bac68bb8a87acbcbca9ca98a77aa8898a7a",
  "aaa99aaaaaaaa9999aaa9988aaaa9aaaaaaaa9999aaa9998aaaaaaaaaaa99aaaaaaaa999a9aaaaaaaa9999aaaaaaaa99a9aaaaabaa9999aaaaaaaaaa99aaaaaaaaa999aaaaaaaaa9aaaaaaaabaaaaa99999aaa9aaaaaaaaaaaaaa999999999aaaaaaaaaaaaaaa99999999aaaaaaa99aaaaaaa99999999aaaaa9999999aaaaa9999999aaaaa99899999aaaaa999999aaaba99989999aaaaaa99999aaaaa99889999aaa999999999aaaa98889a9a99a99999999999aa98889aa9aa999999999999aa98899aaa99999999999999999999aaaaaa99999999a9a999999aaaaaaaaaaaaa9999aa999a9aaaaaaaaaaaaa999aaa999a9aaaaaa9a999a999aaaaaa9a99999aaaaa999aaaaaaaaaa99999999aa9999aaaaaaaaaa9999999aaa9999aaaaaaa",
  "dda9cdcaacdda9cdca9bcca9bb95aba85abb95abb85aba8558aa959bba58aa859bb959bb5bcdb5bddc5accb5bddc5bdd8bddc9ceec9bcdb8cdec9cee5accb5bddb5abca5bcdb5bdd559a555aa55599555aa555aacb95bcb95bcca5bcb95aba85ddaacddbadedbacddb9bcca9dcaacddaadedbacdda9bcc99bb85abb95bcb95abb959aa855799858aa859ab958aa9579959bba5accb5bddb5accb5abc9accb8bcdb8bddc9bddc9acc59bba5abca5accb5accb59bb558855599555aa5559955589cc959aa85bcb95abb95aba85edb8bcb9acdda9cdca9bcca9ddb8bcb99cdca9cdca9bcc99cb959a975abb85aba859aa8558aa959ab958aa958aa958aa5accb5bddb5accb5accb5acc8bddc9bddc9bddc9bddc9bdd5accb5accb5accb5accb5acc",
  "77c777c777c777c777c777c777c777c777c777c777c777c7cccccccccccccccccccccccc77c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c7cccccccccccccccccccccccc77c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c7cccccccccccccccccccccccc77c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c7cccccccccccccccccccccccc77c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c7cccccccccccccccccccccccc77c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c777c7cccccccccccccccccccccccc77c777c777c777c777c777c7",
  "999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999",
];

export const CLAUSES: Readonly<Record<string, string>> = {
  over: "2.2",
  not_your_turn: "2.4",
  not_now: "3",
  dark_space: "2.1",
  same_area: "3.1",
  occupied: "3.1",
  hand_full: "4.3",
  unsorted: "5.5",
  sharks_first: "5.5",
  nothing_there: "8.4",
  colour_chosen: "5.5",
  is_shark: "5.6",
  incomplete: "6.1",
  no_token: "6.2",
  no_service: "7.3",
  own_dossier: "7.1",
  not_theirs: "7.1",
  need_two: "7.2",
  not_yours: "7.2",
};
