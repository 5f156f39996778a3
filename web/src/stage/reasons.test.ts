import { expect, it } from "vitest";
import type { Chair, Table } from "../protocol/wire";
import { spoken } from "./reasons";

const chair: Chair = { kind: "bot", level: "rookie", spy: "cat", here: false, stand_in: false, open: false, name: "Minna" };
const table = { seats: [chair, chair, { ...chair, name: "Heron" }] } as unknown as Table;

it("says what a reason is about by name, and a spy by theirs", () => {
  const reason = { code: "spywhere/likely", about: [["seat", { seat: 2 }], ["nation", { name: "italy" }], ["percent", { percent: 62 }]] } as Parameters<typeof spoken>[0];
  expect(spoken(reason, table, (kind, name) => `${kind} ${name}`)).toEqual({ code: "likely", seat: "Heron", nation: "nation italy", percent: 62 });
});

it("says a reason that is about nothing", () => {
  expect(spoken({ code: "wink/rest", about: [] }, table, (_, name) => name)).toEqual({ code: "rest" });
});
