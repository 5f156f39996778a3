// Whether node_modules holds what the lockfile asks for: exit code 0 if so. npm keeps its own list
// of what it installed; packages for other machines may be missing from it.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const WEB = join(import.meta.dirname, "..");
const packages = (name) => JSON.parse(readFileSync(join(WEB, name), "utf8")).packages;

try {
  const installed = packages("node_modules/.package-lock.json");
  const wanted = Object.entries(packages("package-lock.json")).filter(([path, entry]) => path !== "" && !entry.optional);
  const differs = ([path, entry]) => installed[path]?.version !== entry.version || installed[path]?.integrity !== entry.integrity;
  process.exitCode = wanted.some(differs) ? 1 : 0;
} catch {
  process.exitCode = 1;
}
