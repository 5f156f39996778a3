import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/browser/order";
import { TEST_MS } from "./tests/browser/patience";

const alike = { testTimeout: TEST_MS, hookTimeout: TEST_MS, maxWorkers: 3 };

// Real browsers against the real program. Waiting for bots, beats and one another costs no core, so that several
// evenings go on at once, and Firefox and WebKit play while Chromium waits. The fixtures page is built once for all.
export default defineConfig({
  test: {
    globalSetup: "tests/browser/fixtures.ts",
    sequence: { sequencer: LongestFirst },
    projects: [
      // The files that a process tests share its modules, and with them one browser.
      { test: { ...alike, name: "chromium", include: ["tests/browser/**/*.test.ts"], isolate: false, maxConcurrency: 3 } },
      // `npm run engines` takes pictures instead.
      { test: { ...alike, name: "elsewhere", include: [process.env["ENGINES"] ? "tests/engines/sheets.ts" : "tests/engines/*.test.ts"], maxConcurrency: 2 } },
    ],
  },
});
