import { expect, it } from "vitest";
import type { Sight } from "../../../protocol/dr-shark";
import { news, WEIGHTY_MS } from "../../../stage/fresh";
import type { Line } from "../../../stage/story";
import { weighty } from "./log";

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
