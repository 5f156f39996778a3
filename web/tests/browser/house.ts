// What the tests share: one Chromium, a program for each test, and a look at every screen on the way.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect } from "vitest";
import { violations } from "./axe";
import { browser } from "./chromium";
import { PICTURES, spendEvening, type Spend } from "./evening";
import { Person } from "./person";

export { ARGS, CHROMIUM } from "./chromium";
export { PICTURES };

export function house(): void {
  beforeAll(() => void mkdirSync(PICTURES, { recursive: true }));
}

/** An evening at a house of its own, with people who hold Chromium. */
export const evening = (spend: Spend, ...options: string[]): Promise<void> =>
  spendEvening(async (_, name, lang, device) => Person.with(await browser(), name, lang, device), spend, options);

/** Looks at the screen as axe does, and keeps a picture of it. */
export async function regard({ page, lang }: Person, screen: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.screenshot({ path: join(PICTURES, `real-${screen}-${lang}-${width}.png`) });
  expect((await violations(page)).map((text) => `${screen}: ${text}`)).toEqual([]);
}
