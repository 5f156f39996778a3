// @vitest-environment jsdom
import { expect, it } from "vitest";
import { stay } from "./stay";

const back = (): Promise<void> => new Promise((done) => {
  addEventListener("popstate", () => done(), { once: true });
  history.back();
});
/** A touch on the element; whether it is kept from the browser. */
function touch(on: Element, clientX: number): boolean {
  const event = new Event("touchstart", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "touches", { value: [{ clientX }] });
  return !on.dispatchEvent(event);
}

it("a step back is taken forward again, and only one step is left behind", async () => {
  const before = history.length;
  const bag = document.createElement("div");
  const leave = stay(bag);
  await back();
  expect(history.state).toEqual({ stays: true });
  leave();
  stay(bag)();
  expect(history.length).toBe(before + 1);
});

it("the browser has no say in touches at the edges, but buttons there are pressed", () => {
  const bag = document.createElement("div");
  const button = bag.appendChild(document.createElement("button"));
  const leave = stay(bag);
  expect([10, innerWidth / 2, innerWidth - 10].map((x) => touch(bag, x))).toEqual([true, false, true]);
  expect(touch(button, 10)).toBe(false);
  leave();
  expect(touch(bag, 10)).toBe(false);
});
