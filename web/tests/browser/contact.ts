// Contact sheets: all pictures of one game on one page each, small, to be looked at together.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { PICTURES } from "./house";

/** Pictures on one sheet: as many as a browser can hold and a person can look over. */
const PER_SHEET = 60;

/** Pictures that lie in target/screens and stay side by side. */
export interface Strip {
  game: string;
  names: string[];
}

/** Writes `<title>-<game>-<n>.png`, with `each` strips on a sheet, every picture `high` pixels high. */
export async function contactSheets(browser: Browser, pictures: Strip[], title = "contact", each = PER_SHEET, high = 300): Promise<void> {
  for (const game of new Set(pictures.map((one) => one.game))) {
    const mine = pictures.filter((one) => one.game === game);
    for (let first = 0; first < mine.length; first += each) {
      const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
      page.setDefaultTimeout(0); // sixty pictures take their time on a busy machine
      const figure = (name: string): string => {
        const png = readFileSync(join(PICTURES, `${name}.png`)).toString("base64");
        return `<figure><img alt="" src="data:image/png;base64,${png}"><figcaption>${name}</figcaption></figure>`;
      };
      const strips = mine.slice(first, first + each).map(({ names }) => `<div>${names.map(figure).join("")}</div>`);
      await page.setContent(`<style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;background:#333;color:#eee;font:13px sans-serif}div{display:flex;gap:4px}figure{margin:0}img{display:block;height:${high}px}figcaption{padding:3px}</style>${strips.join("")}`);
      await page.screenshot({ path: join(PICTURES, `${title}-${game}-${first / each + 1}.png`), fullPage: true });
      await page.close();
    }
  }
}
