// What axe finds on a page. It is put into a page once and stays there until the page is left.
import axe from "axe-core";
import type { Page } from "playwright-core";

/** What is not asked for, and why. */
const EXCEPTIONS = {
  "label-content-name-mismatch": "our labels are sentences about what is seen, as \"French fries, 3 cards\" on a stack that shows a 3",
  "landmark-banner-is-top-level": "a search in Dr Shark fills the screen as a region with a head and a foot of its own",
  "landmark-contentinfo-is-top-level": "the same",
};
const rules = Object.fromEntries(Object.keys(EXCEPTIONS).map((rule) => [rule, { enabled: false }]));

/** Every violation on the page, however slight: one line each, with the first places where it is. */
export async function violations(page: Page): Promise<string[]> {
  const there = (): boolean => "axe" in globalThis;
  if (!(await page.evaluate(there))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options),
    // Nothing that is asked for looks into what else the page could fetch.
    { resultTypes: ["violations" as const], rules, preload: false },
  );
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 4).join(" | ")}`);
}
