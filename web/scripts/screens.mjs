// Shoots every fixture screen in every size and language into target/screens/, with axe on each.
//   node scripts/screens.mjs                    everything
//   node scripts/screens.mjs swap,lobby en 360  some screens, one language, one width
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { build } from "vite";
import { serve } from "./serve.mjs";

const ROOT = join(import.meta.dirname, "../..");
const OUT = join(ROOT, "target/screens");
const SIZES = [[360, 640], [390, 844], [1280, 800], [1920, 1080]];
const LANGS = ["en", "fr", "uk"];
const [only, onlyLang, onlyWidth] = process.argv.slice(2);

const names = [...readFileSync(join(import.meta.dirname, "../fixtures/screens.ts"), "utf8").matchAll(/^ {2}"?([a-z-]+)"?: \{ at:/gm)]
  .map((match) => match[1])
  .filter((name) => !name.endsWith("play"))
  .filter((name) => !only || only === "all" || only.split(",").includes(name));

await build({ mode: "fixtures", logLevel: "warn" });
const site = await serve(join(ROOT, "target/fixtures"), "fixtures.html");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
});
mkdirSync(OUT, { recursive: true });

const faults = [];
for (const [width, height] of SIZES.filter(([w]) => !onlyWidth || w === Number(onlyWidth))) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 900, reducedMotion: "reduce" });
  const page = await context.newPage();
  let at = "";
  page.on("console", (line) => ["error", "warning"].includes(line.type()) && faults.push(`${at}: console: ${line.text()}`));
  page.on("pageerror", (error) => faults.push(`${at}: ${error.message}`));
  for (const lang of LANGS.filter((each) => !onlyLang || onlyLang === "all" || each === onlyLang)) {
    for (const name of names.filter((each) => width < 1900 || each.startsWith("tv"))) {
      at = `${name}-${lang}-${width}`;
      await page.goto(`${site.address}/?screen=${name}&lang=${lang}`);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(name === "swap-chosen" ? 300 : 40);
      await page.screenshot({ path: join(OUT, `${at}.png`) });
      faults.push(...(await cutTexts(page)).map((text) => `${at}: ${text}`));
      const axe = await new AxeBuilder({ page }).analyze();
      faults.push(...axe.violations.filter((v) => ["serious", "critical"].includes(v.impact)).map((v) => `${at}: axe ${v.id}: ${v.nodes.map((n) => n.target.join(" ")).slice(0, 4).join(" | ")}`));
    }
  }
  await context.close();
}
await browser.close();
site.close();
console.log(faults.length ? faults.join("\n") : `${names.length} screens, nothing to mend`);
process.exitCode = faults.length ? 1 : 0;

/** What a picky friend sees first: a page wider than the window, small targets. */
function cutTexts(page) {
  return page.evaluate(() => {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`page is ${wide} px too wide`);
    const top = document.querySelector("dialog[open]") ?? document;
    for (const target of top.querySelectorAll("button, a, select, input:not(.sr)")) {
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && (width < 43.5 || height < 43.5)) found.push(`small target ${Math.round(width)}×${Math.round(height)}: ${target.className} ${target.textContent.trim().slice(0, 20)}`);
    }
    for (const text of top.querySelectorAll("button, p, span, b, h1, h2, h3, small, th, dt, li, label")) {
      if (text.closest(".sr") || text.childElementCount > 0 || !text.textContent.trim()) continue;
      if (parseFloat(getComputedStyle(text).fontSize) < 12 && parseFloat(getComputedStyle(text).fontSize) > 0) found.push(`text under 12 px: ${text.textContent.trim().slice(0, 30)}`);
      if (text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0 && getComputedStyle(text).textOverflow !== "ellipsis" && getComputedStyle(text).display !== "inline") found.push(`cut text: ${text.textContent.trim().slice(0, 40)}`);
    }
    return found;
  });
}
