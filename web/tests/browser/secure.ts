// An evening at a house that is reached on https, through a door of its own.
import { Door } from "./door";
import { evening } from "./house";
import type { Person } from "./person";
import type { Program } from "./program";

export async function secure(spend: (door: Door, program: Program, ann: Person) => Promise<void>): Promise<void> {
  const door = await Door.open();
  try {
    await evening(async (program, invite) => {
      door.behind = Number(new URL(program.address).port);
      await spend(door, program, await invite("Ann", "en"));
    }, "--public-url", door.origin);
  } finally {
    door.close();
  }
}
