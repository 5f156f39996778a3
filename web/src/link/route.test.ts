import { expect, it } from "vitest";
import { bookLink, placeIn, route, tidyCode } from "./route";

it("knows the front page, tables and shared screens", () => {
  expect(route("/")).toEqual({ at: "front" });
  expect(route("/t/bakilon-tumesa")).toEqual({ at: "table", code: "bakilon-tumesa" });
  expect(route("/t/Bakilon%20Tumesa")).toEqual({ at: "table", code: "bakilon-tumesa" });
  expect(route("/tv/BAKILON-TUMESA/")).toEqual({ at: "screen", code: "bakilon-tumesa" });
  for (const path of ["/t/", "/t/a/b", "/nonsense"]) expect(route(path)).toEqual({ at: "nowhere" });
  expect(route("/t/%E0%A4%A")).toEqual({ at: "table", code: "%e0%a4%a" });
});

it("knows the rulebook of a game", () => {
  expect(route("/rules/dr-shark")).toEqual({ at: "rules", game: "dr-shark" });
  expect(route("/rules/wink/")).toEqual({ at: "rules", game: "wink" });
  expect(bookLink("https://spies.example", "wink")).toBe("https://spies.example/rules/wink");
  for (const path of ["/rules", "/rules/", "/rules/wink/7.2"]) expect(route(path)).toEqual({ at: "nowhere" });
});

it("knows the key in a link", () => {
  expect(route("/t/samuvelo.k3m7x2pq")).toEqual({ at: "table", code: "samuvelo", key: "k3m7x2pq" });
  expect(placeIn("https://spies.example/t/samuvelo.k3m7x2pq")).toEqual({ code: "samuvelo.k3m7x2pq", screen: false });
  expect(route("/tv/samuvelo.")).toEqual({ at: "screen", code: "samuvelo" });
});

it("forgives how a code was typed", () => {
  expect(tidyCode("  BAKILON  tumesa ")).toBe("bakilon-tumesa");
  expect(tidyCode("bakilon – tumesa")).toBe("bakilon-tumesa");
});

it("reads a code in Cyrillic letters as it sounds", () => {
  expect(placeIn("зесевата")).toEqual({ code: "zesevata" });
  expect(placeIn(" ЗЕСЕВАТА ")).toEqual({ code: "zesevata" });
  expect(tidyCode("бакілон тумеса")).toBe("bakilon-tumesa");
  expect(tidyCode("габуфидро")).toBe("gabufidro");
  expect(tidyCode("щось")).toBe("щosь");
});

it("finds the code in a link that was pasted", () => {
  expect(placeIn(" http://192.168.1.20:7007/t/bakilon-tumesa ")).toEqual({ code: "bakilon-tumesa", screen: false });
  expect(placeIn("spies.example/tv/Bakilon%20Tumesa/?from=chat#x")).toEqual({ code: "bakilon-tumesa", screen: true });
  expect(placeIn("come: https://spies.example/t/bakilon-tumesa now")).toEqual({ code: "bakilon-tumesa", screen: false });
  expect(placeIn("Bakilon tumesa")).toEqual({ code: "bakilon-tumesa" });
  expect(placeIn(" ")).toEqual({ code: "" });
});
