import { expect, it } from "vitest";
import { best, type Highlight } from "./highlight";

const moment = (hero: number, weight: number): Highlight => ({ hero, weight, picture: "number", others: [], number: null });

it("the best three, and nobody twice while somebody else has a moment", () => {
  const [loud, louder, second, third, last] = [moment(0, 80), moment(0, 90), moment(1, 20), moment(2, 10), moment(3, 5)];
  expect(best([loud, third, louder, last, second])).toEqual([louder, second, third]);
  expect(best([loud, louder])).toEqual([louder, loud]);
});
