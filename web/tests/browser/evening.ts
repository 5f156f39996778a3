// An evening at a house of its own: the real program, and people with browsers, after which no page has reported an error.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Device, Lang, Person } from "./person";
import { Program } from "./program";

/** Where pictures are kept. */
export const PICTURES = join(import.meta.dirname, "../../../target/screens");

export type Invite = (name: string, lang: Lang, device?: Device) => Promise<Person>;
export type Spend = (program: Program, invite: Invite) => Promise<void>;

/** `come` gives somebody a browser. */
export async function spendEvening(come: (program: Program, ...invited: Parameters<Invite>) => Promise<Person>, spend: Spend, options: string[]): Promise<void> {
  const program = await Program.start(...options);
  const people: Person[] = [];
  try {
    await spend(program, async (...invited) => {
      const person = await come(program, ...invited);
      people.push(person);
      return person;
    });
    expect(people.flatMap(({ name, complaints }) => complaints.map((text) => `${name}: ${text}`))).toEqual([]);
  } catch (trouble) {
    // What everybody's page has complained about and shows now.
    const said = await Promise.all(people.map(({ page }) => page.evaluate(() => `${location.href} ${document.body.innerText}`).catch(String)));
    console.error(people.map(({ name, complaints }, i) => [`${name}: ${said[i]!.replace(/\s+/g, " ").slice(0, 500)}`, ...complaints].join("\n  ")).join("\n"));
    mkdirSync(PICTURES, { recursive: true });
    await Promise.all(people.map(({ page }, i) => page.screenshot({ path: join(PICTURES, `trouble-${new URL(program.address).port}-${i}.png`) }).catch(() => {})));
    throw trouble;
  } finally {
    await Promise.all(people.map((person) => person.leave()));
    await program.stop();
  }
}
