// A screen reader hears who is away, and of a pair, which of the two.
import { expect, it } from "vitest";
import { speak } from "../i18n/lang.svelte";
import type { Chair, Table } from "../protocol/wire";
import { awayOf, withAway } from "./away";

const person = (name: string, here: boolean, stand_in = false): Chair => ({ kind: "person", name, spy: "fox", here, stand_in, open: false });
const table = { seats: [person("Ann", true), person("Bob", false), person("Cleo", false, true)] } as Table;

await speak("spywhere");

it("says who is away, and whether a bot plays", () => {
  expect([0, 1, 2].map((seat) => awayOf(table, seat))).toEqual([null, "Away", "Away – a bot is playing"]);
});

it("ends a label with it", () => {
  expect(withAway("Ann: points 3", table, [0])).toBe("Ann: points 3");
  expect(withAway("Bob: points 3", table, [1])).toBe("Bob: points 3. Away");
  expect(withAway("Ann and Cleo: points 3", table, [0, 2])).toBe("Ann and Cleo: points 3. Cleo: Away – a bot is playing");
});
