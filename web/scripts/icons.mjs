// Draws the icons of an installed client from public/icon.svg, with Chromium.
//   npm run icons
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const PUBLIC = join(import.meta.dirname, "../public");
/** A file, its side in pixels, how much of it the house takes, and whether night surrounds it: a maskable icon may be
 *  cut to a circle of 80 %, and iPhones cut the corners and show black where there is nothing. */
const ICONS = [
  ["icon-192.png", 192, 1, false],
  ["icon-512.png", 512, 1, false],
  ["icon-maskable-512.png", 512, 0.56, true],
  ["apple-touch-icon.png", 180, 0.74, true],
];

const svg = readFileSync(join(PUBLIC, "icon.svg"), "utf8");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, side, share, night] of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const house = `width:${side * share}px;height:${side * share}px`;
  await page.setContent(`<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${night ? "#0f1220" : "none"}}svg{${house}}</style>${svg}`);
  writeFileSync(join(PUBLIC, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
