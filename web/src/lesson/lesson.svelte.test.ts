// @vitest-environment jsdom
// The handler's card: reading back, and presses that were not meant for it.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "../i18n/lang.svelte";
import type { AnyView, Intent } from "../link/link";
import type { Lesson as Step, Table } from "../protocol/wire";
import type { Session } from "../shell/session.svelte";
import Lesson from "./Lesson.svelte";

await speak("spywhere");

const step = (name: string, number: number, awaits: Step["awaits"] = "word"): Step => ({ step: name, number, of: 3, at: [], awaits });
const table = { code: "samuvelo", game: "spywhere", seats: [] } as unknown as Table;

const view = {} as AnyView;
const advice = async (): Promise<unknown> => ({ advice: () => ({ act: "Swap", at: [], why: ["It pays."] }) });

/** As much of a session as a card needs. */
class Desk {
  hint = $state.raw<unknown>(null);
  game = { lesson: (name: string) => ({ act: name, why: "" }), advice };
  sent: Intent[] = [];
  send = (intent: Intent): void => void this.sent.push(intent);
}

function open(lesson: Step) {
  const desk = new Desk();
  const { sent } = desk;
  const session = desk as unknown as Session;
  const { rerender, container } = render(Lesson, { session, table, view, lesson });
  const says = (): string => container.querySelector("h2")!.textContent;
  const buttons = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>("footer button")];
  /** A finger presses; a keyboard's press has no count of clicks. */
  const press = async (button: HTMLElement | undefined, detail = 1): Promise<void> => {
    button!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    await tick();
  };
  return { session, container, sent, says, buttons, press, go: async (next: Step) => (await rerender({ session, table, view, lesson: next }), await vi.advanceTimersByTimeAsync(20)) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

it("after a reload earlier words can still be read", async () => {
  const before = open(step("goal", 1));
  await before.go(step("swap", 2, "act"));
  cleanup();
  const { says, buttons, press } = open(step("swap", 2, "act"));
  await tick();
  await press(buttons()[0], 0);
  expect(says()).toBe("goal");
});

it("a second tap presses nothing on a card that has only just changed; a key does", async () => {
  const { sent, buttons, press, go } = open(step("goal", 1));
  await vi.advanceTimersByTimeAsync(1000);
  await press(buttons().at(-1));
  await press(buttons().at(-1));
  expect(sent).toHaveLength(1);
  await go(step("swap", 2));
  await press(buttons().at(-1));
  expect(sent).toHaveLength(1);
  await press(buttons().at(-1), 0);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  await press(buttons().at(-1));
  expect(sent).toHaveLength(3);
});

it("earlier words are read again, and the next step brings the reader back", async () => {
  const { sent, says, buttons, press, go } = open(step("goal", 1));
  expect(buttons()).toHaveLength(1);
  await go(step("swap", 2, "act"));
  await go(step("watch", 2, "spy"));
  expect(buttons()).toHaveLength(0);
  await go(step("took", 3));
  await press(buttons()[0], 0);
  expect(says()).toBe("swap");
  await press(buttons()[0], 0);
  expect([says(), buttons().length]).toEqual(["goal", 1]);
  await press(buttons()[0], 0);
  expect(says()).toBe("swap");
  await go(step("over", 3, "nothing"));
  expect([says(), sent]).toEqual(["over", []]);
  await press(buttons()[0], 0);
  expect(says()).toBe("took");
});

it("a step that wants something done has a hint, which is gone with the step", async () => {
  const { session, container, sent, press, go } = open(step("goal", 1));
  const bulb = (): HTMLElement | null => container.querySelector<HTMLElement>(".ask");
  expect(bulb()).toBeNull();
  await go(step("swap", 2, "act"));
  await press(bulb()!, 0);
  expect(sent).toEqual([{ order: { hint: {} } }]);
  session.hint = { reasons: [] } as unknown as Session["hint"];
  await tick();
  expect(container.querySelector(".hint")!.textContent).toBe("It pays.");
  await press(bulb()!, 0);
  expect([container.querySelector(".hint"), sent.length]).toEqual([null, 1]);
  session.hint = { reasons: [] } as unknown as Session["hint"];
  await go(step("took", 3));
  expect([container.querySelector(".hint"), session.hint, bulb()]).toEqual([null, null, null]);
});
