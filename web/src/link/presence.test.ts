// A table that is not there: the test says what it says, and sees what was said to it.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Stand, Table } from "../protocol/wire";
import { backoff } from "./line";
import type { News } from "./link";
import { Presence, type Ended } from "./presence";

class Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  heard: unknown[] = [];
  lengths: number[] = [];

  send(text: string): void {
    this.lengths.push(text.length);
    this.heard.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(...all: object[]): void {
    all.forEach((said) => this.onmessage?.({ data: JSON.stringify(said) }));
  }
  breaks(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
  /** What was said apart from pings. */
  get words(): unknown[] {
    return this.heard.filter((each) => !Object.hasOwn(each as object, "ping"));
  }
}

const table = { code: "bakilon-tumesa", games: 1, phase: "playing" } as Table;
const welcome = (n: number): object => ({ welcome: { seat: 0, n } });
const update = (n: number, ack?: number): object => ({ update: { game: 1, n, at: 5000, sights: [], view: {}, ...(ack ? { ack } : {}) } });
const done = { act: { done: {} } };

function sit(stand: Stand = "seat"): { wires: Wire[]; last: () => Wire; news: News[]; ended: Ended[]; presence: Presence } {
  const [wires, news, ended]: [Wire[], News[], Ended[]] = [[], [], []];
  const make = (): WebSocket => {
    wires.push(new Wire());
    return wires.at(-1) as unknown as WebSocket;
  };
  const presence = new Presence(table, stand, "ff", (each) => news.push(each), (how) => ended.push(how), make);
  return { wires, last: () => wires.at(-1)!, news, ended, presence };
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
  expect(last().words.slice(1)).toEqual([{ act: { n: 4, act: { done: {} } } }, { order: { n: 5, order: { spy: "owl" } } }]);
  last().say(update(1, 4));
  last().breaks();
  presence.say({ order: { start: {} } });
  vi.runOnlyPendingTimers();
  last().open();
  last().say(welcome(4));
  expect(last().words.slice(1)).toEqual([{ order: { n: 5, order: { spy: "owl" } } }, { order: { n: 6, order: { start: {} } } }]);
  last().say({ ack: { n: 5 } });
  expect(news.at(-1)).not.toEqual({ settled: true });
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
  [1008, "limit/wrong_codes", "seat", { trouble: "limit/wrong_codes" }],
] as const)("does not come back after %d %s", (code, reason, stand, how) => {
  const { wires, last, ended } = sit(stand);
  last().open();
  last().breaks(code, reason);
  vi.advanceTimersByTime(60_000);
  expect([wires.length, ended]).toEqual([1, [how]]);
});

it.each([[1012, "table/gone"], [1012, "table/busy"], [1008, "limit/messages"], [1006, ""], [1001, ""], [1009, ""]])("comes back after %d %s", (code, reason) => {
  const { wires, last, ended } = sit();
  last().open();
  last().breaks(code, reason);
  vi.advanceTimersByTime(6000);
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

it("tries a busy table again a little later", () => {
  const { last, presence } = sit();
  last().open();
  last().say(welcome(0));
  presence.say(done);
  last().say({ error: { what: "table/busy" } });
  vi.advanceTimersByTime(400);
  expect(last().words.filter((each) => Object.hasOwn(each as object, "act"))).toHaveLength(2);
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

const beat = (k: number, more: object = {}): object => ({ beat: { k, felt: [], ...more } });

it("speaks on the beat where there is one, always in one length", () => {
  const { last, presence } = sit();
  last().open();
  last().say(welcome(0), { table: { ...table, beat: 100 } });
  const [before, lengths] = [last().words.length, last().lengths.length];
  vi.advanceTimersByTime(100);
  presence.sense({ look: 2 });
  presence.sense({ look: 2 });
  presence.sense({ wink: 0 });
  vi.advanceTimersByTime(100);
  presence.say({ act: { call: 17 } });
  vi.advanceTimersByTime(100);
  expect(last().words.slice(before)).toEqual([{ beat: [] }, { beat: [{ look: 2 }, { wink: 0 }] }, { act: { n: 1, act: { call: 17 } } }, { beat: [] }]);
  expect(new Set(last().lengths.slice(lengths))).toEqual(new Set([256]));
  last().say({ table: { ...table, phase: "over" } });
  vi.advanceTimersByTime(1000);
  expect(last().words.length).toBe(before + 4);
});

it("says no more than a few in a beat: the newest", () => {
  const { last, presence } = sit();
  last().open();
  last().say(welcome(0), { table: { ...table, beat: 100 } });
  for (const look of [1, 2, 3, 1, 2, 3]) presence.sense({ look });
  vi.advanceTimersByTime(100);
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
  last().say(welcome(0), { table: { ...table, beat: 100 } });
  vi.advanceTimersByTime(1000);
  expect(last().words).toHaveLength(1);
});
