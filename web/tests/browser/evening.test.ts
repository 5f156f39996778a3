// One table, several games: people, code and screen stay, and the evening's score grows.
import { describe, expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { TV, type Person } from "./person";
import { playOn, result } from "./play";

house();

/** The scoreboard as a phone shows it: name, totals and points of each line. */
const board = (person: Person): Promise<string[][]> =>
  person.page.locator(".evening tbody tr").evaluateAll((rows) => rows.map((row) => [
    row.querySelector(".name")?.textContent ?? "",
    ...[...row.querySelectorAll("td")].map((cell) => /\d+|–/.exec(cell.textContent)?.[0] ?? ""),
  ]));

describe("one table for the whole evening", () => {
  it("keeps its people and their score from game to game", async () => {
    await evening(async (program, invite) => {
      const olena = await invite("Олена", "uk");
      const link = await olena.open(program.address);
      const ben = await invite("Ben", "en");
      await ben.join(link);
      const tv = await invite("the screen", "fr", { size: TV });
      await tv.page.goto(link.replace("/t/", "/tv/"));
      await tv.page.locator("main .come").waitFor();
      expect(await ben.page.locator(".evening").count()).toBe(0);

      const played = [];
      for (const game of [1, 2]) {
        await olena.page.locator("footer .btn.gold").click();
        await Promise.all([olena, ben].map(({ page }) => page.locator(".spywhere").waitFor()));
        await Promise.all([playOn(olena.page), playOn(ben.page)]);
        await Promise.all([olena, ben].map(({ page }) => page.locator(".evening").waitFor()));
        played.push(await result(olena.page));
        expect((await board(ben))[0]).toHaveLength(game + 2);
      }
      const lines = await board(ben);
      for (const [name, ...counts] of lines) {
        const totals = played.map((game) => String(game.find(([each]) => each === name)?.[1].at(-1)));
        expect(counts.slice(0, 2)).toEqual(totals);
        const wins = played.filter((game) => game.find(([each]) => each === name)?.[2]).length;
        expect(Number(counts[2])).toBe(5 * wins + 3 * (2 - wins));
      }
      expect(await board(olena)).toEqual(lines);
      await tv.page.locator(".evening").waitFor();
      expect(await board(tv)).toEqual(lines);
      await Promise.all([regard(ben, "end-evening"), regard(tv, "tv-end-evening")]);

      // Another game: everybody comes along, and so does the score.
      await olena.page.locator("footer .other").click();
      await regard(olena, "another-game");
      await olena.page.locator("dialog .tile", { hasText: "Dr Shark" }).click();
      await Promise.all([olena, ben].map(({ page }) => page.locator("h1", { hasText: "Dr Shark" }).waitFor()));
      expect(await board(ben)).toEqual(lines);
      await tv.page.locator(".come").waitFor();
      expect((await board(tv)).map((line) => line[0])).toEqual(lines.map((line) => line[0]));
      expect(await ben.page.locator(".tile").count()).toBe(0); // the host chooses
      expect([olena.page.url(), ben.page.url()]).toEqual([link, link]);
      await Promise.all([regard(olena, "lobby-evening"), regard(tv, "tv-lobby-evening")]);
      await olena.page.locator(".seats .tile", { hasText: "Spywhere" }).click();
      await ben.page.locator("h1", { hasText: "Spywhere" }).waitFor();
    });
  });
});
