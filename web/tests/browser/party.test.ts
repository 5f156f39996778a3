// An evening in one room: four phones in three languages and a shared screen.
import { describe, expect, it } from "vitest";
import { evening, house, regard } from "./house";
import type { Sight } from "../../src/protocol/spywhere";
import { DESKTOP, KILLED, TV, until } from "./person";
import { answered, move, myMoment, playOn, result } from "./play";
import { beforeTheEnd, leaks } from "./secrets";

house();

describe("four phones and a shared screen", () => {
  it("play one game to the same result, through a reload and a dead server", async () => {
    await evening(async (program, invite) => {
      const olena = await invite("Олена", "uk");
      await olena.page.goto(program.address);
      await olena.page.locator(".wall").waitFor();
      await regard(olena, "front");
      // As in a living room: plain http, so that browsers lend a page neither clipboard nor cryptography.
      expect(await olena.page.evaluate(() => [isSecureContext, "subtle" in crypto, "clipboard" in navigator])).toEqual([false, false, false]);
      const link = await olena.open(program.address);
      expect(link).toMatch(/\/t\/[a-z]{8}$/);

      const [amelie, ben, zoe] = await Promise.all([invite("Amélie", "fr"), invite("Ben", "en"), invite("Zoé", "fr", { size: DESKTOP })]);
      await amelie.page.goto(link);
      await amelie.page.locator("#name").waitFor();
      await regard(amelie, "join");
      // One after the other, so that seats are known.
      for (const guest of [amelie, ben, zoe]) await guest.join(link);
      const tv = await invite("the screen", "en", { size: TV });
      await tv.page.goto(link.replace("/t/", "/tv/"));
      await tv.page.locator("main .come").waitFor();
      await Promise.all([regard(tv, "tv-lobby"), regard(olena, "lobby"), regard(ben, "lobby-guest")]);

      await olena.page.locator("footer .btn.gold").click();
      const players = [olena, amelie, ben, zoe];
      await Promise.all([...players.map(({ page }) => page.locator(".spywhere").waitFor()), tv.page.locator(".screen .spies").waitFor()]);
      await Promise.all([regard(ben, "table"), regard(tv, "tv-table"), regard(zoe, "table")]);

      // Everybody plays; in the middle Ben's phone reloads, and then the server loses its power.
      let disaster: Promise<void> | null = null;
      const struck = async (): Promise<void> => {
        const everybody = [...players, tv];
        everybody.forEach((person) => (person.expects = KILLED));
        await program.kill();
        await Promise.all(everybody.map(({ page }) => page.locator(".banner p").waitFor()));
        await regard(amelie, "lost");
        await program.restart();
        await Promise.all(everybody.map(({ page }) => page.locator(".banner p").waitFor({ state: "detached" })));
        everybody.forEach((person) => (person.expects = null));
      };
      await Promise.all([
        playOn(olena.page, async (moves) => {
          if (moves === 3) await (disaster ??= struck());
        }),
        playOn(amelie.page),
        playOn(ben.page, async (moves) => {
          if (moves !== 2) return;
          const hand = await ben.page.locator("section.hand").innerText();
          await ben.page.reload();
          await ben.page.locator("section.hand").waitFor();
          expect(await ben.page.locator("section.hand").innerText()).toBe(hand);
        }),
        playOn(zoe.page),
        tv.page.locator(".end-spy").first().waitFor(),
      ]);
      expect(disaster).not.toBeNull();

      const results = await Promise.all([...players, tv].map(({ page }) => result(page)));
      expect(results[0]).toHaveLength(4);
      results.forEach((each) => expect(each).toEqual(results[0]));
      await Promise.all([regard(ben, "end"), regard(olena, "end"), regard(zoe, "end"), regard(tv, "tv-end")]);

      players.forEach((player, seat) => {
        const frames = beforeTheEnd(player.frames);
        expect(frames.length).toBeGreaterThan(8);
        expect(leaks(frames, seat)).toEqual([]);
        expect(player.said.some((each) => "hello" in each && each.hello.token)).toBe(true);
        expect(player.page.url()).toBe(link);
      });
      expect(leaks(beforeTheEnd(tv.frames), null)).toEqual([]);

      // Same again, with the same people.
      await olena.page.locator("footer .btn.gold").click();
      await Promise.all(players.map(({ page }) => page.locator(".spywhere").waitFor()));
    });
  });

  it("send what was pressed while the line was down, once", async () => {
    await evening(async (program, invite) => {
      const olena = await invite("Олена", "uk");
      const link = await olena.open(program.address);
      const ben = await invite("Ben", "en");
      await ben.join(link);
      await olena.page.locator("footer .btn.gold").click();
      await Promise.all([olena, ben].map(({ page }) => page.locator(".spywhere").waitFor()));

      const swaps = (): Sight[] => ben.heard.flatMap((each) => ("update" in each ? each.update.sights : [])).filter((sight) => "swapped" in sight);
      const first = await Promise.race([olena, ben].map(async (person) => ((await myMoment(person.page)), person)));
      [olena, ben].forEach((person) => (person.expects = KILLED));
      await program.kill();
      await first.page.locator(".banner p").waitFor();
      await first.page.locator(".hand .stack").first().click();
      await first.page.locator(".row .place").first().click();
      await first.page.locator(".dock .btn.gold").click();
      expect(await first.page.locator(".dock .btn.gold").getAttribute("aria-busy")).toBe("true");
      await program.restart();
      await Promise.all([olena, ben].map(({ page }) => page.locator(".banner p").waitFor({ state: "detached" })));
      await until(() => swaps().length > 0);
      [olena, ben].forEach((person) => (person.expects = null));
      // Whoever's turn it is by now goes on.
      await answered(first.page);
      const next = await Promise.race([olena, ben].map(async (person) => ((await myMoment(person.page)), person)));
      await move(next.page);
      expect(swaps().filter((sight) => "swapped" in sight && sight.swapped.seat === first.table.you.seat)).toHaveLength(1);
    });
  });
});
