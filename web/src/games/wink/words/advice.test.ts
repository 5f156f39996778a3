import { beforeAll, expect, it } from "vitest";
import { speak } from "../../../i18n/lang.svelte";
import type { Hint } from "../../../link/link";
import type { Table } from "../../../protocol/wire";
import { table as view } from "../stage/view.test-kit";
import { advice } from "./advice";

beforeAll(() => speak("wink"));

const table = { seats: ["owl", "fox", "heron", "cat"].map((spy) => ({ kind: "bot", spy })) } as unknown as Table;
const hint = (change: Partial<Hint> = {}): Hint => ({ reasons: [], ...change }) as Hint;

it("before a call, says to look round first and what comes then", () => {
  const { act, why } = advice(hint(), view({ options: [{ call: 5 }] }), table);
  expect([act, why.length]).toEqual(["Just watch for now", 1]);
  expect(why[0]).toContain("Then call an agent");
  const reasons = [{ code: "wink/rest", about: [] }];
  expect(advice(hint({ sense: { look: null }, reasons }), view({ step: "contact", options: [{ contact: 1 }, { call: 5 }] }), table).why).toEqual([
    expect.stringContaining("let your eyes rest"), expect.stringContaining("make contact"),
  ]);
});

it("in another spy's turn, says what watching is good for if the bot gave no reason", () => {
  expect(advice(hint(), view({ turn: 2 }), table).why).toEqual([expect.stringContaining("wins you both cards")]);
  expect(advice(hint({ reasons: [{ code: "wink/rest", about: [] }] }), view({ turn: 2 }), table).why).toHaveLength(1);
});

it("an act comes with the bot's reasons alone", () => {
  expect(advice(hint({ act: { call: 5 } }), view({ options: [{ call: 5 }] }), table)).toEqual({ act: "Call agent 5", at: ["card:5", "gold"], why: [] });
});
