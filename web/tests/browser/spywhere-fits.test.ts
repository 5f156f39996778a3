// Spywhere's words where there is least room for them: six spies across the room, and beside each other on a phone.
import { expect, it } from "vitest";
import { PHONE } from "./person";
import { opened, putAway } from "./show";

it.each(["en", "fr", "uk"])("on the smallest passport across the room no nation is cut (%s)", async (lang) => {
  const page = await opened("tv-end-six", { viewport: { width: 1280, height: 720 } }, lang);
  const read = await page.locator(".page b").evaluateAll((names) => names.filter((name) => name.getClientRects().length > 0).map((name) => {
    const [word, page] = [document.createRange(), name.closest(".page")!.getBoundingClientRect()];
    word.selectNodeContents(name);
    const { left, right } = word.getBoundingClientRect();
    return { fits: left >= page.left + 3 && right <= page.right - 1 };
  }));
  expect(read).toEqual(Array.from({ length: 6 }, () => ({ fits: true })));
  await putAway(page);
});

it("a long name has one line, so that the dishes of five lie side by side", async () => {
  const page = await opened("crowded", { viewport: PHONE, hasTouch: true }, "uk");
  const tops = await page.evaluate(() => {
    const names = document.querySelectorAll<HTMLElement>(".spy .name");
    names[1]!.textContent = "Maximilienne-Alexandrovn";
    return [...document.querySelectorAll(".spy .clues")].map((each) => Math.round(each.getBoundingClientRect().top));
  });
  expect(new Set(tops).size, String(tops)).toBe(1);
  await putAway(page);
});

it.each([["opened", "You get 3 points"], ["opened-me", "Owl gets 3 points"]])("%s says who gets the points, and that the game is over", async (screen, points) => {
  const page = await opened(screen, { viewport: PHONE, hasTouch: true });
  await page.locator(".moment", { hasText: points }).filter({ hasText: "On to the scoring" }).waitFor();
  await putAway(page);
});
