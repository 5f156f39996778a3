import { defineConfig } from "vitest/config";

// Real Chromium against the real program. Waiting for bots and for one another costs no core, so
// that several evenings go on at once.
export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "tests/browser/fixtures.ts",
    include: ["tests/browser/**/*.test.ts"],
    // A whole game on a busy machine; what is stuck is found by its own wait, after half a minute.
    testTimeout: 400_000,
    hookTimeout: 400_000,
    maxWorkers: 2,
    maxConcurrency: 3,
  },
});
