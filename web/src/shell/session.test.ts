// @vitest-environment jsdom
// What came in, as the screen gets it; the link is the test's.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyView, Intent, News } from "../link/link";
import type { Lesson, Table } from "../protocol/wire";
import { PAINTED_MS } from "../stage/painted";
import { Session } from "./session.svelte";
import { eventually } from "../../tests/eventually";

const table = { code: "bakilon-tumesa", game: "spywhere", games: 1, phase: "playing", you: { seat: 0, host: true } } as Table;
const view = (n: number): AnyView => ({ over: null, n }) as AnyView;
const frame = (n: number, more: object = {}): News => ({ frame: { at: 1000 * n, sights: [], view: view(n), ...more } });

function open() {
  const sent: Intent[] = [];
  let tell: (news: News) => void = () => {};
  const session = new Session({
    send: (intent) => void sent.push(intent),
    subscribe: (listener) => ((tell = listener), () => {}),
  });
  session.start();
  return { session, sent, hear: (...news: News[]) => news.forEach((each) => tell(each)) };
}

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

const done: Intent = { act: { done: {} } };

it("a double tap is one tap, until the server has answered", () => {
  const { session, sent, hear } = open();
  session.send(done);
  session.send(done);
  expect([sent.length, session.pending]).toEqual([1, true]);
  hear({ settled: true });
  session.send(done);
  expect(sent).toHaveLength(2);
});

it("what eyes and fingers do is no press: it waits for nothing", () => {
  const { session, sent } = open();
  session.send(done);
  session.send({ beat: { wink: 1 } });
  session.send({ sense: { touch: [] } });
  expect(sent).toEqual([done, { beat: { wink: 1 } }, { sense: { touch: [] } }]);
});

it("a refusal ends the press and is said, also the same one twice", () => {
  const { session, hear } = open();
  session.send(done);
  hear({ refused: "table/not_now" });
  expect([session.pending, session.message]).toEqual([false, { what: { refused: "table/not_now" }, n: 1 }]);
  hear({ refused: "table/not_now" });
  expect(session.message?.n).toBe(2);
});

it("whoever says something, the game, the house or the table, only the newest is said, and nothing older comes back", () => {
  const { session, hear } = open();
  session.say("Not yet", { game: "spywhere", number: "5.1" });
  hear({ refused: "table/not_now" });
  expect(session.message).toEqual({ what: { refused: "table/not_now" }, n: 2 });
  const [bot, person] = [{ kind: "bot", name: "Cat", spy: "cat" }, { kind: "person", name: "Zoé", spy: "cat" }];
  hear({ table: { ...table, seats: [bot] } as Table }, { table: { ...table, seats: [person] } as Table });
  expect(session.message).toEqual({ what: { notice: { id: "notice-seat", args: { name: "Zoé" } } }, n: 3 });
  hear({ table: { ...table, seats: [person], phase: "lobby" } as Table });
  expect([session.notices, session.message?.n]).toEqual([[], 3]);
});

it("its own frame ends the press when it is shown", async () => {
  const { session, hear } = open();
  session.send(done);
  hear({ table }, frame(1));
  await eventually(() => expect(session.view).toEqual(view(1)));
  expect(session.pending).toBe(true);
  hear(frame(2, { mine: true }));
  await eventually(() => expect(session.pending).toBe(false));
});

it("the press is drawn before its answer is, however soon that comes", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  let draw: () => void = () => {};
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => void (draw = next));
  const { session, hear } = open();
  const performed: unknown[] = [];
  session.perform(async (_, { view }, apply) => void (performed.push(view), apply()));
  hear({ table }, frame(1));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  session.send(done);
  hear(frame(2, { mine: true, sights: [{}] }));
  await vi.advanceTimersByTimeAsync(PAINTED_MS - 1);
  expect(performed).toEqual([]);
  draw();
  await vi.advanceTimersByTimeAsync(0);
  expect(performed).toEqual([view(2)]);
  // Nothing is drawn where nobody looks: the answer does not wait for it for long.
  session.send(done);
  hear(frame(3, { mine: true, sights: [{}] }));
  await vi.advanceTimersByTimeAsync(PAINTED_MS);
  expect(performed).toEqual([view(2), view(3)]);
  vi.useRealTimers();
});

it("what is felt goes to all parts of the game that are on the screen, and to no other", () => {
  const { session, hear } = open();
  const [one, two]: [unknown[], unknown[]] = [[], []];
  const stop = session.feel((felt) => one.push(...felt));
  hear({ percepts: [1] });
  session.feel((felt) => two.push(...felt));
  hear({ percepts: [2] });
  stop();
  hear({ percepts: [3] });
  expect([one, two]).toEqual([[1, 2], [2, 3]]);
});

it("a removal is said once: by the page that comes after it", () => {
  const { session, hear } = open();
  hear({ refused: "table/removed" });
  expect(session.message?.what).toEqual({ refused: "table/removed" });
  hear({ removed: true }, { refused: "table/removed" });
  expect(session.message?.what).toEqual({ text: "", clause: null });
  hear({ refused: "table/not_now" });
  expect(session.message).toEqual({ what: { refused: "table/not_now" }, n: 3 });
});

it("another place starts with nothing of the last one", async () => {
  const { session, hear } = open();
  hear({ path: "/t/bakilon-tumesa" }, { table }, frame(1), { removed: true }, { kept: { code: "bakilon-tumesa", phase: "playing" } }, { asked: 3 }, { trouble: { why: "table/asleep", code: "x" } });
  await eventually(() => expect(session.view).not.toBeNull());
  session.send(done);
  hear({ path: "/" });
  expect([session.path, session.table, session.view, session.trouble, session.kept, session.removed, session.asked, session.pending])
    .toEqual(["/", null, null, null, null, false, null, false]);
});

it("a new deal starts a new log", async () => {
  const { session, hear } = open();
  hear({ table }, frame(1, { sights: [{ swapped: {} }, { swapped: {} }] }));
  await eventually(() => expect(session.story.lines).toHaveLength(2));
  hear(frame(2, { sights: [{ dealt: {} }], opens: true }));
  await eventually(() => expect(session.story.lines.length).toBe(1));
});

it("everybody stops for one thing after the other, and sees the table as it was then", async () => {
  const { session, hear } = open();
  const shark = { ...table, game: "dr-shark" };
  hear({ table: shark });
  await eventually(() => expect(session.game).not.toBeNull());
  const [made, taken] = [{ completed: { seat: 0, design: "harpoon-pen" } }, { charmed: { seat: 0, from: 1, piece: "clown.1.1" } }];
  hear(frame(1, { opens: true }), frame(2, { sights: [{ began: { seat: 0 } }, made] }), frame(3, { sights: [taken] }));
  await eventually(() => expect(session.story.lines).toHaveLength(3));
  expect(session.moment).toEqual({ sight: made, n: 1, view: view(2) });
  session.pass();
  expect(session.moment).toEqual({ sight: taken, n: 2, view: view(3) });
  session.pass();
  expect(session.moment).toBeNull();
});

it("what says by itself that time was up is not said once more; what was done for me is", async () => {
  const { session, hear } = open();
  hear({ table: { ...table, game: "dr-shark" } });
  await eventually(() => expect(session.game).not.toBeNull());
  const mine = { turn: 0, deadline: 1500 };
  const [ended, dived] = [{ ended: { seat: 0, ending: "time" } }, { dived: { seat: 0, area: "E", space: "light" } }];
  hear(frame(1, { opens: true, view: { ...view(1), ...mine } }), frame(2, { sights: [ended] }));
  await eventually(() => expect(session.story.lines).toHaveLength(1));
  expect(session.message).toBeNull();
  hear(frame(3, { view: { ...view(3), ...mine } }), frame(4, { sights: [dived] }));
  await eventually(() => expect(session.story.lines).toHaveLength(2));
  expect(session.message?.what).toEqual({ lapsed: dived });
});

it("back in the lobby the game is off the screen", async () => {
  const { session, hear } = open();
  hear({ table }, frame(1));
  await eventually(() => expect(session.view).not.toBeNull());
  hear({ table: { ...table, phase: "lobby" } });
  expect([session.view, session.table?.phase]).toEqual([null, "lobby"]);
});

it("fetches the game of the table, and says so if there is none", async () => {
  const { session, hear } = open();
  hear({ table: { ...table, game: "chess" } });
  expect(session.trouble).toEqual({ why: "client/rehearsed", code: table.code });
});

it("says what the line does", () => {
  const { session, hear } = open();
  hear({ status: "lost" });
  expect(session.status).toBe("lost");
  hear({ status: "connected" });
  expect(session.status).toBe("connected");
});

it("asks before it leaves a lesson that goes on, and not when it is over", () => {
  const { session, hear, sent } = open();
  const lesson: Lesson = { step: "swap", number: 2, of: 9, at: [], awaits: "act" };
  hear({ table: { ...table, seats: [], lesson } });
  session.send({ leave: {} });
  expect([session.leaving, sent]).toEqual([true, []]);
  session.leaving = false;
  hear({ table: { ...table, seats: [], lesson: { ...lesson, step: "over", awaits: "nothing" } } });
  session.send({ leave: {} });
  expect([session.leaving, sent]).toEqual([false, [{ leave: {} }]]);
});

it("asks before it leaves the middle of a game, also alone with bots, and not as a spectator", () => {
  const { session, hear, sent } = open();
  const chair = { kind: "bot", spy: "fox", here: true, stand_in: false, open: false } as const;
  const seats = [{ ...chair, kind: "person" as const }, chair];
  hear({ path: "/t/samuvelo" }, { table: { ...table, seats } });
  session.send({ leave: {} });
  expect([session.leaving, sent]).toEqual([true, []]);
  session.leaving = false;
  hear({ table: { ...table, seats, you: { seat: null, host: false } } });
  session.send({ leave: {} });
  expect([session.leaving, sent.length]).toEqual([false, 1]);
});

it("says what a bot did meanwhile, also if it hears of it before the game is fetched", async () => {
  const { session, hear } = open();
  const swapped = { swapped: { seat: 0, give: "italy", take: "spain" } };
  hear({ table }, frame(1, { sights: [{ began: { seat: 0, drew: true } }, swapped], missed: 2, opens: true }));
  expect(session.game).toBeNull();
  await eventually(() => expect(session.back).toEqual({ turns: 1, deeds: [swapped] }));
});

it("asks before it leaves a table where others sit, people or bots, and not one that is empty", () => {
  const { session, hear, sent } = open();
  const person = { kind: "person", spy: "fox", here: true, stand_in: false, open: false } as const;
  hear({ path: "/t/samuvelo" }, { table: { ...table, phase: "lobby", seats: [person, { ...person, kind: "empty" }], you: { seat: 0, host: true } } });
  session.send({ leave: {} });
  expect([session.leaving, sent.at(-1)]).toEqual([false, { leave: {} }]);
  for (const kind of ["bot", "person"] as const) {
    for (const phase of ["lobby", "over"] as const) {
      hear({ table: { ...table, phase, seats: [person, { ...person, kind }], you: { seat: 0, host: true } } });
      session.send({ leave: {} });
      expect([kind, phase, session.leaving, sent.length]).toEqual([kind, phase, true, 1]);
      session.leaving = false;
    }
  }
  session.send({ leave: { sure: true } });
  expect(sent).toHaveLength(2);
});
