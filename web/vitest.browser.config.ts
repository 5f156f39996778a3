import { defineConfig } from "vitest/config";
import { TEST_MS } from "./tests/browser/patience";

// Real Chromium against the real program. Waiting for bots and for one another costs no core, so
// that several evenings go on at once.
export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "tests/browser/fixtures.ts",
    include: ["tests/browser/**/*.test.ts"],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    // The files that a process tests share its modules, and with them one browser.
    isolate: false,
    maxWorkers: 2,
    maxConcurrency: 3,
  },
});
