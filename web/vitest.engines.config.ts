import { defineConfig } from "vitest/config";

// Firefox and WebKit against the real program, all engines and most games at the same time: they wait for bots and beats
// more than they work.
export default defineConfig({
  test: {
    environment: "node",
    globalSetup: "tests/browser/fixtures.ts",
    // `npm run engines` takes pictures instead.
    include: [process.env["ENGINES"] ? "tests/engines/sheets.ts" : "tests/engines/*.test.ts"],
    testTimeout: 400_000,
    // A browser takes its time to start on a busy machine.
    hookTimeout: 400_000,
    maxWorkers: 4,
    maxConcurrency: 3,
  },
});
