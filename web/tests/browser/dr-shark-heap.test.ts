// Dr Shark on fixtures: what can be seen and felt of the bag, open or shut, and what marks the clues that are needed.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { SIDE } from "../../src/protocol/dr-shark";
import { PATIENCE_MS } from "./patience";
import { PHONE } from "./person";
import { opened, putAway } from "./show";

const TALL = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const phone = (screen: string, viewport = TALL): Promise<Page> => opened(screen, { viewport, hasTouch: true, isMobile: true });

/** The pieces of the open bag of which a part is not in sight. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heap = document.querySelector(".heap")!.getBoundingClientRect();
    const knob = 33 * new DOMMatrix(getComputedStyle(document.querySelector(".ground")!).transform).a;
    return [...document.querySelectorAll<HTMLElement>(".lying")].filter((piece) => {
      const { left, right, top, bottom } = piece.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x - knob < heap.left - 1 || x + knob > heap.right + 1 || y - knob < heap.top - 1 || y + knob > heap.bottom + 1;
    }).map((piece) => piece.dataset["piece"]!);
  });

async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y, width, height } = (await page.locator(".heap").boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + dx, y + height / 2 + dy, { steps: 4 });
  await page.mouse.up();
}

it.each([PHONE, TALL])("the heap of E is in sight on a phone, and can be moved, as a hint says", async (size) => {
  const page = await phone("shark-look", size);
  expect(await page.locator(".lying").count()).toBeGreaterThan(60);
  expect(await hidden(page)).toEqual([]);
  const how = page.locator(".heap .how");
  expect(await how.innerText()).toBe("Drag to move, pinch to zoom");
  const [words, zoom] = [(await how.boundingBox())!, (await page.locator(".zoom").boundingBox())!];
  expect(words.x + words.width <= zoom.x || words.y >= zoom.y + zoom.height || words.y + words.height <= zoom.y).toBe(true);
  await page.locator(".zoom .icon-button").first().click();
  await how.waitFor({ state: "detached" });
  const at = (): Promise<number> => page.locator(".ground").evaluate((ground) => new DOMMatrix(getComputedStyle(ground).transform).e);
  const before = await at();
  await drag(page, -60, 0);
  await expect.poll(at, { timeout: PATIENCE_MS }).toBeLessThan(before - 20);
  await putAway(page);
});

/** How large a piece is under a finger. */
const smallest = async (page: Page): Promise<number> =>
  Math.min(...(await page.locator(".lying").evaluateAll((all: HTMLElement[]) => all.map((each) => each.offsetWidth * new DOMMatrix(getComputedStyle(each.parentElement!).transform).a))));

it.each([PHONE])("all pieces of a full bag are in sight at first, a tap comes close enough to press one, and every piece can be brought into sight (%o)", async (size) => {
  const page = await phone("shark-look-full", size);
  expect(await page.locator(".lying").count()).toBe(130);
  await expect.poll(() => hidden(page), { timeout: PATIENCE_MS }).toEqual([]);
  expect(await smallest(page), "too small to be pressed").toBeLessThan(43.5);
  expect(await page.locator(".heap .how").innerText()).toBe("Press where you want a closer look");
  // A tap on a piece comes closer and chooses nothing yet; the piece stays under the finger.
  const piece = page.locator(".lying[aria-disabled=false]").nth(40);
  const name = await piece.getAttribute("data-piece");
  const { x, y, width, height } = (await piece.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect.poll(() => smallest(page), { timeout: PATIENCE_MS }).toBeGreaterThan(43.5);
  expect(await page.locator(".lying.chosen, .heap .how").count()).toBe(0);
  const never = new Set(await hidden(page));
  expect(never.has(name!)).toBe(false);
  const near = (await piece.boundingBox())!;
  await page.touchscreen.tap(near.x + near.width / 2, near.y + near.height / 2);
  await page.locator(`.lying.chosen[data-piece="${name}"]`).waitFor();
  // To the upper left corner, and then in bends over all of it, by less than half of what is in sight.
  const heap = (await page.locator(".heap").boundingBox())!;
  const along = (to: number): [number, number][] => Array.from({ length: 4 }, () => [to, 0]);
  for (const [across, down] of [...along(0.4).map(([x]): [number, number] => [x, 0.4]), ...along(-0.4), [0, -0.4], ...along(0.4), [0, -0.4], ...along(-0.4), [0, -0.4], ...along(0.4)]) {
    if (never.size === 0) break;
    await drag(page, across! * heap.width, down! * heap.height);
    const now = new Set(await hidden(page));
    for (const each of never) if (!now.has(each)) never.delete(each);
  }
  expect([...never]).toEqual([]);
  await putAway(page);
});

it.each([TALL, SIDEWAYS, { width: 1440, height: 900 }])("where there is room, all pieces of a full bag are in sight and can be pressed at once (%o)", async (viewport) => {
  const page = await opened("shark-look-full", { viewport });
  expect(await page.locator(".lying").count()).toBe(130);
  expect(await hidden(page)).toEqual([]);
  expect(await smallest(page)).toBeGreaterThan(43.5);
  const piece = page.locator(".lying[aria-disabled=false]").nth(40);
  await piece.click();
  await page.locator(`.lying.chosen[data-piece="${await piece.getAttribute("data-piece")}"]`).waitFor();
  await putAway(page);
});

it("what a finger rests on is said in words, as what a mouse rests on is", async () => {
  const page = await phone("shark-bag-one");
  const bag = (await page.locator("[data-bag]").boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", dx = 0): Promise<unknown> =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: bag.x + bag.width / 2 + dx, y: bag.y + bag.height * 0.6, id: 0 }] });
  await page.evaluate(() => {
    const said = ((window as unknown as { spoken: string[] }).spoken = []) as string[];
    const note = (): void => void said.push(...[...document.querySelectorAll(".bag .word")].map((word) => word.textContent.trim()));
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await touch("touchStart");
  for (let i = 1; i <= 12; i++) await touch("touchMove", i * 4);
  // It rests; soon a piece would be drawn, and the words be gone with it.
  const said = await (await page.waitForFunction(() => (window as unknown as { spoken: string[] }).spoken.find((words) => words.length > 3))).jsonValue();
  expect(said).toBeTruthy();
  await touch("touchEnd");
  await page.close(); // with the finger
});

it.each([
  [{ width: 1440, height: 900 }, 0.6], [{ width: 1280, height: 720 }, 0.6], [{ width: 1920, height: 1080 }, 0.6], [TALL, 0.5], [PHONE, 0.5],
] as const)("most of the bag can be felt, up to its corners (%o)", async (viewport, least) => {
  const page = await opened("shark-bag-one", { viewport });
  const [bag, rim] = [(await page.locator("[data-bag]").boundingBox())!, (await page.locator(".sack path[stroke-dasharray]").boundingBox())!];
  expect((rim.width * rim.height) / (bag.width * bag.height)).toBeGreaterThan(least);
  for (const [across, down] of [[0.03, 0.03], [0.97, 0.03], [0.97, 0.97], [0.03, 0.97]] as const) {
    await page.mouse.move(rim.x + rim.width * across, rim.y + rim.height * down);
    await page.waitForFunction(({ x, y }) => {
      const tips = (window as unknown as { sent: { sense?: { touch?: { x: number; y: number }[] } }[] }).sent.flatMap(({ sense }) => sense?.touch ?? []);
      return tips.some((tip) => Math.hypot(tip.x - x, tip.y - y) < 120);
    }, { x: SIDE * across, y: SIDE * down });
  }
  await putAway(page);
});

it("clues that are needed are marked, in words too: in a fistful, and in the dossiers that an agent may take from", async () => {
  const NEEDED = "Clown, part 3. It completes one of your designs";
  const sort = await phone("shark-sort");
  expect(await sort.locator(".fist .spread .one:has(.is-completes)").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")))).toEqual([NEEDED]);
  await putAway(sort);
  const keep = await phone("shark-keep");
  expect(await keep.locator(".fist .one:has(.is-completes)").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")))).toEqual([`Keep ${NEEDED}`]);
  await putAway(keep);
  const agent = await phone("shark-babanipoulos");
  await agent.locator(".whose button").nth(2).click();
  expect(await agent.locator("dialog .part:has(.is-completes)").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")))).toEqual([NEEDED]);
  await putAway(agent);
});
