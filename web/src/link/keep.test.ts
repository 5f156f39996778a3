import { expect, it } from "vitest";
import { Keep, type Shelf } from "./keep";

function paper(): Shelf & { held: Map<string, string> } {
  const held = new Map<string, string>();
  return { held, getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}

it("finds a seat again after a reload, the last one first", () => {
  const shelf = paper();
  const before = new Keep(shelf);
  before.seat("bakilon-tumesa", "aa");
  before.seat("delofi-sumeran", "bb");
  before.name = "Олена";
  const after = new Keep(shelf);
  expect([after.token("bakilon-tumesa"), after.last?.code, after.name]).toEqual(["aa", "delofi-sumeran", "Олена"]);
  after.forget("delofi-sumeran");
  expect([after.token("delofi-sumeran"), after.last?.code]).toEqual([undefined, "bakilon-tumesa"]);
});

it("knows what another window has kept since", () => {
  const shelf = paper();
  const [one, two] = [new Keep(shelf), new Keep(shelf)];
  one.seat("bakilon-tumesa", "aa");
  two.seat("delofi-sumeran", "bb");
  expect(one.token("delofi-sumeran")).toBe("bb");
  expect(two.token("bakilon-tumesa")).toBe("aa");
});

it("keeps twenty seats, and lets the oldest go", () => {
  const keep = new Keep(paper());
  for (let i = 0; i < 21; i++) keep.seat(`table-${i}`, "aa");
  expect([keep.token("table-0"), keep.token("table-1")]).toEqual([undefined, "aa"]);
});

it("lasts as long as the page where nothing may be kept", () => {
  const refusing: Shelf = { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } };
  for (const keep of [new Keep(null), new Keep(refusing)]) {
    keep.seat("bakilon-tumesa", "aa");
    keep.name = "Fox";
    expect([keep.token("bakilon-tumesa"), keep.name]).toEqual(["aa", "Fox"]);
  }
});

it("is not upset by what others have written there", () => {
  for (const text of ["{", "7", '[null, {"code": 1}]', '{"a": 1}']) {
    const shelf = paper();
    shelf.held.set("seats", text);
    expect(new Keep(shelf).last, text).toBeUndefined();
  }
});
