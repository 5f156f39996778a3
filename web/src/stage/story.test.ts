import { expect, it } from "vitest";
import { opening, tell } from "./story";

it("numbers what was seen, across frames", () => {
  const story = tell(tell<string>(opening, ["a", "b"]), ["c"]);
  expect(story.lines).toEqual([{ id: 0, sight: "a" }, { id: 1, sight: "b" }, { id: 2, sight: "c" }]);
});
