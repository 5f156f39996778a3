import { expect, it } from "vitest";
import { Outbox } from "./outbox";

const done = { act: { done: {} } };

it("goes on counting where the server's count ends", () => {
  const outbox = new Outbox();
  expect(outbox.welcome(7)).toEqual([]);
  expect(outbox.add(done)).toEqual({ act: { n: 8, act: { done: {} } } });
  expect(outbox.add({ order: { start: {} } })).toEqual({ order: { n: 9, order: { start: {} } } });
});

it("sends again, under its old number, what the server has not done", () => {
  const outbox = new Outbox();
  outbox.welcome(0);
  outbox.add(done);
  const second = outbox.add({ order: { spy: "owl" } });
  expect(outbox.welcome(1)).toEqual([second]);
  expect(outbox.welcome(2)).toEqual([]);
});

it("never uses a number twice, also if one was refused", () => {
  const outbox = new Outbox();
  outbox.welcome(0);
  outbox.add(done);
  outbox.answered(1);
  expect(outbox.waiting).toEqual([]);
  outbox.welcome(0);
  expect(outbox.add(done)).toEqual({ act: { n: 2, act: { done: {} } } });
});
