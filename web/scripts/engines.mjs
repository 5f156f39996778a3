// Shoots the fixture screens in Chromium, Firefox and WebKit and puts them side by side into target/screens/.
//   npm run engines                      everything
//   npm run engines -- swap,lobby 390    some screens, one width
import { spawnSync } from "node:child_process";

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.browser.config.ts", "--project", "elsewhere"];
const env = { ...process.env, ENGINES: process.argv.slice(2).join(" ") || "all" };
process.exitCode = spawnSync(process.execPath, vitest, { env, stdio: "inherit" }).status ?? 1;
