import { expect, it } from "vitest";
import type { Piece, Sight, View } from "../../../protocol/dr-shark";
import { boxOf } from "./box";
import { highlights } from "./highlights";
import { table } from "./shark.test-kit";
import { used } from "./used";

const lines = (...sights: Sight[]) => sights.map((sight, id) => ({ id, sight }));
const three = { seats: [0, 1, 2].map((dossier) => ({ dossier })), dossiers: [0, 1, 2].map(() => ({ clues: [], tokens: {} })) };
const over = (...totals: number[]): View => {
  const most = Math.max(...totals);
  const scores = totals.map((total, seat) => ({ seat, total, lines: {} }));
  return table({ ...three, over: { scores, winners: totals.flatMap((total, seat) => (total === most ? [seat] : [])) } });
};
const all = (view: View, ...sights: Sight[]) => highlights(lines(...sights), view, boxOf({}));
const found = (...sights: Sight[]) => all(table(three), ...sights).map(({ what, hero, others, number }) => ({ what, hero, others, number }));
const dived = (seat: number): Sight => ({ dived: { seat, area: "A", space: "light" } });
const started = (seat: number): Sight => ({ started: { seat } });
const placed = (seat: number, piece: Piece = "clown.3.2"): Sight => ({ placed: { seat, piece, slot: 1 } });
const ended = (seat: number, ending: "stopped" | "shark" = "stopped"): Sight => ({ ended: { seat, ending } });
/** A dive of this spy that brings these clues. */
const brings = (seat: number, ...pieces: Piece[]): Sight[] => [dived(seat), started(seat), ...pieces.map((piece) => placed(seat, piece)), ended(seat)];
const takes = (seat: number, from: number, piece: Piece): Sight => ({ charmed: { seat, from, piece } });
const makes = (seat: number, design: "throwing-star" | "clown"): Sight => ({ completed: { seat, design } });
const worth = (view: View, ...sights: Sight[]) => all(view, ...sights).flatMap((one) => ("worth" in one ? [{ what: one.what, piece: one.piece, worth: one.worth }] : []));

it("the richest dive counts the clues of one search", () => {
  const dive = [dived(1), placed(1), placed(1), placed(1), ended(1)];
  expect(found(dived(0), placed(0), ended(0), ...dive, ended(2, "shark"))[0]).toEqual({ what: "dive", hero: 1, others: [], number: 3 });
});

it("whom the sharks liked best", () => {
  expect(found(ended(2, "shark"), ended(0, "shark"), ended(2, "shark"))).toEqual([{ what: "sharks", hero: 2, others: [], number: 2 }]);
});

it("a theft, a deal and the first evidence, and what was traded", () => {
  const [theft, deal, evidence] = all(
    table(three),
    { completed: { seat: 1, design: "clown" } },
    { charmed: { seat: 1, from: 2, piece: "clown.3.2" } },
    { negotiated: { seat: 0, from: 1, take: "clown.3.2", give: ["waiter.1.1", "waiter.2.1"] } },
  );
  expect(theft).toMatchObject({ what: "theft", hero: 1, others: [2], piece: "clown.3.2", worth: "none" });
  expect(deal).toMatchObject({ what: "deal", hero: 0, others: [1], piece: "clown.3.2", give: ["waiter.1.1", "waiter.2.1"], worth: "none" });
  expect(evidence).toMatchObject({ what: "evidence", hero: 1, design: "clown" });
});

it("knows which copies became evidence: the lowest, those that were traded too, and at the end", () => {
  const sights = [
    ...brings(0, "throwing-star.1.2", "throwing-star.1.1", "throwing-star.2.1"), ...brings(1, "throwing-star.3.4", "clown.1.1"),
    takes(0, 1, "throwing-star.3.4"), makes(0, "throwing-star"), { assembled: { dossier: 1, design: "clown" as const } },
  ];
  expect([...used(sights, table(three))].map(([piece, { dossier }]) => [piece, dossier]).sort()).toEqual([["clown.1.1", 1], ["throwing-star.1.1", 0], ["throwing-star.2.1", 0], ["throwing-star.3.4", 0]]);
});

it("a theft decided if the evidence that it went into is worth at least what the game was won by", () => {
  const play = [...brings(0, "throwing-star.1.1", "throwing-star.2.1"), ...brings(1, "throwing-star.3.1", "clown.1.1"), takes(0, 1, "throwing-star.3.1"), makes(0, "throwing-star")];
  expect(worth(over(10, 4, 0), ...play)).toEqual([{ what: "theft", piece: "throwing-star.3.1", worth: "decided" }]);
  expect(worth(over(11, 4, 0), ...play)[0]?.worth, "won by more").toBe("made");
  expect(worth(over(6, 7, 0), ...play)[0]?.worth, "not won").toBe("made");
  expect(worth(over(7, 7, 0), ...play)[0]?.worth, "shared").toBe("made");
  expect(worth(over(10, 4, 0), ...play.slice(0, -1))[0]?.worth).toBe("none");
});

it("of several thefts it tells of the one that mattered most, before all else", () => {
  const play = [...brings(0, "throwing-star.1.1", "throwing-star.2.1"), ...brings(1, "throwing-star.3.1", "clown.1.1", "waiter.1.1", "clown.2.1"), takes(0, 1, "throwing-star.3.1"), makes(0, "throwing-star"), takes(2, 1, "clown.1.1")];
  const told = all(over(10, 4, 0), ...play).toSorted((a, b) => b.weight - a.weight);
  expect(told[0]).toMatchObject({ what: "theft", hero: 0, piece: "throwing-star.3.1" });
  expect(told.filter(({ what }) => what === "theft")).toHaveLength(1);
});

it("a quiet game has something to tell, too: what each spy found", () => {
  const quiet = [...brings(0, "clown.1.1"), ...brings(1, "clown.2.1", "waiter.1.1"), ...brings(2)];
  expect(found(...quiet)).toEqual([{ what: "dive", hero: 1, others: [], number: 2 }, { what: "dive", hero: 0, others: [], number: 1 }]);
  expect(found(...brings(0))).toEqual([]);
});
