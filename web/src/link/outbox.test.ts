import { expect, it } from "vitest";
import { Outbox } from "./outbox";

const done = { act: { done: {} } };

it("goes on counting where the server's count ends", () => {
  const outbox = new Outbox();
  outbox.welcome(7);
  expect(outbox.first).toBeUndefined();
  outbox.add(done);
  expect(outbox.first).toEqual({ act: { n: 8, act: { done: {} } } });
});

it("has one on its way, and the next when that is answered", () => {
  const outbox = new Outbox();
  outbox.welcome(0);
  outbox.add(done);
  outbox.add({ order: { spy: "owl" } });
  expect([outbox.first, outbox.size]).toEqual([{ act: { n: 1, act: { done: {} } } }, 2]);
  outbox.answered(1);
  expect([outbox.first, outbox.size]).toEqual([{ order: { n: 2, order: { spy: "owl" } } }, 1]);
  outbox.answered(1);
  expect(outbox.size).toBe(1);
});

it("keeps, under its old number, what the server has not done", () => {
  const outbox = new Outbox();
  outbox.welcome(0);
  outbox.add(done);
  outbox.add({ order: { spy: "owl" } });
  outbox.welcome(1);
  expect(outbox.first).toEqual({ order: { n: 2, order: { spy: "owl" } } });
  outbox.welcome(2);
  expect(outbox.first).toBeUndefined();
});

it("never uses a number twice, also if one was refused", () => {
  const outbox = new Outbox();
  outbox.welcome(0);
  outbox.add(done);
  expect(outbox.awaits(1)).toBe(true);
  outbox.answered(1);
  expect(outbox.awaits(1)).toBe(false);
  outbox.welcome(0);
  outbox.add(done);
  expect(outbox.first).toEqual({ act: { n: 2, act: { done: {} } } });
});
