// One table, several games: people, code and screen stay, and the evening's score grows.
import { describe, expect, it } from "vitest";
import { evening, house, regard } from "./house";
import { DESKTOP, KILLED, TV, type Person } from "./person";
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

      const played: Awaited<ReturnType<typeof result>>[] = [];
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
      const won = lines.map(([name]) => played.filter((game) => game.find(([each]) => each === name)?.[2]).length).filter((wins) => wins > 0);
      for (const { page } of [ben, tv]) {
        expect((await page.locator(".evening .wins span[aria-hidden]").allInnerTexts()).map(Number)).toEqual(won);
        expect(await page.locator(".evening .wins").first().isVisible()).toBe(true);
      }
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

  it("lets the host break off a game for another, and says who did", async () => {
    await evening(async (program, invite) => {
      const ann = await invite("Ann", "en");
      const link = await ann.open(program.address);
      const luc = await invite("Luc", "fr", { size: DESKTOP });
      const zoya = await invite("Зоя", "uk");
      for (const guest of [luc, zoya]) await guest.join(link);
      const tv = await invite("the screen", "fr", { size: TV });
      await tv.page.goto(link.replace("/t/", "/tv/"));
      await tv.page.locator("main .come").waitFor();
      await ann.page.locator("footer .btn.gold").click();
      await Promise.all([ann, luc, zoya].map(({ page }) => page.locator(".spywhere").waitFor()));
      await tv.page.locator(".screen").waitFor();
      const menu = async ({ page }: Person, name: string): Promise<void> => {
        await page.getByRole("button", { name, exact: true }).click();
        await page.locator("dialog .leave").waitFor();
      };
      await menu(luc, "Menu");
      expect(await luc.page.locator("dialog .another").count(), "the host decides").toBe(0);
      await luc.page.keyboard.press("Escape");

      await menu(ann, "Menu");
      await ann.page.locator("dialog .another").click();
      await ann.page.locator("dialog .tile", { hasText: "Dr Shark" }).click();
      await ann.page.getByText("This ends the game for everyone, and nothing of it counts.").waitFor();
      await regard(ann, "break-off");
      await ann.page.getByRole("button", { name: "Keep playing" }).click();
      await ann.page.locator("dialog .yes").waitFor({ state: "detached" });
      await ann.page.locator("dialog .tile", { hasText: "Dr Shark" }).click();
      await ann.page.locator("dialog .yes").click();
      const says = ({ page }: Person, text: string): Promise<void> => page.getByRole("status").filter({ hasText: text }).waitFor({ state: "attached" });
      await Promise.all([
        says(ann, "You ended the game: on to Dr Shark."),
        says(luc, "Ann a mis fin à la partie : place à Dr Shark."),
        says(zoya, "Ann завершує гру: далі Dr Shark."),
        says(tv, "Ann a mis fin à la partie : place à Dr Shark."),
      ]);
      await Promise.all([ann, luc, zoya].map(({ page }) => page.locator("h1", { hasText: "Dr Shark" }).waitFor()));
      await tv.page.locator("main .come").waitFor();
      for (const { page } of [ann, luc, zoya]) for (const name of ["Ann", "Luc", "Зоя"]) await page.locator(".lobby-table .seat", { hasText: name }).waitFor();
      expect([ann.page.url(), luc.page.url()]).toEqual([link, link]);
      expect(await luc.page.locator(".evening").count(), "nothing of it counts").toBe(0);
      await Promise.all([regard(luc, "lobby-broken-off"), regard(tv, "tv-broken-off")]);

      // On with the next game, after a power cut.
      for (const person of [ann, luc, zoya, tv]) person.expects = KILLED;
      await program.kill();
      await program.restart();
      await Promise.all([ann, luc, zoya].map(({ page }) => page.reload()));
      await ann.page.locator("h1", { hasText: "Dr Shark" }).waitFor();
      await ann.page.locator("footer .btn.gold").click();
      await Promise.all([ann, luc, zoya].map(({ page }) => page.locator(".shark").waitFor()));
    });
  });
});
