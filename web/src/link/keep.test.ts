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
  expect([after.at("bakilon-tumesa")?.token, after.last?.code, after.name]).toEqual(["aa", "delofi-sumeran", "Олена"]);
  after.forget("delofi-sumeran");
  expect([after.at("delofi-sumeran")?.token, after.last?.code]).toEqual([undefined, "bakilon-tumesa"]);
});

it("keeps what held a seat that was taken from it, and takes it for no seat", () => {
  const keep = new Keep(paper());
  keep.seat("bakilon-tumesa", "aa");
  keep.saw("bakilon-tumesa", 3);
  expect(keep.at("bakilon-tumesa")).toEqual({ code: "bakilon-tumesa", token: "aa", game: 3 });
  keep.lose("bakilon-tumesa", "table/removed");
  expect([keep.at("bakilon-tumesa"), keep.last]).toEqual([undefined, undefined]);
  expect(keep.lostAt("bakilon-tumesa")).toMatchObject({ token: "aa", lost: "table/removed" });
  keep.seat("bakilon-tumesa", "bb");
  expect([keep.at("bakilon-tumesa")?.token, keep.lostAt("bakilon-tumesa")]).toEqual(["bb", undefined]);
});

it("knows what another window has kept since", () => {
  const shelf = paper();
  const [one, two] = [new Keep(shelf), new Keep(shelf)];
  one.seat("bakilon-tumesa", "aa");
  two.seat("delofi-sumeran", "bb");
  expect(one.at("delofi-sumeran")?.token).toBe("bb");
  expect(two.at("bakilon-tumesa")?.token).toBe("aa");
});

it("keeps twenty seats, and lets the oldest go", () => {
  const keep = new Keep(paper());
  for (let i = 0; i < 21; i++) keep.seat(`table-${i}`, "aa");
  expect([keep.at("table-0")?.token, keep.at("table-1")?.token]).toEqual([undefined, "aa"]);
});

it("lasts as long as the page where nothing may be kept", () => {
  const refusing: Shelf = { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } };
  for (const keep of [new Keep(null), new Keep(refusing)]) {
    keep.seat("bakilon-tumesa", "aa");
    keep.name = "Fox";
    expect([keep.at("bakilon-tumesa")?.token, keep.name]).toEqual(["aa", "Fox"]);
  }
});

it("is not upset by what others have written there", () => {
  for (const text of ["{", "7", '[null, {"code": 1}]', '{"a": 1}']) {
    const shelf = paper();
    shelf.held.set("seats", text);
    expect(new Keep(shelf).last, text).toBeUndefined();
  }
});

it("keeps which bots were chosen, for each game, whatever else lies there", () => {
  const shelf = paper();
  shelf.setItem("levels", JSON.stringify({ wink: "veteran", spywhere: 3 }));
  const keep = new Keep(shelf);
  expect(keep.levels).toEqual({ wink: "veteran" });
  keep.chooseLevel("spywhere", "rookie");
  expect(new Keep(shelf).levels).toEqual({ wink: "veteran", spywhere: "rookie" });
  shelf.setItem("levels", "{");
  expect(new Keep(shelf).levels).toEqual({});
  const nowhere = new Keep(null);
  nowhere.chooseLevel("wink", "regular");
  nowhere.chooseLevel("spywhere", "rookie");
  expect(nowhere.levels).toEqual({ wink: "regular", spywhere: "rookie" });
});
