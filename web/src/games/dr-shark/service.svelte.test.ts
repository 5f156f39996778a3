// @vitest-environment jsdom
// A deal with Babanipoulos: the button says what is still missing, and what is to be given comes into sight.
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { speak } from "../../i18n/lang.svelte";
import type { Action, Piece } from "../../protocol/dr-shark";
import type { Table } from "../../protocol/wire";
import { boxOf } from "./stage/box";
import { table as viewOf } from "./stage/shark.test-kit";
import Service from "./Service.svelte";

afterEach(cleanup);

it("a deal can be made when everything is chosen, and until then the button says what is missing", async () => {
  await speak("dr-shark");
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
  const shown = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: shown });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const [theirs, mine]: Piece[][] = [["waiter.2.1"], ["clown.1.1", "clown.2.1"]];
  const view = viewOf({ service: "babanipoulos", dossiers: [{ clues: mine!, tokens: {} }, { clues: theirs!, tokens: {} }] });
  const table = { code: "samuvelo", game: "dr-shark", options: {}, you: { seat: 0 }, seats: ["Ada", "Ben"].map((name, seat) => ({ seat, name, spy: "fox" })) } as unknown as Table;
  const acts: Action[] = [];
  const point = vi.fn();
  const { container } = render(Service, { view, table, box: boxOf({}), agent: "babanipoulos", act: (action: Action) => void acts.push(action), close: vi.fn(), decline: undefined, use: () => null, point });
  const says = (): string => container.querySelector(".acts small")!.textContent;
  const press = async (button: string, n = 0): Promise<void> => {
    container.querySelectorAll<HTMLElement>(button)[n]!.click();
    await tick();
  };
  const heard = [says()];
  for (const n of [0, 1, 2]) {
    await press(".acts .btn");
    await press(".part", n);
    heard.push(says());
    expect(shown).toHaveBeenCalledTimes(1);
  }
  expect(heard).toEqual(["Choose a clue", "Give two of yours", "Give one more", "Waiter, part 2 for Clown, part 1 and Clown, part 2"]);
  expect(acts).toEqual([]);
  const deal = { babanipoulos: { from: 1, take: "waiter.2.1", give: ["clown.1.1", "clown.2.1"] } };
  expect(point.mock.calls, "should time run out").toEqual([[null], [deal]]);
  await press(".acts .btn");
  expect(acts).toEqual([deal]);
});
