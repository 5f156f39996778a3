// @vitest-environment jsdom
// Where we are and which seats are ours, with a house that is not there: the test answers its calls.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { House } from "./house";
import { Keep } from "./keep";
import type { News } from "./link";
import { CODE, table, welcome, wires } from "./wire.test-kit";

interface Call {
  path: string;
  body?: unknown;
  kind?: string;
}

/** What the house answers to a call: a status and what it says, or nothing at all. */
type Answer = [status: number, said: unknown] | null;

const LOBBY = { ...table, phase: "lobby" as const, games: 3, you: { seat: null, host: false } };
const LOOK: Answer = [200, { table: LOBBY }];
const no = (status: number, why: string): Answer => [status, { refused: { why } }];

let leave: () => void = () => {};
/** Calls are heard, and never answered. */
let silent = false;
const never = (dropped?: AbortSignal | null): Promise<Response> => new Promise((_, drop) => dropped?.addEventListener("abort", () => drop(new TypeError("aborted"))));

function come(path: string, answer: (call: Call) => Answer, keep = new Keep(null), games: unknown[] = []) {
  const [calls, news]: [Call[], News[]] = [[], []];
  const { all, last, make } = wires();
  vi.stubGlobal("fetch", async (where: string, how: RequestInit = {}) => {
    const headers = new Headers(how.headers);
    const call: Call = { path: where, ...(how.body ? { body: JSON.parse(String(how.body)), kind: headers.get("content-type") ?? "" } : {}) };
    calls.push(call);
    if (silent) return never(how.signal);
    const given = where === "/api/games" ? ([200, { games }] as const) : answer(call);
    if (!given) throw new TypeError("nobody is there");
    return new Response(JSON.stringify(given[1]), { status: given[0] });
  });
  history.replaceState(null, "", path);
  const house = new House(keep, make);
  leave = house.subscribe((each) => news.push(each));
  const looks = (): number => calls.filter((call) => call.path === `/api/tables/${CODE}`).length;
  return { house, keep, calls, looks, news, wires: all, last };
}

/** A table whose host says no to whoever asks. */
const answers = ({ path, body }: Call): Answer =>
  !path.endsWith("/asks") ? null : (body as { again?: string }).again ? no(409, "table/not_let_in") : [202, { code: CODE, id: 4, token: "bb" }];

/** Calls are answered, and what follows from that happens. */
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const seated = (game = 1): Keep => {
  const keep = new Keep(null);
  keep.seat(CODE, "ff", game);
  return keep;
};
const statuses = (news: News[]): unknown[] => news.flatMap((each) => ("status" in each ? [each.status] : []));
const troubles = (news: News[]): string[] => news.flatMap((each) => ("trouble" in each ? [each.trouble.why] : []));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  leave();
  silent = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello at once with its token, and asks nobody first", async () => {
  const { last, looks, news } = come(`/t/${CODE.toUpperCase()}`, () => LOOK, seated(2));
  await soon();
  last().open();
  expect(last().heard).toEqual([{ hello: { table: CODE, as: "seat", have: { game: 2, n: 0 }, token: "ff" } }]);
  last().say(welcome(0), { table: { ...table, games: 2 } });
  expect([looks(), location.pathname]).toEqual([0, `/t/${CODE}`]);
  expect(statuses(news).at(-1)).toBe("connected");
});

it.each([
  [1008, "limit/wrong_codes"], [1008, "limit/hellos"], [1008, "limit/messages"], [1012, "table/busy"], [1012, "table/unavailable"],
  [1012, "server/stopping"], [1006, ""], [4409, "table/elsewhere"], [4410, "table/set_aside"], [1000, "table/asleep"],
])("keeps its seat after %d %s", async (code, reason) => {
  const { keep, last } = come(`/t/${CODE}`, () => no(429, "limit/wrong_codes"), seated());
  for (let times = 0; times < 3; times++) {
    await soon();
    last().open();
    last().breaks(code, reason);
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(keep.at(CODE)?.token).toBe("ff");
});

it("comes back to its seat by itself after any limit, with a quiet word", async () => {
  const { last, news, wires: all } = come(`/t/${CODE}`, () => no(429, "limit/wrong_codes"), seated());
  for (const why of ["limit/wrong_codes", "limit/hellos"]) {
    await soon();
    last().open();
    last().breaks(1008, why);
    expect(statuses(news).at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(20_000);
  }
  last().open();
  last().say(welcome(0), { table });
  expect(all.length).toBeGreaterThan(2);
  expect([statuses(news).at(-1), troubles(news)]).toEqual(["connected", []]);
});

it("forgets a seat at a table that nobody has heard of", async () => {
  const { keep, last, news } = come(`/t/${CODE}`, () => LOOK, seated());
  last().open();
  last().breaks(4404, "table/unknown_code");
  expect([keep.at(CODE), keep.lostAt(CODE), troubles(news)]).toEqual([undefined, undefined, ["table/unknown_code"]]);
});

it.each(["table/removed", "table/no_seat"])("is a stranger again after %s, who knows what it was", async (why) => {
  const { keep, last, news } = come(`/t/${CODE}`, () => LOOK, seated());
  last().open();
  last().breaks(4403, why);
  await soon();
  expect([keep.at(CODE), keep.lostAt(CODE)?.token]).toEqual([undefined, "ff"]);
  expect(news).toContainEqual({ refused: why });
  expect(news).toContainEqual({ table: LOBBY });
  expect(news.some((each) => "removed" in each)).toBe(why === "table/removed");
});

it("has left for good once the table has heard it", async () => {
  const { house, keep, last } = come(`/t/${CODE}`, () => LOOK, seated());
  last().open();
  last().say(welcome(0), { table: { ...LOBBY, you: { seat: 0, host: true } } });
  house.send({ leave: {} });
  last().breaks(); // before anybody has heard it
  expect(keep.at(CODE)?.token).toBe("ff");
  await vi.advanceTimersByTimeAsync(1000);
  last().open();
  last().say(welcome(0));
  expect(last().words.at(-1)).toEqual({ order: { n: 1, order: { leave: {} } } });
  last().say({ ack: { n: 1 } });
  expect([keep.at(CODE), location.pathname]).toEqual([undefined, "/"]);
});

it("in a game it goes away and keeps its seat", async () => {
  const { house, keep, last } = come(`/t/${CODE}`, () => LOOK, seated());
  last().open();
  last().say(welcome(0), { table });
  house.send({ leave: {} });
  expect([keep.at(CODE)?.token, location.pathname, last().words.length]).toEqual(["ff", "/", 1]);
});

it("shows the front page the way back, and forgets a table only if there is none", async () => {
  for (const [answer, open, kept] of [
    [[200, { table }], true, true],
    [LOOK, true, true],
    [no(429, "limit/wrong_codes"), true, true],
    [no(429, "limit/requests"), true, true],
    [no(503, "table/busy"), false, true],
    [no(410, "table/set_aside"), false, true],
    [[502, "<html>"], false, true],
    [null, false, true],
    [no(404, "table/unknown_code"), false, false],
  ] as [Answer, boolean, boolean][]) {
    const { keep, news } = come("/", () => answer, seated());
    await soon();
    expect([answer, news.some((each) => "kept" in each), keep.at(CODE) !== undefined]).toEqual([answer, open, kept]);
    leave();
  }
});

it("a stranger who may not look is told why, and gets in when it is over", async () => {
  let answer = no(429, "limit/wrong_codes");
  const { looks, news } = come(`/t/${CODE}`, () => answer);
  await soon();
  expect(troubles(news)).toEqual(["limit/wrong_codes"]);
  answer = LOOK;
  await vi.advanceTimersByTimeAsync(9000);
  expect(looks(), "not at once").toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  const [path, last] = [news.findLastIndex((each) => "path" in each), news.findLastIndex((each) => "table" in each)];
  expect(path, "the trouble is over before the table is shown").toBeGreaterThan(news.findLastIndex((each) => "trouble" in each));
  expect(last).toBeGreaterThan(path);
});

it.each([[503, "table/busy"], [503, "table/unavailable"], [429, "limit/requests"]])("asks again after %d %s", async (status, why) => {
  let answer = no(status, why);
  const { news } = come(`/tv/${CODE}`, () => answer);
  await soon();
  expect([statuses(news).at(-1), troubles(news)]).toEqual(["lost", []]);
  answer = LOOK;
  await vi.advanceTimersByTimeAsync(12_000);
  expect(statuses(news)).toContain("connected");
});

it("a stranger goes on seeing the table when nobody answers, and not when it is gone", async () => {
  let answer: Answer = LOOK;
  const { news } = come(`/t/${CODE}`, () => answer);
  await soon();
  for (const passing of [no(429, "limit/wrong_codes"), no(503, "table/busy"), null]) {
    answer = passing;
    await vi.advanceTimersByTimeAsync(4000);
    expect([news.at(-1), troubles(news)]).toEqual([{ table: LOBBY }, []]);
  }
  answer = no(404, "table/unknown_code");
  await vi.advanceTimersByTimeAsync(4000);
  expect(troubles(news)).toEqual(["table/unknown_code"]);
});

it("sits down, keeps what holds the seat, and comes to it", async () => {
  const seat: Answer = [201, { code: CODE, seat: 1, token: "aa" }];
  const { house, keep, calls, last, wires: all } = come(`/t/${CODE}`, ({ path }) => (path.endsWith("/seats") ? seat : LOOK));
  await soon();
  house.send({ sit: { name: "Олена" } });
  await soon();
  expect(calls.at(-1)).toEqual({ path: `/api/tables/${CODE}/seats`, body: { name: "Олена" }, kind: "application/json" });
  expect(keep.at(CODE)).toEqual({ code: CODE, token: "aa", game: 3 });
  expect(all).toHaveLength(1);
  last().open();
  expect(last().heard).toEqual([{ hello: { table: CODE, as: "seat", have: { game: 3, n: 0 }, token: "aa" } }]);
});

it.each(["table/full", "table/removed", "table/name_taken", "limit/new_tables"])("says why it may not sit down: %s", async (why) => {
  const { house, keep, news, wires: all } = come(`/t/${CODE}`, ({ path }) => (path.endsWith("/seats") ? no(409, why) : LOOK));
  await soon();
  house.send({ sit: { name: null } });
  await soon();
  expect(news.slice(-2)).toEqual([{ settled: true }, { refused: why }]);
  expect([keep.at(CODE), all.length]).toEqual([undefined, 0]);
});

it("shows no seat to somebody of whom the table says that the host removed them", async () => {
  const keep = new Keep(null);
  keep.seat(CODE, "ff");
  keep.lose(CODE, "table/no_seat"); // removed while they were away
  const { house, news, calls } = come(`/t/${CODE}`, ({ path }) => (path.endsWith("/seats") ? no(409, "table/removed") : LOOK), keep);
  await soon();
  expect(news.some((each) => "removed" in each)).toBe(false);
  house.send({ sit: { name: null } });
  await soon();
  expect(calls.at(-1)?.body, "the table can tell who it is").toEqual({ before: "ff" });
  expect(news).toContainEqual({ removed: true });
  expect(keep.lostAt(CODE)).toMatchObject({ token: "ff", lost: "table/removed" });
});

it("offers the table again that one has left, and not one that one was removed from", async () => {
  for (const [why, offered] of [["table/left", true], ["table/removed", false]] as const) {
    const keep = new Keep(null);
    keep.seat(CODE, "ff");
    keep.lose(CODE, why);
    const { news } = come("/", () => LOOK, keep);
    await soon();
    expect(news.filter((each) => "kept" in each)).toEqual(offered ? [{ kept: { code: CODE, phase: "lobby" } }] : []);
    leave();
  }
});

it("asks the host for a seat, waits, and has it when the host lets them in", async () => {
  let look: Answer = LOOK;
  const asked: Answer = [202, { code: CODE, id: 4, token: "bb" }];
  const { house, keep, calls, news, last } = come(`/t/${CODE}`, ({ path }) => (path.endsWith("/asks") ? asked : look));
  await soon();
  look = [200, { table: { ...LOBBY, asks: [{ id: 4, spy: "fox" }] } }];
  house.send({ ask: { name: "Zoé" } });
  await soon();
  expect(calls.find(({ path }) => path.endsWith("/asks"))?.body).toEqual({ name: "Zoé" });
  expect(news).toContainEqual({ asked: 4 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(keep.at(CODE)).toBeUndefined();
  look = LOOK;
  await vi.advanceTimersByTimeAsync(2000);
  last().open();
  expect(last().heard).toEqual([{ hello: { table: CODE, as: "seat", have: { game: 3, n: 0 }, token: "bb" } }]);
  last().say(welcome(0), { table: { ...LOBBY, you: { seat: 2, host: false } } });
  expect(keep.at(CODE)?.token).toBe("bb");
});

it("is told when the host has not let them in, and sees the table as before", async () => {
  let look: Answer = LOOK;
  const { house, keep, news, last } = come(`/t/${CODE}`, (call) => answers(call) ?? look);
  await soon();
  look = [200, { table: { ...LOBBY, asks: [{ id: 4, spy: "fox" }] } }];
  house.send({ ask: { name: null } });
  await soon();
  look = LOOK;
  await vi.advanceTimersByTimeAsync(2000);
  last().open();
  last().breaks(4403, "table/no_seat");
  await soon();
  expect(news.slice(-2)).toEqual([{ refused: "table/not_let_in" }, { table: LOBBY }]);
  expect([keep.at(CODE), keep.lostAt(CODE)]).toEqual([undefined, undefined]);
});

it("who looks on asks for a seat all the same, and goes on looking on until the host lets them in", async () => {
  let look: Answer = LOOK;
  const { house, keep, calls, news, last, wires: all } = come(`/t/${CODE}`, ({ path }) => (path.endsWith("/asks") ? [202, { code: CODE, id: 4, token: "bb" }] : look));
  await soon();
  house.send({ watch: {} });
  last().open();
  expect(last().heard).toEqual([{ hello: { table: CODE, as: "spectator", have: { game: 3, n: 0 } } }]);
  expect(news).toContainEqual({ watching: true });
  last().say(welcome(0), { table: LOBBY });
  const asks = { ...LOBBY, asks: [{ id: 4, spy: "fox" as const }] };
  look = [200, { table: asks }];
  house.send({ ask: { name: "Zoé" } });
  await soon();
  expect(calls.filter(({ path }) => path.endsWith("/asks"))).toHaveLength(1);
  expect(news).toContainEqual({ asked: 4 });
  expect(news.findLast((each) => "settled" in each)).toBeDefined();
  last().say({ table: asks });
  expect(all).toHaveLength(1);
  last().say({ table: LOBBY });
  last().open();
  expect(last().heard).toEqual([{ hello: { table: CODE, as: "seat", have: { game: 3, n: 0 }, token: "bb" } }]);
  last().say(welcome(0), { table: { ...LOBBY, you: { seat: 2, host: false } } });
  expect(keep.at(CODE)?.token).toBe("bb");
});

it("who looks on comes back to the door, where they still ask; and looks on again if they are not let in", async () => {
  let look: Answer = LOOK;
  const { house, keep, news, last, wires: all } = come(`/t/${CODE}`, (call) => answers(call) ?? look);
  await soon();
  look = [200, { table: { ...LOBBY, asks: [{ id: 4, spy: "fox" }] } }];
  house.send({ ask: { name: null } });
  await soon();
  house.send({ watch: {} });
  last().open();
  last().say(welcome(0), { table: { ...LOBBY, asks: [{ id: 4, spy: "fox" }] } });
  expect(all).toHaveLength(1);
  house.send({ leave: {} });
  await soon();
  const path = news.findLastIndex((each) => "path" in each);
  expect(news.slice(path)).toContainEqual({ asked: 4 });
  expect(news.at(-1)).toMatchObject({ table: { asks: [{ id: 4 }] } });
  house.send({ watch: {} });
  last().open();
  last().say(welcome(0), { table: { ...LOBBY, asks: [{ id: 4, spy: "fox" }] } }, { table: LOBBY });
  last().open();
  last().breaks(4403, "table/no_seat");
  await soon();
  expect(news).toContainEqual({ refused: "table/not_let_in" });
  last().open();
  expect(last().heard).toMatchObject([{ hello: { as: "spectator" } }]);
  expect(keep.at(CODE)).toBeUndefined();
});

it("an ask outlives its page: whoever was let in meanwhile has the seat", async () => {
  const keep = new Keep(null);
  keep.asks({ code: CODE, token: "bb", id: 4, at: Date.now() });
  let look: Answer = [200, { table: { ...LOBBY, asks: [{ id: 4, spy: "fox" }] } }];
  const first = come(`/t/${CODE}`, () => look, keep);
  await soon();
  expect(first.news).toContainEqual({ asked: 4 });
  leave(); // the phone discards the tab, and the host lets them in
  look = LOOK;
  const { last, calls } = come(`/t/${CODE}`, () => look, keep);
  await soon();
  last().open();
  expect(last().heard).toEqual([{ hello: { table: CODE, as: "seat", have: { game: 3, n: 0 }, token: "bb" } }]);
  last().say(welcome(0), { table: { ...LOBBY, you: { seat: 2, host: false } } });
  expect([keep.at(CODE)?.token, keep.askedAt(CODE), calls.some(({ path }) => path.endsWith("/asks"))]).toEqual(["bb", undefined, false]);
});

it("who waits asks on, with what they were given, and anew where the table has forgotten them", async () => {
  let [look, given]: [Answer, unknown] = [LOOK, { code: CODE, id: 4, token: "bb" }];
  const { house, keep, calls, news, last } = come(`/t/${CODE}`, ({ path }) => (path.endsWith("/asks") ? [202, given] : look));
  const asks = (): unknown[] => calls.filter(({ path }) => path.endsWith("/asks")).map(({ body }) => body);
  await soon();
  look = [200, { table: { ...LOBBY, asks: [{ id: 4, spy: "fox" }] } }];
  house.send({ ask: { name: "Zoé" } });
  await vi.advanceTimersByTimeAsync(65_000);
  expect(asks()).toEqual([{ name: "Zoé" }, { name: "Zoé", again: "bb" }, { name: "Zoé", again: "bb" }]);
  // The table has slept: nobody has said no, and they go on waiting without a word.
  look = LOOK;
  await vi.advanceTimersByTimeAsync(2000);
  given = { code: CODE, id: 1, token: "cc" };
  look = [200, { table: { ...LOBBY, asks: [{ id: 1, spy: "fox" }] } }];
  last().open();
  last().breaks(4403, "table/no_seat");
  await soon();
  expect([keep.askedAt(CODE)?.token, news.some((each) => "refused" in each)]).toEqual(["cc", false]);
  expect(news).toContainEqual({ asked: 1 });
});

it("who comes back long after they asked reads that nobody has answered, and does not ask by themselves", async () => {
  const keep = new Keep(null);
  keep.asks({ code: CODE, token: "bb", id: 4, at: Date.now() - 3_600_000 });
  const { calls, news, last } = come(`/t/${CODE}`, () => LOOK, keep);
  await soon();
  last().open();
  last().breaks(4403, "table/no_seat");
  await soon();
  expect(news).toContainEqual({ refused: "table/unanswered" });
  expect(news).toContainEqual({ asked: null });
  expect([keep.askedAt(CODE), calls.some(({ path }) => path.endsWith("/asks"))]).toEqual([undefined, false]);
});

it("who sits out watches as who they are, also from a new page, and has a seat again with one press", async () => {
  const { house, keep, calls, news, last } = come(`/t/${CODE}`, ({ path }) => (path.endsWith("/seats") ? [201, { code: CODE, seat: 5, token: "cc" }] : LOOK), seated(3));
  last().open();
  last().say(welcome(0), { table: { ...LOBBY, you: { seat: 2, host: false } } });
  last().breaks(4403, "table/sat_out");
  await soon();
  last().open();
  const watches = { hello: { table: CODE, as: "spectator", have: { game: 3, n: 0 }, token: "ff" } };
  expect(last().heard).toEqual([watches]);
  expect(news).toContainEqual({ refused: "table/sat_out" });
  expect(news.slice(news.findLastIndex((each) => "path" in each))).toEqual(expect.arrayContaining([{ sitsOut: true }, { watching: true }]));
  leave();
  const again = come(`/t/${CODE}`, ({ path }) => (path.endsWith("/seats") ? [201, { code: CODE, seat: 5, token: "cc" }] : LOOK), keep);
  await soon();
  again.last().open();
  expect(again.last().heard).toEqual([watches]);
  again.house.send({ sit: { name: "Zoé" } });
  await soon();
  expect(again.calls.at(-1)?.body).toEqual({ name: "Zoé", before: "ff" });
  expect([keep.at(CODE)?.token, calls.length > 0, house !== again.house]).toEqual(["cc", true, true]);
});

it("who may look on no more is at the door again, and reads why", async () => {
  const { house, news, last } = come(`/t/${CODE}`, () => LOOK);
  await soon();
  house.send({ watch: {} });
  last().open();
  last().breaks(4403, "table/no_spectators");
  await soon();
  expect(news.slice(news.findLastIndex((each) => "path" in each))).toContainEqual({ refused: "table/no_spectators" });
  expect(news.at(-1)).toEqual({ table: LOBBY });
});

it.each([
  ["/tv/wrong", CODE, undefined, `/tv/${CODE}`],
  ["/t/wrong", CODE, undefined, `/t/${CODE}`],
  ["/t/wrong", CODE, true, `/tv/${CODE}`],
  ["/tv/wrong", CODE, false, `/t/${CODE}`],
])("a code that is corrected at %s leads where it was meant to lead", async (path, code, screen, to) => {
  const { house } = come(path, ({ path }) => (path.endsWith("wrong") ? no(404, "table/unknown_code") : LOOK));
  await soon();
  house.send({ find: { code, ...(screen === undefined ? {} : { screen }) } });
  await soon();
  expect(location.pathname).toBe(to);
});

it("a link's key goes with every call, and not into what is kept", async () => {
  const key = "k3m7x2pq";
  const { house, keep, calls, last } = come(`/t/${CODE}.${key}`, ({ path }) => (path.endsWith("/seats") ? [201, { code: CODE, seat: 1, token: "aa" }] : LOOK));
  await soon();
  expect([calls.at(-1)?.path, location.pathname]).toEqual([`/api/tables/${CODE}.${key}`, `/t/${CODE}.${key}`]);
  house.send({ sit: { name: null } });
  await soon();
  expect(calls.at(-1)?.path).toBe(`/api/tables/${CODE}.${key}/seats`);
  expect(keep.at(CODE)?.token).toBe("aa");
  last().open();
  expect(last().heard[0]).toMatchObject({ hello: { table: CODE, token: "aa" } });
});

it("knows which game was played when it was there last", async () => {
  const { keep, last } = come(`/t/${CODE}`, () => LOOK, seated(2));
  last().open();
  last().say(welcome(0), { table: { ...table, games: 2 } });
  last().say({ table: { ...table, games: 3 } });
  expect(keep.at(CODE)?.game).toBe(3);
});

it("makes a table with bots, and is at it", async () => {
  const { house, calls, last } = come("/", () => [201, { code: CODE, seat: 0, token: "aa" }]);
  await soon();
  house.send({ play: { game: "wink" } });
  await soon();
  expect(calls.at(-1)).toEqual({ path: "/api/tables", body: { game: "wink", bots: [], start: true }, kind: "application/json" });
  last().open();
  expect([location.pathname, last().heard.length]).toEqual([`/t/${CODE}`, 1]);
});

const LEVELS = ["rookie", "regular", "veteran"];

it.each([
  ["the weakest the first time", undefined, "rookie"],
  ["those that were chosen last", "veteran", "veteran"],
  ["the weakest if there are no such bots any more", "clairvoyant", "rookie"],
])("plays with %s", async (_, chosen, level) => {
  const keep = new Keep(null);
  keep.chooseLevel("spywhere", "regular"); // another game
  const { house, calls, news } = come("/", () => [201, { code: CODE, seat: 0, token: "aa" }], keep, [{ game: "wink", levels: LEVELS }]);
  await soon();
  if (chosen) house.send({ level: { game: "wink", level: chosen } });
  expect(news.findLast((each) => "levels" in each)).toEqual({ levels: { spywhere: "regular", ...(chosen ? { wink: chosen } : {}) } });
  house.send({ play: { game: "wink" } });
  await soon();
  expect(calls.at(-1)?.body).toMatchObject({ game: "wink", bots: [level, level, level], start: true });
});

it("remembers the bots that were chosen in a lobby", async () => {
  const { house, keep, last } = come(`/t/${CODE}`, () => LOOK, seated());
  last().open();
  last().say(welcome(0), { table: { ...LOBBY, game: "wink", you: { seat: 0, host: true } } });
  house.send({ order: { bot: { seat: 1, level: "veteran" } } });
  expect(keep.levels).toEqual({ wink: "veteran" });
});

it("an answer that comes after we have gone elsewhere is nobody's", async () => {
  const { house, news } = come(`/t/${CODE}`, () => LOOK);
  house.send({ leave: {} });
  await soon();
  expect(news.filter((each) => "table" in each)).toEqual([]);
});

it("carries what eyes and fingers do to the table, each in its way", async () => {
  const { house, last } = come(`/t/${CODE}`, () => LOOK, seated());
  last().open();
  last().say(welcome(0), { table });
  house.send({ beat: { wink: 1 } });
  house.send({ sense: { touch: [] } });
  last().say({ beat: { k: 1, felt: [] } });
  expect(last().words.slice(1)).toEqual([{ sense: { touch: [] } }, { beat: [{ wink: 1 }] }]);
});

const unlock = (): void => void ["visibilitychange", "online"].forEach((what) => (what === "online" ? window : document).dispatchEvent(new Event(what)));

it("a stranger who unlocks their phone sees the table at once, whatever was being asked before it slept", async () => {
  silent = true;
  const { looks, news } = come(`/t/${CODE}`, () => LOOK);
  await vi.advanceTimersByTimeAsync(1000);
  silent = false;
  unlock();
  await soon();
  expect(looks(), "and asks once").toBe(2);
  expect(news.at(-1)).toEqual({ table: LOBBY });
  await vi.advanceTimersByTimeAsync(1000);
  unlock();
  await soon();
  expect(looks(), "although the next look was not due yet").toBe(3);
});

it("a stranger who could not come to the table comes to it when the network is back", async () => {
  let answer: Answer = null;
  const { news } = come(`/t/${CODE}`, () => answer);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(statuses(news).at(-1)).toBe("lost");
  answer = LOOK;
  unlock();
  await soon();
  expect(news.at(-1)).toEqual({ table: LOBBY });
});

it("the front page learns what there is to play, and the way back, when the phone is unlocked", async () => {
  silent = true;
  const { calls, news } = come("/", () => LOOK, seated());
  await vi.advanceTimersByTimeAsync(1000);
  silent = false;
  unlock();
  await soon();
  expect(news).toContainEqual({ about: { games: [] } });
  expect(news).toContainEqual({ kept: { code: CODE, phase: "lobby" } });
  await vi.advanceTimersByTimeAsync(1000);
  const asked = calls.length;
  unlock();
  await soon();
  expect(calls.length, "what is known is not asked again").toBe(asked);
});

it("a page that has just come does not ask twice", async () => {
  const { looks } = come(`/t/${CODE}`, () => LOOK);
  dispatchEvent(new Event("pageshow"));
  await soon();
  expect(looks()).toBe(1);
});

it("a look that began before somebody asked for a seat is no answer to them", async () => {
  let look: Answer = LOOK;
  const { house, keep, calls, news, wires: all } = come(`/t/${CODE}`, ({ path }) => (path.endsWith("/asks") ? [202, { code: CODE, id: 4, token: "bb" }] : look));
  await soon();
  silent = true;
  await vi.advanceTimersByTimeAsync(4000); // a look is under way
  silent = false;
  look = [200, { table: { ...LOBBY, asks: [{ id: 4, spy: "fox" }] } }];
  house.send({ ask: { name: null } });
  await soon();
  expect(calls.at(-1)?.path).toBe(`/api/tables/${CODE}`);
  expect(news.at(-1)).toMatchObject({ table: { asks: [{ id: 4 }] } });
  expect([keep.at(CODE), all.length]).toEqual([undefined, 0]);
});
