// Plays every lesson in every language, on a phone and on a desktop, and keeps a picture of each step in target/screens/.
//   npm run lessons                    everything
//   npm run lessons -- wink fr 360     one game, one language, one width
import { spawnSync } from "node:child_process";

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.browser.config.ts", "--project", "chromium", "lessons", "-t", "px wide"];
const env = { ...process.env, LESSONS: process.argv.slice(2).join(" ") || "all" };
process.exitCode = spawnSync(process.execPath, vitest, { env, stdio: "inherit" }).status ?? 1;
