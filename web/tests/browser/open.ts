// A table with options that a lobby does not all offer.
import type { Create, Seated } from "../../src/protocol/wire";
import type { Person } from "./person";

/** Opens the table, takes a seat at it and goes there. Its link. */
export async function openAt({ page, name }: Person, address: string, table: Create): Promise<string> {
  // Any file of the house will do to be where it lives. The front page would go on fetching when it is left, and
  // WebKit calls that a failure.
  await page.goto(`${address}/icon.svg`);
  const { code } = await page.evaluate(async (body) => {
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
    const seated = (await answer.json()) as Seated;
    localStorage.setItem("seats", JSON.stringify([seated]));
    return seated;
  }, JSON.stringify({ ...(name ? { name } : {}), ...table }));
  const link = `${address}/t/${code}`;
  await page.goto(link);
  return link;
}
