import { expect, it } from "vitest";
import type { Lesson } from "../protocol/wire";
import { Past } from "./past";

const step = (name: string, number: number): Lesson => ({ step: name, number, of: 3, at: [], awaits: "word" }) as unknown as Lesson;

function shelf(): { getItem(key: string): string | null; setItem(key: string, value: string): void } {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

it("gives back the steps of this lesson and of no other", () => {
  const tab = shelf();
  new Past("samuvelo", tab).steps = [step("goal", 1), step("swap", 2)];
  expect(new Past("samuvelo", tab).steps.map((each) => each.step)).toEqual(["goal", "swap"]);
  expect(new Past("gupijan", tab).steps).toEqual([]);
});

it("does without what is not kept, or not by us", () => {
  const tab = shelf();
  expect(new Past("samuvelo", null).steps).toEqual([]);
  tab.setItem("lesson", "nonsense");
  expect(new Past("samuvelo", tab).steps).toEqual([]);
  tab.setItem("lesson", JSON.stringify({ code: "samuvelo", steps: [1, null, step("goal", 1)] }));
  expect(new Past("samuvelo", tab).steps).toHaveLength(1);
});
