import { describe, expect, it } from "vitest";
import type { Sight } from "../../../protocol/wink";
import { barred, openCalls } from "./calls";
import { spy, table } from "./view.test-kit";

const five = (ci = 4) => table({ turn: 3, seats: [spy({ pawn: 8, ci: { hand: ci, used: 0, discarded: 0 } }), spy({ pawn: 5 }), spy({ pawn: 7 }), spy(), spy()] });
const story: Sight[] = [{ called: { seat: 2, agent: 7 } }, { called: { seat: 0, agent: 8 } }, { called: { seat: 1, agent: 5 } }];
const wrong = (by: number, seat: number, agent: number): Sight => ({ accused: { by, seat, agent, right: false } });

it("lists the open calls, the latest first", () => {
  expect(openCalls(five(), story)).toEqual([{ by: 1, agent: 5 }, { by: 0, agent: 8 }, { by: 2, agent: 7 }]);
});

describe("who cannot be accused of what", () => {
  const why = (seat: number, by: number, agent: number, told = story, view = five(), lock = "game") => barred(view, told, lock, seat, { by, agent });

  it("nothing stands in the way of most", () => expect(why(3, 1, 5)).toBeNull());
  it("the caller of a card does not hold it (§7.2)", () => expect(why(1, 1, 5)).toBe("caller"));
  it("my own call is answered by contact (§7.3)", () => expect(why(3, 0, 8)).toBe("mine"));
  it("it takes a CI card (§7.4)", () => expect(why(3, 1, 5, story, five(0))).toBe("spent"));

  it("what I said wrongly I do not say again while the call stands (§7.9)", () => {
    const said = [...story, wrong(0, 3, 5)];
    expect(why(3, 1, 5, said)).toBe("said");
    expect(why(4, 1, 5, said)).toBeNull();
    expect(why(3, 1, 5, [...said, { called: { seat: 1, agent: 5 } }])).toBeNull();
    expect(why(3, 1, 5, [...story, wrong(2, 3, 5)])).toBeNull();
  });

  it("with four spies a wrong word locks the agent for all (§7.8)", () => {
    const four = { ...five(), seats: five().seats.slice(0, 4) };
    const before = [wrong(2, 3, 5), ...story];
    expect(why(3, 1, 5, before, four)).toBe("locked");
    expect(why(3, 1, 5, before, four, "round")).toBeNull();
    expect(why(3, 1, 5, [...story, wrong(2, 3, 5)], four, "round")).toBe("locked");
  });

  it("my own hand is no reason: it must not show (§11.1)", () => {
    const mine = { ...five(), me: { seat: 0, hand: [5], called_by: [1] } };
    expect(why(3, 1, 5, story, mine)).toBeNull();
  });
});
