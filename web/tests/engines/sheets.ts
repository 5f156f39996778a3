// The same screens in every engine, side by side: `npm run engines`. Writes target/screens/engines-<game>-<n>.png.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { SCREENS } from "../../fixtures/screens";
import { contactSheets } from "../browser/contact";
import { browser } from "../browser/chromium";
import { PICTURES } from "../browser/evening";
import { gameOf, show } from "../browser/show";
import { startChromium } from "./chromium";
import type { Engine, Size } from "./engine";
import { startFirefox } from "./firefox";
import { OLD_SIZE, startOldWebKit, startWebKit } from "./webkit";

const PHONE: Size = { width: 390, height: 844 };
const ON_ITS_SIDE: Size = { width: 844, height: 390 };
const STRIPS_PER_SHEET = 8;

const START: Record<string, () => Promise<Engine>> = { chromium: startChromium, firefox: startFirefox, webkit: () => startWebKit(true), "old-webkit": startOldWebKit };

const [which = "all", width = "all"] = (process.env["ENGINES"] ?? "").split(" ").filter(Boolean);
const names = Object.keys(SCREENS).filter((name) => !name.endsWith("play") && (which === "all" || which.split(",").includes(name)));
/** Phones upright and on their side; televisions in the one size that the oldest engine has. */
const shots = names.flatMap((name) => (name.startsWith("tv") ? [OLD_SIZE] : [PHONE, ON_ITS_SIDE]).map((size) => ({ name, size })))
  .filter(({ size }) => width === "all" || width.split(",").includes(String(size.width)));

it("every screen in every engine", async () => {
  expect(shots.length).toBeGreaterThan(0);
  mkdirSync(PICTURES, { recursive: true });
  const taken = new Map<string, string[]>();
  await Promise.all(Object.entries(START).map(async ([title, start]) => {
    const engine = await start();
    for (const size of title === "old-webkit" ? [OLD_SIZE] : [PHONE, ON_ITS_SIDE, OLD_SIZE]) {
      const here = shots.filter((shot) => shot.size === size);
      if (here.length === 0) continue;
      const page: Page = await engine.open(size, "en");
      await page.goto(inject("fixtures").replace("127.0.0.1", engine.host));
      for (const { name } of here) {
        const picture = `${name}-${size.width}-${title}`;
        await show(page, name);
        await page.screenshot({ path: join(PICTURES, `${picture}.png`) });
        taken.set(`${name}-${size.width}`, [...(taken.get(`${name}-${size.width}`) ?? []), picture].sort());
      }
      await page.context().close();
    }
    await engine.close();
  }));
  await contactSheets(await browser(), shots.map(({ name, size }) => ({ game: gameOf(name), names: taken.get(`${name}-${size.width}`)! })), "engines", STRIPS_PER_SHEET);
}, 0); // however busy the machine is
