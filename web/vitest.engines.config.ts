import { defineConfig } from "vitest/config";
import { TEST_MS } from "./tests/browser/patience";

// Firefox and WebKit against the real program, all engines at the same time, and two games in each: they wait for bots and
// beats more than they work.
export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "tests/browser/fixtures.ts",
    // `npm run engines` takes pictures instead.
    include: [process.env["ENGINES"] ? "tests/engines/sheets.ts" : "tests/engines/*.test.ts"],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    maxWorkers: 4,
    maxConcurrency: 2,
  },
});
