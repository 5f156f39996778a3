import { expect, it } from "vitest";
import type { Sight } from "../../../protocol/dr-shark";
import { bigs, isBig } from "./moments";

const lines = (sights: Sight[]) => sights.map((sight, id) => ({ id, sight }));
const turn: Sight[] = [
  { dived: { seat: 1, area: "B", space: "light" } },
  { drawn: { seat: 1, piece: "clown.1.1" } },
  { placed: { seat: 1, piece: "clown.1.1", slot: "crocodile" } },
  { drawn: { seat: 1, piece: "shark.pink.1" } },
  { ended: { seat: 1, ending: "shark" } },
  { completed: { seat: 1, design: "harpoon-pen" } },
  { charmed: { seat: 1, from: 0, piece: "clown.2.1" } },
];

it("stops for a shark with what it leaves, for evidence, and for a theft with what it is for", () => {
  expect(bigs(lines(turn), -1).map(({ big }) => big)).toEqual([
    { kind: "shark", seat: 1, area: "B", piece: "shark.pink.1", got: ["clown.1.1"] },
    { kind: "evidence", seat: 1, design: "harpoon-pen" },
    { kind: "theft", seat: 1, from: 0, piece: "clown.2.1", design: "harpoon-pen" },
  ]);
});

it("stops for a deal with what it is for, and what was given", () => {
  const deal: Sight[] = [{ completed: { seat: 1, design: "shoe-phone" } }, { negotiated: { seat: 1, from: 0, take: "clown.2.1", give: ["waiter.1.1", "passport.2.1"] } }];
  expect(deal.map(isBig)).toEqual([true, true]);
  expect(bigs(lines(deal), 0).map(({ big }) => big)).toEqual([{ kind: "deal", seat: 1, from: 0, piece: "clown.2.1", give: ["waiter.1.1", "passport.2.1"], design: "shoe-phone" }]);
});

it("stops for nothing twice, and for no other end of a search", () => {
  expect(bigs(lines(turn), 4).map(({ id }) => id)).toEqual([5, 6]);
  expect(bigs(lines(turn), 6)).toEqual([]);
  expect(bigs(lines([{ ended: { seat: 0, ending: "time" } }]), -1)).toEqual([]);
});
