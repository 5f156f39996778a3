// What the tests share: one Chromium, a program for each test, and a look at every screen on the way.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { violations } from "./axe";
import { Person, type Device, type Lang } from "./person";
import { NAME, Program } from "./program";

/** Where pictures are kept. */
export const PICTURES = join(import.meta.dirname, "../../../target/screens");
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

/** An evening at a house of its own, after which no page has reported an error. */
export async function evening(spend: (program: Program, invite: (name: string, lang: Lang, device?: Device) => Promise<Person>) => Promise<void>, ...options: string[]): Promise<void> {
  const program = await Program.start(...options);
  const people: Person[] = [];
  try {
    await spend(program, async (name, lang, device) => {
      const person = await Person.with(browser, name, lang, device);
      people.push(person);
      return person;
    });
    expect(people.flatMap(({ name, complaints }) => complaints.map((text) => `${name}: ${text}`))).toEqual([]);
  } catch (trouble) {
    // What everybody saw when it went wrong.
    await Promise.all(people.map(({ page }, i) => page.screenshot({ path: join(PICTURES, `trouble-${i}.png`) }).catch(() => {})));
    throw trouble;
  } finally {
    await Promise.all(people.map((person) => person.leave()));
    await program.stop();
  }
}

/** Looks at the screen as axe does, and keeps a picture of it. */
export async function regard({ page, lang }: Person, screen: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.screenshot({ path: join(PICTURES, `real-${screen}-${lang}-${width}.png`) });
  expect((await violations(page)).map((text) => `${screen}: ${text}`)).toEqual([]);
}
