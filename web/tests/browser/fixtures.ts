// The fixtures page: built once for all tests of a run, and served on this machine while they run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { build } from "vite";
import { serve } from "../../scripts/serve.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the fixtures page. */
    fixtures: string;
    /** The folder in which it is built. */
    built: string;
  }
}

/** Each run has a folder of its own: another one must not take away the files that a page is about to fetch. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "safehouse-fixtures-"));
  await build({ mode: "fixtures", logLevel: "warn", build: { outDir: folder, emptyOutDir: true } });
  const site = await serve(folder, "fixtures.html");
  provide("fixtures", site.address);
  provide("built", folder);
  return () => {
    site.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
