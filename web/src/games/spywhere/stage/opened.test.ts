import { expect, it } from "vitest";
import type { Own, Sight } from "../../../protocol/spywhere";
import { foremost, opened } from "./opened";

const spy = (passports: Own["passports"], cards: Own["cards"], identifications: Own["identifications"]): Own => ({ passports, cards, identifications });
const over: Sight = { over: { seats: [
  spy(["germany"], { germany: 3, italy: 2 }, { 1: "spain", 2: "belgium" }),
  spy(["spain"], { spain: 5 }, { 0: "germany", 2: "italy" }),
  spy(["italy"], { france: 4 }, {}),
] } };

it("opens the envelopes that are right, each worth the home dishes of whoever laid it (§7.1)", () => {
  expect(opened(over)).toEqual([
    { by: 0, seat: 1, as: "spain", worth: 3 },
    { by: 1, seat: 0, as: "germany", worth: 5 },
    { by: 1, seat: 2, as: "italy", worth: 5 },
  ]);
  expect(opened({ final: { ender: null } })).toEqual([]);
});

it("compares two spies' envelopes as a set, and both nations' dishes count (§8.1, §8.2)", () => {
  const two: Sight = { over: { seats: [
    spy(["germany", "italy"], { germany: 2, italy: 1 }, ["france", "spain"]),
    spy(["spain", "england"], { spain: 1 }, []),
  ] } };
  expect(opened(two)).toEqual([{ by: 0, seat: 1, as: "spain", worth: 3 }]);
});

it("shows mine first, then the one that names me, on the shared screen the one worth most", () => {
  const all = opened(over);
  expect(foremost(all, 0)).toMatchObject({ by: 0, seat: 1 });
  expect(foremost(all, 2)).toMatchObject({ by: 1, seat: 2 });
  expect(foremost(all, null)).toMatchObject({ by: 1, seat: 0 });
  expect(foremost([], 0)).toBeNull();
});
