import { expect, it } from "vitest";
import { route, tidyCode } from "./route";

it("knows the front page, tables and shared screens", () => {
  expect(route("/")).toEqual({ at: "front" });
  expect(route("/t/KESTREL7")).toEqual({ at: "table", code: "KESTREL7" });
  expect(route("/tv/kestrel7/")).toEqual({ at: "screen", code: "KESTREL7" });
  expect(route("/t/")).toEqual({ at: "front" });
  expect(route("/t/a/b")).toEqual({ at: "front" });
});

it("forgives how a code was typed", () => {
  expect(tidyCode(" kes trel-7 ")).toBe("KESTREL7");
});
