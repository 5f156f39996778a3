// Dr Shark's shared screen: what happened last is said in words, and nothing lies on it.
import { expect, inject, it } from "vitest";
import { newPage } from "./chromium";
import { show } from "./show";

it.each([[1280, 720], [1920, 1080]])("the shared screen says what happened last, beside everything else, at %i × %i", async (width, height) => {
  const page = await newPage({ viewport: { width, height } });
  await page.goto(inject("fixtures"));
  for (const [lang, thief] of [["en", "Paoletta"], ["fr", "Paoletta"], ["uk", "Паолетта"]] as const) {
    for (const screen of ["tv-shark-pool", "tv-shark-bag", "tv-shark-late", "tv-shark-fist", "tv-shark-six"]) {
      await show(page, screen, lang);
      await page.locator("footer li").first().waitFor();
      expect(await page.locator("footer li").first().innerText(), `${screen} ${lang}`).toContain(thief);
      const { scrolls, over } = await page.evaluate(() => {
        const parts = [...document.querySelectorAll("aside .round, aside .dossiers > li, footer li, footer .corner, .middle, .stage")].map((each) => ({ name: each.className || each.textContent.trim(), box: each.getBoundingClientRect() }));
        const on = (a: DOMRect, b: DOMRect): boolean => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        return {
          scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
          over: parts.flatMap((a, i) => parts.slice(i + 1).filter((b) => on(a.box, b.box)).map((b) => `${a.name} | ${b.name}`)),
        };
      });
      expect(over, `${screen} ${lang}`).toEqual([]);
      expect(scrolls, `${screen} ${lang}`).toBe(false);
    }
  }
  await page.close();
});
