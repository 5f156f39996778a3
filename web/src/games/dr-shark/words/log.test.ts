import { expect, it } from "vitest";
import type { Sight } from "../../../protocol/dr-shark";
import { news, WEIGHTY_MS } from "../../../stage/fresh";
import type { Line } from "../../../stage/story";
import { passing, weighty } from "./log";

it("a theft, evidence and a shark stay readable for some seconds, also when my turn begins", () => {
  const heavy: Sight[] = [
    { charmed: { seat: 1, from: 0, piece: "clown.1.1" } },
    { negotiated: { seat: 1, from: 0, take: "clown.1.1", give: ["waiter.1.1", "waiter.2.1"] } },
    { completed: { seat: 1, design: "clown" } },
    { ended: { seat: 1, ending: "shark" } },
  ];
  for (const sight of heavy) {
    const lines: Line<Sight>[] = [{ id: 0, sight }, { id: 1, sight: { began: { seat: 0 } } }];
    expect(news(lines, weighty, { id: 0, since: 0 }, WEIGHTY_MS - 1)?.sight).toBe(sight);
    expect(news(lines, weighty, { id: 0, since: 0 }, WEIGHTY_MS)?.id).toBe(1);
  }
  expect(weighty({ ended: { seat: 1, ending: "time" } })).toBe(false);
});

it("of a search the log keeps where it was, how it ended and what was chosen, and nothing that only led there", () => {
  const piece = "clown.1.1";
  const turn: Sight[] = [
    { dived: { seat: 1, area: "D", space: "light" } },
    { started: { seat: 1 } },
    { drawn: { seat: 1, piece } },
    { fumbled: { seat: 1, place: "felt" } },
    { placed: { seat: 1, piece, slot: "crocodile" } },
    { grabbed: { seat: 1, pieces: [piece] } },
    { sorted: { seat: 1, piece, colour: "green" } },
    { returned: { seat: 1, colour: "pink" } },
    { kept: { seat: 1, piece } },
    { taken: { seat: 1, piece } },
    { ended: { seat: 1, ending: "time" } },
    { completed: { seat: 1, design: "clown" } },
    { declined: { seat: 1, agent: "paoletta" } },
  ];
  expect(turn.filter((sight) => !passing(sight)).map((sight) => Object.keys(sight)[0])).toEqual(["dived", "kept", "taken", "ended", "completed", "declined"]);
});
