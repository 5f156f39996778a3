// What the first page costs somebody who has never been here, with everything that it fetches ahead.
import { expect, it } from "vitest";
import { evening, house } from "./house";

house();

/** Packed with gzip, fonts included; Ukrainian reads two alphabets, because the posters' names are Latin. */
const MOST = 120 * 1024;

it.each(["en", "fr", "uk"] as const)("the front page in %s is small, with the game that it fetches ahead", async (lang) => {
  await evening(async (program, invite) => {
    const { page } = await invite("Ann", lang);
    await page.setExtraHTTPHeaders({ "accept-encoding": "gzip" });
    const sizes: Promise<[path: string, size: number]>[] = [];
    page.on("requestfinished", (request) => sizes.push(request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize])));
    const ahead = page.waitForEvent("requestfinished", (request) => /\/spywhere-[^/]*\.js$/.test(request.url()));
    await page.goto(program.address);
    await page.locator(".acts .btn.gold").waitFor();
    await ahead;
    await page.waitForLoadState("networkidle");
    const fetched = await Promise.all(sizes);
    const cyrillic = fetched.filter(([path]) => path.includes("cyrillic"));
    expect(cyrillic.length > 0).toBe(lang === "uk"); // nobody else reads any
    expect(fetched.reduce((sum, [, size]) => sum + size, 0), fetched.map((each) => each.join(" ")).join("\n")).toBeLessThan(MOST);
  });
});
