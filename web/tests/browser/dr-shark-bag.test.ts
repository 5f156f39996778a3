// The bag and the great moments on fixtures: what is said, what is drawn, what ends.
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { SIDE } from "../../src/protocol/dr-shark";
import { painted } from "./dr-shark-play";
import { PATIENCE_MS } from "./patience";
import { opened, putAway } from "./show";

const open = (screen: string, size = { width: 390, height: 844 }): Promise<Page> => opened(screen, { viewport: size, reducedMotion: "no-preference" });

it("what a mouse rests on is said in words, and not while it moves", async () => {
  const page = await open("shark-bag-one");
  const bag = (await page.locator("[data-bag]").boundingBox())!;
  const [x, y] = [bag.x + bag.width / 2, bag.y + bag.height * 0.6];
  for (let i = 0; i < 20; i++) await page.mouse.move(x + i * 3, y);
  const word = page.locator("[data-bag] .word");
  await word.waitFor();
  expect((await word.innerText()).length).toBeGreaterThan(3);
  expect(await painted(page)).toBeGreaterThan(500);
  await page.mouse.move(x, y + 40);
  await word.waitFor({ state: "detached" });
  await putAway(page);
});

it("the relief is gone after a while, and outside the bag nothing is felt", async () => {
  const page = await open("shark-bag-one");
  const bag = (await page.locator("[data-bag]").boundingBox())!;
  await page.mouse.move(bag.x + bag.width / 2, bag.y + bag.height * 0.6);
  await page.waitForFunction(() => document.querySelector("[data-bag] .word"));
  await page.mouse.move(bag.x + bag.width / 2, bag.y + 8);
  await page.locator("[data-bag] .word").waitFor({ state: "detached" });
  await expect.poll(() => painted(page), { timeout: PATIENCE_MS }).toBe(0);
  await putAway(page);
});

it.each([[1440, 900], [1280, 720], [1920, 1080]])("the whole heap of E is in sight on a desk of %i × %i", async (width, height) => {
  const page = await open("shark-look", { width, height });
  const outside = await page.evaluate(() => {
    const heap = document.querySelector(".heap")!.getBoundingClientRect();
    const scale = new DOMMatrix(getComputedStyle(document.querySelector(".ground")!).transform).a;
    const knob = 33 * scale; // from the middle of a piece to the end of a knob
    const out = ({ left, right, top, bottom }: DOMRect): boolean => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x - knob < heap.left || x + knob > heap.right || y - knob < heap.top || y + knob > heap.bottom;
    };
    return [...document.querySelectorAll(".lying")].filter((piece) => out(piece.getBoundingClientRect())).length;
  });
  expect(await page.locator(".lying").count()).toBeGreaterThan(60);
  expect(outside).toBe(0);
  await putAway(page);
});

it("a short tap in D is told to hold", async () => {
  const page = await open("shark-grab");
  const bag = (await page.locator("[data-bag]").boundingBox())!;
  await page.mouse.click(bag.x + bag.width / 2, bag.y + bag.height * 0.6);
  await page.locator("[data-bag] .told").waitFor();
  expect(await page.locator("[data-bag] .told").innerText()).toContain("Hold");
  await putAway(page);
});

/** Measures how far the gold of a closing fist reaches to the right of the middle of the bag, in tenths of a millimetre. What
 *  was there when a button was let go is kept. */
async function measure(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((side) => {
    const reach = (): number => {
      const [canvas, rim] = [document.querySelector<HTMLCanvasElement>("[data-bag] canvas")!, document.querySelector(".sack path[stroke-dasharray]")!.getBoundingClientRect()];
      const [bag, dense] = [canvas.getBoundingClientRect(), canvas.width / canvas.clientWidth];
      const [x, y] = [rim.left + rim.width / 2 - bag.left, rim.top + rim.height / 2 - bag.top].map((px) => Math.round(px * dense)) as [number, number];
      const { data } = canvas.getContext("2d")!.getImageData(x, y, canvas.width - x, 1);
      const gold = (at: number): boolean => data[at]! > 200 && data[at + 1]! > 140 && data[at + 2]! < 120 && data[at + 3]! > 200;
      for (let far = canvas.width - x - 1; far > 2; far--) if (gold(4 * far)) return (far / dense) * (side / rim.width);
      return 0;
    };
    Object.assign(window, { reach, seen: 0 });
    addEventListener("pointerup", () => Object.assign(window, { seen: reach() }), { capture: true });
  }, SIDE);
  return () => page.evaluate(() => (window as unknown as { reach: () => number }).reach());
}

it("what one rests on in D can be read without a grab", async () => {
  const page = await open("shark-grab");
  for (;;) {
    // The finger is lifted with the first word, in the page, so that it does not matter how busy the machine is.
    const ms = await page.evaluate(() => new Promise<number>((read) => {
      const bag = document.querySelector<HTMLElement>("[data-bag]")!;
      bag.setPointerCapture = () => {};
      const { left, top, width, height } = bag.getBoundingClientRect();
      const at = { pointerId: 7, pointerType: "touch", button: 0, bubbles: true, clientX: left + width / 2, clientY: top + height * 0.6 };
      const began = performance.now();
      new MutationObserver((_, watch) => {
        if (!bag.querySelector(".word")) return;
        watch.disconnect();
        bag.dispatchEvent(new PointerEvent("pointerup", at));
        read(performance.now() - began);
      }).observe(bag, { childList: true });
      bag.dispatchEvent(new PointerEvent("pointerdown", at));
    }));
    // A page that drew nothing for so long began the fist in the frame in which it wrote the word.
    if (ms < 1100) break;
    await page.locator("[data-bag] .word").waitFor({ state: "detached" });
    await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent.splice(0));
  }
  expect(await acts(page)).toEqual([]);
  await page.locator("[data-bag] .told").waitFor();
  await putAway(page);
});

it("a fist is grabbed as large as it is seen, and sliding off lets it go", async () => {
  const page = await opened("shark-grab", { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const reach = await measure(page);
  const rim = (await page.locator(".sack path[stroke-dasharray]").boundingBox())!;
  const [x, y] = [rim.x + rim.width / 2, rim.y + rim.height / 2];
  const close = async (): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect.poll(reach, { timeout: PATIENCE_MS }).toBeGreaterThan(220); // wider than the ring of a hold
  };
  await close();
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  expect(await acts(page)).toEqual([]);
  await close();
  await page.mouse.up();
  const seen = await page.evaluate(() => (window as unknown as { seen: number }).seen);
  const [{ grab }] = (await acts(page)) as [{ grab: { size: number } }];
  expect(Math.abs(grab.size - seen)).toBeLessThan(12); // the ring is three pixels wide
  await page.close(); // with what listens there
});

it.each(["no-preference", "reduce"] as const)("a fist beats like a heart, unless things are to be calm (%s)", async (reducedMotion) => {
  const page = await opened("shark-grab", { viewport: { width: 390, height: 844 }, reducedMotion });
  // The keyboard's hand is open and as large from frame to frame.
  await page.locator("[data-bag]").focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((least) => {
    const canvas = document.querySelector<HTMLCanvasElement>("[data-bag] canvas")!;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    let gold = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i]! > 200 && data[i + 1]! > 140 && data[i + 2]! < 120 && data[i + 3]! > 200) gold++;
    return gold > least;
  }, 100);
  // Over more than a beat, however many frames there are: where the ring reaches to the right.
  const reaches = await page.evaluate(() => new Promise<number[]>((told) => {
    const canvas = document.querySelector<HTMLCanvasElement>("[data-bag] canvas")!;
    const all: number[] = [];
    const began = performance.now();
    const look = (): void => {
      const { data, width } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      let far = 0;
      for (let i = 0; i < data.length; i += 4) if (data[i]! > 200 && data[i + 1]! > 140 && data[i + 2]! < 120 && data[i + 3]! > 200) far = Math.max(far, (i / 4) % width);
      all.push(far);
      if (performance.now() - began > 1500 && all.length > 12) told(all);
      else requestAnimationFrame(look);
    };
    // Until the cursor's small walk is over.
    setTimeout(look, 500);
  }));
  const moves = Math.max(...reaches) - Math.min(...reaches);
  if (reducedMotion === "reduce") expect(moves).toBeLessThanOrEqual(1);
  else expect(moves).toBeGreaterThanOrEqual(2);
  await putAway(page);
});

it("what came up in this dive is marked in the dossier, and files itself; what was there does neither", async () => {
  const page = await open("shark-organise");
  const marked = (): Promise<(string | null)[]> => page.locator(".board .fresh").evaluateAll((all) => all.map((each) => each.getAttribute("data-place")));
  expect((await marked()).sort()).toEqual(["clue:island-map.4.1", "clue:satellite-watch.1.2"]);
  expect(await page.locator(".board .fresh").first().evaluate((each) => getComputedStyle(each).animationName)).not.toBe("none");
  expect(await page.locator('.board [data-place="clue:passport.3.1"]').evaluate((each) => getComputedStyle(each).animationName)).toBe("none");
  await putAway(page);
  const calm = await opened("shark-organise", { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  expect(await calm.locator(".board .fresh").first().evaluate((each) => getComputedStyle(each).animationName)).toBe("none");
  await putAway(calm);
});

it.each([
  ["shark-evidence", "Clown is yours", { width: 390, height: 844 }],
  ["shark-theft", "from you", { width: 844, height: 390 }],
  ["shark-deal", "You get in return", { width: 360, height: 640 }],
  ["shark-bite", "Bitten!", { width: 360, height: 640 }],
  ["tv-shark-evidence", "Maximilian has", { width: 1280, height: 720 }],
] as const)("%s fills the screen, and a key ends it", async (screen, says, size) => {
  const page = await open(screen, size);
  const moment = page.locator(".moment");
  await moment.waitFor();
  expect(await moment.boundingBox()).toEqual({ x: 0, y: 0, ...size });
  expect(await moment.innerText()).toContain(says);
  await page.keyboard.press("x");
  await moment.waitFor({ state: "detached" });
  await putAway(page);
});

it("the player chooses which evidence to make, and its agent is told", async () => {
  const page = await open("shark-chooser");
  expect(await page.locator(".dock .btn.gold").innerText()).toContain("Clown");
  const star = page.locator('[data-makes="throwing-star"]');
  expect(await star.innerText()).toContain("Paoletta");
  await star.click();
  expect(await page.locator(".dock .btn.gold").innerText()).toContain("Throwing star");
  await putAway(page);
});

it("a target is aimed for with a press, and what is aimed for is wanted in the search", async () => {
  const page = await open("shark-watch-dive");
  const target = page.getByRole("button", { name: "Aim for: Vault plan" });
  await target.click();
  expect(await target.getAttribute("aria-pressed")).toBe("true");
  await page.goto(`${inject("fixtures")}/?screen=shark-look&lang=en`);
  await page.locator(".heap .is-wanted").first().waitFor();
  expect(await page.locator(".heap .is-completes").count()).toBeGreaterThan(0);
  await putAway(page);
});

it("of many wanted pieces those are shown that have room, and how many more there are", async () => {
  const page = await open("shark-watch-dive");
  for (const target of await page.getByRole("button", { name: /^Aim for: / }).all()) await target.click();
  await page.goto(`${inject("fixtures")}/?screen=shark-bag&lang=en`);
  const list = page.locator("p.wanted");
  await list.locator(".more").waitFor();
  const line = (await list.boundingBox())!;
  const shown = await list.locator(".outline, .more").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter(({ right, bottom }) => right > line.x + line.width + 1 || bottom > line.y + line.height + 1), "cut").toEqual([]);
  await putAway(page);
});

/** The acts that went out from this page. */
const acts = (page: Page): Promise<unknown[]> => page.evaluate(() => (window as unknown as { sent: { act?: unknown }[] }).sent.flatMap(({ act }) => (act ? [act] : [])));

/** The same moment once more, with a second left. */
const hurry = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { hurry: () => void }).hurry());

it("when the time for a dive is up, it goes where one has pointed", async () => {
  const page = await open("shark-dive-chosen");
  await page.locator(".shark").waitFor();
  await hurry(page);
  await expect.poll(() => acts(page), { timeout: PATIENCE_MS }).toEqual([{ dive: { area: "D", space: "dark" } }]);
  await putAway(page);
});

it("when the time in E is up, the clue that was chosen is taken", async () => {
  const page = await open("shark-look");
  const offered = page.locator('.lying[aria-disabled="false"]').first();
  await offered.press("Enter");
  await page.locator(".lying.chosen").waitFor();
  await hurry(page);
  await expect.poll(() => acts(page), { timeout: PATIENCE_MS }).toEqual([{ take: await page.locator(".lying.chosen").getAttribute("data-piece") }]);
  await putAway(page);
});

it("a service may be declined", async () => {
  const page = await open("shark-paoletta");
  await page.locator("dialog").getByRole("button", { name: "Decline" }).click();
  expect(await acts(page)).toEqual([{ decline: {} }]);
  await putAway(page);
});
