import { describe, expect, it } from "vitest";
import type { Frame } from "../link/link";
import { BACKLOG, Queue, type Player } from "./queue";

type F = Frame<string, string>;
const frame = (view: string, ...sights: string[]): F => ({ at: 0, view, sights });

/** A player that writes down what it was asked, and ends each motion when told. */
function recorder(still = false) {
  const told: string[] = [];
  const ends: (() => void)[] = [];
  const player: Player<string, string> = {
    play: (before, f) => (told.push(`${before}→${f.view}`), new Promise((end) => ends.push(end))),
    show: (f) => void told.push(f.view),
    still: () => still,
  };
  return { told, ends, queue: new Queue(player) };
}
const settle = () => new Promise((next) => setTimeout(next));

describe("the queue", () => {
  it("shows the first view at once, and plays the next from it", () => {
    const { told, queue } = recorder();
    queue.push(frame("a", "dealt"));
    queue.push(frame("b", "swapped"));
    expect(told).toEqual(["a", "a→b"]);
  });

  it("plays one frame at a time, in order", async () => {
    const { told, ends, queue } = recorder();
    for (const f of [frame("a"), frame("b", "x"), frame("c", "y")]) queue.push(f);
    expect(told).toEqual(["a", "a→b"]);
    ends.shift()?.();
    await settle();
    expect(told).toEqual(["a", "a→b", "b→c"]);
  });

  it("catches up without motion when too much is waiting", async () => {
    const { told, ends, queue } = recorder();
    queue.push(frame("0"));
    for (let i = 1; i <= BACKLOG + 2; i++) queue.push(frame(String(i), "x"));
    ends.shift()?.();
    await settle();
    expect(told).toEqual(["0", "0→1", "2", "2→3"]);
  });

  it("shows everything without motion when motion is unwanted", () => {
    const { told, queue } = recorder(true);
    queue.push(frame("a"));
    queue.push(frame("b", "x"));
    expect(told).toEqual(["a", "b"]);
  });

  it("shows the view when its motion fails, and goes on", async () => {
    const told: string[] = [];
    const queue = new Queue<string, string>({
      play: () => Promise.reject(new Error("no such place")),
      show: (f) => void told.push(f.view),
      still: () => false,
    });
    queue.push(frame("a"));
    queue.push(frame("b", "x"));
    await settle();
    expect(told).toEqual(["a", "b"]);
  });

  it("starts afresh after a reset", () => {
    const { told, queue } = recorder();
    queue.push(frame("a"));
    queue.reset();
    queue.push(frame("b", "x"));
    expect(told).toEqual(["a", "b"]);
  });
});
