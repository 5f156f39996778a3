import { expect, it } from "vitest";
import type { Sight } from "../protocol/wink";
import type { Line } from "./story";
import { news as newsOf, WEIGHTY_MS } from "./fresh";

const lines = (...sights: Sight[]): Line<Sight>[] => sights.map((sight, id) => ({ id, sight }));
const news = (all: Line<Sight>[], shown: { id: number; since: number } | null, now: number) => newsOf(all, (sight) => "contacted" in sight, shown, now);
const called: Sight = { called: { seat: 1, agent: 7 } };
const wrong: Sight = { contacted: { by: 1, seat: 2, agent: 5, right: false, holder: 3 } };

it("is the last thing that happened, when one comes to the table", () => {
  expect(news([], null, 0)).toBeNull();
  expect(news(lines(wrong, called), null, 0)?.id).toBe(1);
});

it("a contact stays for some seconds, whatever small things follow", () => {
  const shown = { id: 0, since: 1000 };
  expect(news(lines(wrong, called), shown, 1000 + WEIGHTY_MS - 1)?.id).toBe(0);
  expect(news(lines(wrong, called), shown, 1000 + WEIGHTY_MS)?.id).toBe(1);
});

it("a call gives way at once, and of several the weighty one is shown", () => {
  expect(news(lines(called, called), { id: 0, since: 0 }, 1)?.id).toBe(1);
  expect(news(lines(called, wrong, called), { id: 0, since: 0 }, 1)?.id).toBe(1);
});

it("the next weighty thing does not wait", () => {
  expect(news(lines(wrong, wrong), { id: 0, since: 0 }, 1)?.id).toBe(1);
});
