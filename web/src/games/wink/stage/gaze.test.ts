import { expect, it } from "vitest";
import { WINK_MOST_MS } from "../../../protocol/wink";
import { Gaze, spread } from "./gaze";

const face = (seat: number, sign = false) => ({ face: { seat, eyes: null, sign, blink: false } });

it("sees nothing on the way, and what it lands on", () => {
  const gaze = new Gaze();
  expect(gaze.look(2)).toBe(true);
  expect(gaze.seen).toBeNull();
  expect(gaze.feel(face(2))).toBe(true);
  expect(gaze.seen?.seat).toBe(2);
  expect(gaze.look(2)).toBe(false);
});

it("forgets the face that it leaves, also one felt too late", () => {
  const gaze = new Gaze();
  gaze.look(2);
  gaze.feel(face(2));
  gaze.look(3);
  expect(gaze.feel(face(2, true))).toBe(false);
  expect(gaze.seen).toBeNull();
});

it("a sign takes it to the caller; while it lasts a beat says nothing (§11.4)", () => {
  const gaze = new Gaze();
  expect(gaze.hold(1, 0)).toEqual([{ wink: 1 }]);
  expect(gaze.aim).toBe(1);
  expect(gaze.hold(1, 50)).toEqual([]);
  expect(gaze.beat(100)).toEqual([]);
  expect(gaze.release()).toEqual([{ wink: null }]);
  expect(gaze.beat(200)).toEqual([{ look: 1 }]);
});

it("a sign held too long ends by itself", () => {
  const gaze = new Gaze();
  gaze.hold(1, 0);
  expect(gaze.beat(WINK_MOST_MS)).toEqual([{ wink: null }, { look: 1 }]);
  expect(gaze.held).toBeNull();
});

it("spreads what was felt over its beat", () => {
  expect(spread(1, 100)).toEqual([0]);
  expect(spread(4, 100)).toEqual([0, 25, 50, 75]);
});
