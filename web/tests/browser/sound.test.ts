// What is heard of a finger in the bag, as a speaker would play it.
import { expect, inject, it } from "vitest";
import type { Sounding } from "../../fixtures/dr-shark/sounding";
import { newPage } from "./chromium";

/** Nobody hears less than this. */
const SILENT = 0.001;
/** A finger is heard more on its own side: of what is meant so much is left on both together. */
const BOTH_SIDES = Math.SQRT1_2;

it("a finger in the bag is heard from its first touch, each texture as loud as it is meant to be, and not once it rests", async () => {
  const page = await newPage();
  await page.goto(inject("fixtures"));
  const all = await page.evaluate(() => (window as unknown as { sounding: () => Promise<Sounding[]> }).sounding());
  await page.close();
  expect(all.map(({ texture }) => texture)).toHaveLength(5);
  for (const { texture, meant, before, first, rubbing, after } of all) {
    expect(before, texture).toBeLessThan(SILENT);
    expect(first, texture).toBeGreaterThan(0.4 * meant * BOTH_SIDES);
    expect(rubbing, texture).toBeGreaterThan(0.9 * meant * BOTH_SIDES);
    expect(rubbing, texture).toBeLessThan(1.1 * meant * BOTH_SIDES);
    expect(after, texture).toBeLessThan(SILENT);
  }
});
