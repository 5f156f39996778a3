// Contact sheets: all pictures of one game on one page each, small, to be looked at together.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { PICTURES } from "./house";

/** Pictures on one sheet: as many as a browser can hold and a person can look over. */
const PER_SHEET = 60;

/** Writes `contact-<game>-<n>.png` from pictures that lie in target/screens. */
export async function contactSheets(browser: Browser, pictures: { game: string; name: string }[]): Promise<void> {
  for (const game of new Set(pictures.map((one) => one.game))) {
    const mine = pictures.filter((one) => one.game === game);
    for (let first = 0; first < mine.length; first += PER_SHEET) {
      const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
      const figures = mine.slice(first, first + PER_SHEET).map(({ name }) => {
        const png = readFileSync(join(PICTURES, `${name}.png`)).toString("base64");
        return `<figure><img alt="" src="data:image/png;base64,${png}"><figcaption>${name}</figcaption></figure>`;
      });
      await page.setContent(`<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;background:#333;color:#eee;font:13px sans-serif}figure{margin:0}img{display:block;height:300px}figcaption{padding:3px}</style>${figures.join("")}`);
      await page.screenshot({ path: join(PICTURES, `contact-${game}-${first / PER_SHEET + 1}.png`), fullPage: true });
      await page.close();
    }
  }
}
