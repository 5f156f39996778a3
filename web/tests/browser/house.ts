// What the tests share: one Chromium, a program for each test, and a look at every screen on the way.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { violations } from "./axe";
import { PICTURES, spendEvening, type Spend } from "./evening";
import { Person } from "./person";
import { NAME } from "./program";

export { PICTURES };
export const CHROMIUM = process.env["CHROMIUM"] ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync) ?? "chromium";
export const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];

let browser: Browser;

export function house(): void {
  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  });
  afterAll(() => browser.close());
}

/** An evening at a house of its own, with people who hold Chromium. */
export const evening = (spend: Spend, ...options: string[]): Promise<void> =>
  spendEvening((_, name, lang, device) => Person.with(browser, name, lang, device), spend, options);

/** Looks at the screen as axe does, and keeps a picture of it. */
export async function regard({ page, lang }: Person, screen: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.screenshot({ path: join(PICTURES, `real-${screen}-${lang}-${width}.png`) });
  expect((await violations(page)).map((text) => `${screen}: ${text}`)).toEqual([]);
}
