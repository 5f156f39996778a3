// What axe finds on a page. It is put into a page once and stays there until the page is left.
import axe from "axe-core";
import type { Page } from "playwright-core";

/** Not asked for: that a label begins with the visible text. Ours are sentences about what is seen, as "French fries, 3 cards" on a stack that shows a 3. */
const rules = { "label-content-name-mismatch": { enabled: false } };

/** The serious and critical violations on the page, one line each, with the first places where they are. */
export async function violations(page: Page): Promise<string[]> {
  const there = (): boolean => "axe" in globalThis;
  if (!(await page.evaluate(there))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    { resultTypes: ["violations" as const], rules },
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 4).join(" | ")}`);
}
