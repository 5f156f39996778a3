import { expect, it } from "vitest";
import type { Chair, Table } from "../protocol/wire";
import { noticed } from "./notice";

const person = (name: string): Chair => ({ kind: "person", name, spy: "owl", here: true, stand_in: false, open: false });
const bot: Chair = { kind: "bot", level: "random", spy: "cat", here: false, stand_in: false, open: false };
const table = (seats: Chair[], host: number, you: number): Table => ({
  code: "samuvelo", game: "spywhere", phase: "playing", seats, host, whereabouts: "apart", options: {}, offers: [], free: false, tempo: "normal",
  watching: 0, spectators: false, paused: false, games: 1, you: { seat: you, host: host === you },
});
const two = [person("Ann"), person("Luc"), bot];

it("says who decides now", () => {
  expect(noticed(table(two, 0, 2), table(two, 1, 2))).toEqual([{ id: "notice-host", args: { name: "Luc" } }]);
  expect(noticed(table(two, 0, 1), table(two, 1, 1))).toEqual([{ id: "notice-host-you" }]);
});

it("says nothing when the host only moves, or is called otherwise", () => {
  expect(noticed(table(two, 0, 0), table([person("Luc"), person("Ann"), bot], 1, 1))).toEqual([]);
  expect(noticed(table(two, 0, 1), table([person("Anna"), person("Luc"), bot], 0, 1))).toEqual([]);
  expect(noticed(table(two, 0, 1), table(two, 0, 1))).toEqual([]);
});

it("says who ended a game before its end, once, also to somebody who was away", () => {
  const ended: Table = { ...table(two, 0, 1), phase: "lobby", game: "wink", broken_off: { name: "Ann", spy: "owl" } };
  const said = (before: Table, after: Table): unknown => noticed(before, after).map(({ id, args }) => [id, args]);
  const words = ["notice-broken-off", { who: "other", name: "Ann", game: "Wink" }];
  expect(said(table(two, 0, 1), ended)).toEqual([words]);
  expect(said(ended, { ...ended, game: "spywhere" })).toEqual([]);
  expect(said(ended, { ...ended, games: 2 })).toEqual([words]);
  expect(said({ ...table(two, 0, 1), phase: "lobby", games: 0 }, ended)).toEqual([words]);
  // The game came to its own end, and the host went on.
  expect(said({ ...table(two, 0, 1), phase: "over" }, { ...ended, broken_off: undefined } as unknown as Table)).toEqual([]);
  const cat: Chair = { kind: "person", spy: "cat", here: true, stand_in: false, open: false };
  const host: Table = { ...table([cat, two[1]!], 0, 0), phase: "lobby", game: "wink", broken_off: { spy: "cat" } };
  expect(said(table([cat, two[1]!], 0, 0), host)).toEqual([["notice-broken-off", expect.objectContaining({ who: "you", game: "Wink" })]]);
});

it("says who takes over from a bot, in a game", () => {
  const after = table([two[0]!, two[1]!, person("Zoé")], 0, 1);
  expect(noticed(table(two, 0, 1), after)).toEqual([{ id: "notice-seat", args: { name: "Zoé" } }]);
  expect(noticed({ ...table(two, 0, 1), phase: "lobby" }, { ...after, phase: "lobby" })).toEqual([]);
  expect(noticed({ ...table(two, 0, 1), code: "bedulimo" }, after)).toEqual([]);
});
