import { expect, it, vi } from "vitest";
import type { Sight } from "../../protocol/dr-shark";
import { opening, tell, type Story } from "../../stage/story";
import { Echo } from "./finale.svelte";
import { table } from "./stage/shark.test-kit";

it("a mistake flashes for a moment, and is known until something else happens", () => {
  vi.useFakeTimers();
  let story: Story<object> = opening;
  const echo = new Echo(story);
  const see = (...sights: Sight[]): void => echo.hear((story = tell(story, sights)), table());
  see({ drawn: { seat: 0, piece: "clown.1.1" } }, { fumbled: { seat: 0, place: "felt" } });
  expect([echo.missed, echo.fumble]).toEqual([{ slot: "felt" }, { seat: 0, place: "felt" }]);
  vi.runAllTimers();
  expect([echo.missed, echo.fumble]).toEqual([null, { seat: 0, place: "felt" }]);
  see();
  expect(echo.fumble).not.toBeNull();
  see({ placed: { seat: 0, piece: "clown.1.1", slot: "crocodile" } });
  expect(echo.fumble).toBeNull();
  vi.useRealTimers();
});

it("what is in the hand when time is up is told; what was placed is not", () => {
  vi.useFakeTimers();
  let story: Story<object> = opening;
  const echo = new Echo(story);
  const see = (...sights: Sight[]): void => echo.hear((story = tell(story, sights)), table());
  see({ started: { seat: 0 } }, { drawn: { seat: 0, piece: "clown.1.1" } }, { ended: { seat: 0, ending: "time" } });
  expect(echo.ended).toMatchObject({ back: "clown.1.1", got: [] });
  expect(echo.brought).toEqual({ seat: 0, got: [] });
  see({ started: { seat: 0 } }, { drawn: { seat: 0, piece: "clown.1.1" } }, { placed: { seat: 0, piece: "clown.1.1", slot: "crocodile" } }, { ended: { seat: 0, ending: "time" } });
  expect(echo.ended).toMatchObject({ back: null, got: ["clown.1.1"] });
  expect(echo.brought).toEqual({ seat: 0, got: ["clown.1.1"] });
  vi.useRealTimers();
});
