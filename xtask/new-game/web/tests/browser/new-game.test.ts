// New Game in a real browser: chosen on the front page, and played to its end with bots.
import { expect, it } from "vitest";
import { evening, house, regard } from "./house";

house();

it("a game with bots, from the front page to the end", async () => {
  await evening(async (program, invite) => {
    const ann = await invite("Ann", "en");
    const { page } = ann;
    await page.goto(program.address);
    await page.locator('label:has(input[value="new-game"])').click();
    await page.locator(".acts .btn.gold").click();
    const [mine, over] = [page.locator(".new-game .btn.gold[aria-busy=false]"), page.locator(".ending")];
    await mine.waitFor();
    await regard(ann, "new-game");
    while (!(await over.isVisible())) {
      await mine.click();
      await mine.or(over).first().waitFor();
    }
    expect(ann.said.filter((each) => "act" in each).length).toBeGreaterThan(0);
    expect(await over.locator("li").count()).toBe(ann.table.seats.length);
    await regard(ann, "new-game-end");
  }, "--quick-bots");
});
