// The fixtures page: built once for all tests, and served on this machine while they run.
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { build } from "vite";
import { serve } from "../../scripts/serve.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the fixtures page. */
    fixtures: string;
  }
}

/** Where it is built. */
export const FIXTURES = join(import.meta.dirname, "../../../target/fixtures");

export default async function setup({ provide }: TestProject): Promise<() => void> {
  await build({ mode: "fixtures", logLevel: "warn" });
  const site = await serve(FIXTURES, "fixtures.html");
  provide("fixtures", site.address);
  return () => site.close();
}
