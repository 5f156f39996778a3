// A table that is not there: the test says what it says, and sees what was said to it.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Stand } from "../protocol/wire";
import { backoff } from "./line";
import type { News } from "./link";
import { Presence, type Ended } from "./presence";
import { beat, CODE, table, update, welcome, wires as sockets, type Wire } from "./wire.test-kit";

const done = { act: { done: {} } };

function sit(stand: Stand = "seat"): { wires: Wire[]; last: () => Wire; news: News[]; ended: Ended[]; presence: Presence } {
  const [news, ended]: [News[], Ended[]] = [[], []];
  const { all, last, make } = sockets();
  const presence = new Presence({ code: CODE, stand, token: "ff", game: 1 }, (each) => news.push(each), (how) => ended.push(how), make);
  return { wires: all, last, news, ended, presence };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says hello with its token, and then how far it knows the story", () => {
  const { last, presence } = sit();
  last().open();
  expect(last().heard).toEqual([{ hello: { table: "bakilon-tumesa", as: "seat", have: { game: 1, n: 0 }, token: "ff" } }]);
  last().say(welcome(0), update(9));
  last().breaks();
  vi.runOnlyPendingTimers();
  last().open();
  expect(last().heard).toEqual([{ hello: { table: "bakilon-tumesa", as: "seat", have: { game: 1, n: 9 }, token: "ff" } }]);
  presence.hangUp();
});

it("sends again what was not answered, and only that", () => {
  const { last, news, presence } = sit();
  last().open();
  last().say(welcome(3));
  presence.say(done);
  presence.say({ order: { spy: "owl" } });
  expect(last().words.slice(1)).toEqual([{ act: { n: 4, act: { done: {} } } }]);
  last().say(update(1, 4));
  expect(last().words.slice(2)).toEqual([{ order: { n: 5, order: { spy: "owl" } } }]);
  last().breaks();
  presence.say({ order: { start: {} } });
  vi.runOnlyPendingTimers();
  last().open();
  last().say(welcome(4));
  expect(last().words.slice(1)).toEqual([{ order: { n: 5, order: { spy: "owl" } } }]);
  last().say({ ack: { n: 5 } });
  expect(news.at(-1)).not.toEqual({ settled: true });
  expect(last().words.slice(2)).toEqual([{ order: { n: 6, order: { start: {} } } }]);
  last().say({ refused: { n: 6, why: "table/not_host" } });
  expect(news.slice(-2)).toEqual([{ settled: true }, { refused: "table/not_host" }]);
});

it("says that the line is lost, and that it is back", () => {
  const { wires, last, news } = sit();
  last().open();
  last().say(welcome(0));
  last().breaks();
  expect(news.at(-1)).toEqual({ status: "lost" });
  vi.runOnlyPendingTimers();
  last().breaks();
  vi.runOnlyPendingTimers();
  expect(wires).toHaveLength(3);
  last().open();
  last().say(welcome(0));
  expect(news.filter((each) => "status" in each).at(-1)).toEqual({ status: "connected" });
});

it("gives up on a line that has gone quiet", () => {
  const { wires, last } = sit();
  last().open();
  last().say(welcome(0));
  vi.advanceTimersByTime(3900);
  last().say({ pong: 1 });
  vi.advanceTimersByTime(9900);
  expect(wires).toHaveLength(1);
  vi.advanceTimersByTime(4200);
  expect(last().readyState).toBe(3);
  vi.advanceTimersByTime(5000);
  expect(wires).toHaveLength(2);
});

it("asks at once when somebody looks again", () => {
  const { wires, last, presence } = sit();
  last().open();
  last().say(welcome(0), { pong: 0 });
  const before = last().heard.length;
  presence.nudge();
  expect(last().heard.length).toBe(before + 1);
  last().breaks();
  presence.nudge();
  expect(wires).toHaveLength(2);
});

it("has another line within a second when the phone is unlocked and the old line is dead", () => {
  const { wires, last, presence } = sit();
  last().open();
  last().say(welcome(0), { pong: 0 });
  presence.nudge();
  vi.advanceTimersByTime(699);
  expect(wires).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(wires).toHaveLength(2);
  expect(wires[0]!.readyState).toBe(3);
  last().open();
  expect(last().words).toEqual([expect.objectContaining({ hello: expect.anything() })]);
});

it("the network that is back puts off nothing: what is being asked is not asked anew", () => {
  const { wires, last, presence } = sit();
  last().open();
  last().say(welcome(0), { pong: 0 });
  presence.nudge();
  vi.advanceTimersByTime(600);
  presence.nudge();
  vi.advanceTimersByTime(100);
  expect(wires).toHaveLength(2);
});

it("takes no word for an answer that was said before the phone was unlocked", () => {
  const { wires, last, presence } = sit();
  last().open();
  last().say(welcome(0));
  vi.advanceTimersByTime(5);
  presence.nudge();
  last().say({ pong: 0 }, beat(1), update(1));
  vi.advanceTimersByTime(700);
  expect(wires).toHaveLength(2);
});

it("waits for a line that is only just being opened when the phone is unlocked", () => {
  const { wires, last, presence } = sit();
  presence.nudge();
  last().open();
  last().say(welcome(0), { pong: 0 });
  vi.advanceTimersByTime(9000);
  expect(wires).toHaveLength(1);
});

it("keeps a line that answers when the phone is unlocked", () => {
  const { wires, last, presence } = sit();
  last().open();
  last().say(welcome(0), { pong: 0 });
  presence.nudge();
  vi.advanceTimersByTime(650);
  last().say({ pong: 0 });
  vi.advanceTimersByTime(9000);
  expect(wires).toHaveLength(1);
});

it.each([
  [4403, "table/no_seat", "seat", { shut: "table/no_seat" }],
  [4403, "table/full", "screen", { trouble: "table/full" }],
  [4403, "table/removed", "seat", { shut: "table/removed" }],
  [4403, "table/no_spectators", "spectator", { shut: "table/no_spectators" }],
  [1000, "table/left", "seat", { shut: "table/left" }],
  [1000, "table/asleep", "screen", { trouble: "table/asleep" }],
  [4409, "table/elsewhere", "seat", { trouble: "table/elsewhere" }],
  [4404, "table/unknown_code", "seat", { trouble: "table/unknown_code" }],
  [4410, "table/set_aside", "seat", { trouble: "table/set_aside" }],
] as const)("does not come back after %d %s", (code, reason, stand, how) => {
  const { wires, last, ended } = sit(stand);
  last().open();
  last().breaks(code, reason);
  vi.advanceTimersByTime(60_000);
  expect([wires.length, ended]).toEqual([1, [how]]);
});

it.each([[1012, "table/gone"], [1012, "table/busy"], [1008, "limit/messages"], [1008, "limit/wrong_codes"], [1008, "limit/hellos"], [1006, ""], [1001, ""], [1009, ""]])("comes back after %d %s", (code, reason) => {
  const { wires, last, ended } = sit();
  last().open();
  last().breaks(code, reason);
  vi.advanceTimersByTime(15_000);
  expect([wires.length > 1, ended]).toEqual([true, []]);
});

it("leaves when the table has heard it, or is gone", () => {
  for (const answer of [(wire: Wire) => wire.say({ ack: { n: 1 } }), (wire: Wire) => wire.breaks(1000, "table/left")]) {
    const { last, ended, presence } = sit();
    last().open();
    last().say(welcome(0));
    presence.leave();
    expect(last().words.at(-1)).toEqual({ order: { n: 1, order: { leave: {} } } });
    answer(last());
    expect(ended).toEqual(["left"]);
  }
});

it("stays where it was if the table will not let it go", () => {
  const { last, ended, news, presence } = sit();
  last().open();
  last().say(welcome(0));
  presence.leave();
  last().breaks();
  vi.runOnlyPendingTimers();
  last().open();
  last().say(welcome(0), { refused: { n: 1, why: "table/not_now" } });
  expect([ended, news.at(-1)]).toEqual([[], { refused: "table/not_now" }]);
});

const acts = (wire: Wire): unknown[] => wire.words.filter((each) => Object.hasOwn(each as object, "act"));

it.each([
  ["a refusal", "table/busy", (why: string): object => ({ refused: { n: 1, why } })],
  ["a refusal", "limit/orders", (why: string): object => ({ refused: { n: 1, why } })],
  ["a refusal on the beat", "table/busy", (why: string): object => beat(1, { refused: { n: 1, why } })],
  ["an error", "table/busy", (what: string): object => ({ error: { what } })],
])("after %s %s it sends the same number again, later each time, and says nothing about it", (_, why, answer) => {
  const { last, news, presence } = sit();
  last().open();
  last().say(welcome(0));
  presence.say(done);
  const before = news.length;
  for (let sent = 1; sent <= 4; sent++) {
    expect(acts(last())).toEqual(Array(sent).fill({ act: { n: 1, act: { done: {} } } }));
    last().say(answer(why));
    presence.say(done); // what comes after it waits for it
    vi.advanceTimersByTime(149 * 2 ** (sent - 1));
    expect(acts(last()), "not yet").toHaveLength(sent);
    vi.advanceTimersByTime(102 * 2 ** (sent - 1));
  }
  expect(news.slice(before).filter((each) => "refused" in each || "settled" in each)).toEqual([]);
  last().say({ ack: { n: 1 } });
  expect(acts(last()).at(-1)).toEqual({ act: { n: 2, act: { done: {} } } });
});

it("does not speak for a table that it has left", () => {
  const { last, presence } = sit();
  last().open();
  last().say(welcome(0));
  presence.say(done);
  last().say({ refused: { n: 1, why: "table/busy" } });
  presence.hangUp();
  vi.advanceTimersByTime(60_000);
  expect(acts(last())).toHaveLength(1);
});

it("comes more slowly to a house that was asked too much", () => {
  const { wires, last } = sit();
  last().open();
  last().breaks(1008, "limit/hellos");
  vi.advanceTimersByTime(4000);
  expect(wires).toHaveLength(1);
  vi.advanceTimersByTime(300);
  expect(wires).toHaveLength(2);
});

it("asks for the whole story of a game that it has not seen begin", () => {
  const { wires, last } = sit();
  last().open();
  last().say(welcome(0), { table: { ...table, games: 4 } });
  expect(wires).toHaveLength(2);
  last().open();
  expect(last().heard).toEqual([{ hello: { table: CODE, as: "seat", have: { game: 4, n: 0 }, token: "ff" } }]);
  last().say(welcome(0), { table: { ...table, games: 4 } });
  last().say({ table: { ...table, games: 5 } }); // the next one we see begin
  expect(wires).toHaveLength(2);
});

it("puts the clock right by half the way there and back", () => {
  const { last, news } = sit();
  last().open();
  last().say(welcome(0));
  const { ping } = last().heard.at(-1) as { ping: number };
  vi.advanceTimersByTime(80);
  last().say({ pong: ping }, update(1));
  const frame = news.find((each) => "frame" in each);
  expect(frame && "frame" in frame ? Math.round(frame.frame.at) : 0).toBeGreaterThanOrEqual(5039);
  expect(frame && "frame" in frame ? Math.round(frame.frame.at) : 0).toBeLessThanOrEqual(5041);
});

it("waits longer each time, but never too long", () => {
  expect([0, 1, 2, 3, 4, 9].map((failed) => backoff(failed, 0.5))).toEqual([200, 400, 800, 1600, 3200, 5000]);
  expect([backoff(9, 0), backoff(9, 1)]).toEqual([3750, 6250]);
});

it("answers every beat once and in one length, whether there is anything to say or not", () => {
  const { last, presence } = sit();
  last().open();
  last().say(welcome(0), { table: { ...table, beat: 100 } });
  last().say(beat(1));
  presence.onBeat({ look: 2 });
  presence.onBeat({ look: 2 });
  presence.onBeat({ wink: 0 });
  vi.advanceTimersByTime(3000);
  last().say(beat(2), beat(3));
  presence.say({ act: { call: 17 } });
  last().say(beat(4));
  expect(last().words.slice(1)).toEqual([{ beat: [] }, { beat: [{ look: 2 }, { wink: 0 }] }, { beat: [] }, { act: { n: 1, act: { call: 17 } } }, { beat: [] }]);
  expect(new Set(last().lengths)).toEqual(new Set([256]));
});

it("says nothing of its eyes between beats, nor where there is none", () => {
  const { last, presence } = sit();
  last().open();
  for (const seen of [table, { ...table, beat: 100 }]) {
    last().say(welcome(0), { table: seen });
    presence.onBeat({ wink: 0 });
    vi.advanceTimersByTime(3000);
  }
  presence.sense({ wink: 0 });
  expect(last().words).toHaveLength(1);
});

it("feels at once where there is no beat", () => {
  const { last, presence } = sit();
  last().open();
  last().say(welcome(0), { table });
  presence.sense({ touch: [] });
  expect(last().words.slice(1)).toEqual([{ sense: { touch: [] } }]);
});

it("forgets what its eyes did while nobody listened", () => {
  const { last, presence } = sit();
  last().open();
  last().say(welcome(0), { table: { ...table, beat: 100 } }, beat(1));
  last().breaks();
  presence.onBeat({ wink: 0 });
  vi.runOnlyPendingTimers();
  last().open();
  last().say(welcome(0), { table: { ...table, beat: 100 } }, beat(40));
  expect(last().words.slice(1)).toEqual([{ beat: [] }]);
});

it("says no more than a few in a beat: the newest", () => {
  const { last, presence } = sit();
  last().open();
  last().say(welcome(0), { table: { ...table, beat: 100 } });
  for (const look of [1, 2, 3, 1, 2, 3]) presence.onBeat({ look });
  last().say(beat(1));
  expect(last().words.at(-1)).toEqual({ beat: [3, 1, 2, 3].map((look) => ({ look })) });
});

it("hears on the beat what it felt, and what became of its acts", () => {
  const { last, news, presence } = sit();
  last().open();
  last().say(welcome(0), { table: { ...table, beat: 100 } });
  presence.say({ act: { call: 17 } });
  const before = news.length;
  last().say(beat(1, { felt: [{ face: {} }] }), beat(2, { ack: 1 }));
  expect(news.slice(before)).toEqual([{ percepts: [{ face: {} }] }, { percepts: [] }, { settled: true }]);
  presence.say({ act: { call: 17 } });
  last().say(beat(3, { refused: { n: 2, why: "wink/not_your_turn" } }));
  expect(news.slice(-2)).toEqual([{ settled: true }, { refused: "wink/not_your_turn" }]);
});

it("a watcher's eyes say nothing", () => {
  const { last } = sit("screen");
  last().open();
  last().say(welcome(0), { table: { ...table, beat: 100 } }, beat(1));
  expect(last().words).toHaveLength(1);
});

it("marks the frame with which a game's story opens, and no other, also after a gap", () => {
  const { last, news, presence } = sit();
  const opens = (): (boolean | undefined)[] => news.flatMap((each) => ("frame" in each ? [each.frame.opens] : []));
  last().open();
  last().say(welcome(0), update(2), update(3));
  expect(opens()).toEqual([true, false]);
  last().breaks();
  vi.runOnlyPendingTimers();
  last().open();
  last().say(welcome(0), update(7));
  expect(opens()).toEqual([true, false, false]);
  last().say({ update: { game: 2, n: 1, at: 0, sights: [], view: {} } });
  expect(opens().at(-1)).toBe(true);
  presence.hangUp();
});

it("says how much happened while it was away", () => {
  const { last, news, presence } = sit();
  const frames = (): unknown[] => news.flatMap((each) => ("frame" in each ? [each.frame.missed ?? 0] : []));
  const told = (n: number, sights: object[]) => ({ update: { game: 1, n, at: 1000, sights, view: { over: null } } });
  last().open();
  last().say(welcome(0), told(1, [{}, {}]), told(2, [{}]));
  expect(frames()).toEqual([0, 0]);
  last().breaks();
  vi.runOnlyPendingTimers();
  last().open();
  last().say(welcome(0), told(4, [{}, {}, {}]), told(5, [{}]));
  expect(frames()).toEqual([0, 0, 3, 0]);
  expect(presence.told).toEqual({ game: 1, sights: 7 });
  presence.hangUp();
});

it("knows from an earlier page how much was seen", () => {
  const news: News[] = [];
  const { last, make } = sockets();
  const presence = new Presence({ code: CODE, stand: "seat", token: "ff", game: 1, told: 2 }, (each) => news.push(each), () => {}, make);
  last().open();
  last().say(welcome(0), { update: { game: 1, n: 4, at: 1000, sights: [{}, {}, {}, {}, {}], view: { over: null } } });
  expect(news.flatMap((each) => ("frame" in each ? [each.frame.missed] : []))).toEqual([3]);
  presence.hangUp();
});
