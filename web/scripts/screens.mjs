// Shoots every fixture screen in every size and language into target/screens/, with axe on each.
//   npm run screens                         everything
//   npm run screens -- swap,lobby fr 360    some screens, one language, one width
import { spawnSync } from "node:child_process";

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "vitest.browser.config.ts", "--project", "chromium", "screens"];
const env = { ...process.env, SCREENS: process.argv.slice(2).join(" ") || "all" };
process.exitCode = spawnSync(process.execPath, vitest, { env, stdio: "inherit" }).status ?? 1;
