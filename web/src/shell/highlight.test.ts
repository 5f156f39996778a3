import { expect, it } from "vitest";
import { best, type Highlight } from "./highlight";

const highlight = (hero: number, weight: number): Highlight => ({ hero, weight, picture: "number", others: [], number: null });

it("the best three, and nobody twice while there is a highlight of somebody else", () => {
  const [loud, louder, second, third, last] = [highlight(0, 80), highlight(0, 90), highlight(1, 20), highlight(2, 10), highlight(3, 5)];
  expect(best([loud, third, louder, last, second])).toEqual([louder, second, third]);
  expect(best([loud, louder])).toEqual([louder, loud]);
});
