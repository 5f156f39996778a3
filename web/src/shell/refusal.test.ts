import { expect, it } from "vitest";
import { clauseOf } from "./refusal";

const game = { clauses: { caller: "7.2" } };

it("what the rules refuse has its clause", () => {
  expect(clauseOf("wink/caller", game)).toEqual({ game: "wink", number: "7.2" });
});

it("what the table refuses is in no book", () => {
  expect(clauseOf("table/not_host", game)).toBeNull();
  expect(clauseOf("limit/messages", game)).toBeNull();
  expect(clauseOf("wink/caller", null)).toBeNull();
});
