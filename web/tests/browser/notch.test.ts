// A phone on its side has its notch at the left or the right: nothing that is pressed or read lies under it.
import { expect, inject, it } from "vitest";
import { newPage } from "./chromium";
import { show } from "./show";

const [WIDTH, HEIGHT, NOTCH] = [844, 390, 47];
const SCREENS = ["front", "join", "lobby", "menu", "swap", "identify", "opened", "wink-near", "wink-call-chosen", "wink-room", "wink-catch-you", "shark-dive", "shark-bag-one", "shark-hold", "shark-look", "shark-organise", "end", "rules-wink"];

it("nothing lies under a notch at either side", async () => {
  const page = await newPage({ viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 0, left: NOTCH, right: NOTCH, bottom: 21 } });
  await page.goto(inject("fixtures"));
  const found: string[] = [];
  for (const screen of SCREENS) {
    await show(page, screen);
    const under = await page.evaluate((notch) => {
      const top = document.querySelector("dialog[open]") ?? document;
      const words = (each: Element): DOMRect => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
      };
      // The pieces of an open bag are dragged from under it.
      return [...top.querySelectorAll("button, a, input, select, p, h1, h2, h3, small, b")]
        .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest(".sr, svg, .heap .lying") && !each.querySelector(".sr"))
        .map((each) => ({ each, box: /^(BUTTON|A|INPUT|SELECT)$/.test(each.tagName) ? each.getBoundingClientRect() : words(each) }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0 && box.left < innerWidth)
        .filter(({ box }) => box.left < notch - 0.5 || box.right > innerWidth - notch + 0.5)
        .map(({ each, box }) => `${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 30)} ${Math.round(box.left)}–${Math.round(box.right)}`);
    }, NOTCH);
    found.push(...under.map((text) => `${screen}: ${text}`));
  }
  await page.close();
  expect(found).toEqual([]);
});
