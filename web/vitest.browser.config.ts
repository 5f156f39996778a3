import { defineConfig } from "vitest/config";

// Real Chromium against the real program. Waiting for bots and for one another costs no core, so
// that several evenings go on at once.
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/browser/**/*.test.ts"],
    testTimeout: 170_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    maxConcurrency: 3,
  },
});
