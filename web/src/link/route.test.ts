import { expect, it } from "vitest";
import { route, tidyCode } from "./route";

it("knows the front page, tables and shared screens", () => {
  expect(route("/")).toEqual({ at: "front" });
  expect(route("/t/bakilon-tumesa")).toEqual({ at: "table", code: "bakilon-tumesa" });
  expect(route("/t/Bakilon%20Tumesa")).toEqual({ at: "table", code: "bakilon-tumesa" });
  expect(route("/tv/BAKILON-TUMESA/")).toEqual({ at: "screen", code: "bakilon-tumesa" });
  expect(route("/t/")).toEqual({ at: "front" });
  expect(route("/t/a/b")).toEqual({ at: "front" });
  expect(route("/t/%E0%A4%A")).toEqual({ at: "table", code: "%e0%a4%a" });
});

it("forgives how a code was typed", () => {
  expect(tidyCode("  BAKILON  tumesa ")).toBe("bakilon-tumesa");
  expect(tidyCode("bakilon – tumesa")).toBe("bakilon-tumesa");
});
