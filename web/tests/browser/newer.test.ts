// What is built, with the packages in it, asks no more of a browser than what we write. The product is built from the same
// sources for the same browsers.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { newer } from "../newer";

it("nothing that is built is too new for the oldest browsers", () => {
  const assets = join(inject("built"), "assets");
  const built = readdirSync(assets).filter((name) => /\.(css|js)$/.test(name));
  expect(built.length).toBeGreaterThan(100);
  expect(built.flatMap((name) => newer(name, readFileSync(join(assets, name), "utf8")).map((what) => `${name}: ${what}`))).toEqual([]);
});
