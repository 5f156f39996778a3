// What is wrong with a screen, as far as a browser can measure it.
import type { Page } from "playwright-core";

/** What a picky friend sees first: a page wider or a little taller than the window, small targets, cut or tiny texts. A citation is a
 *  link in a sentence and as high as its line; a wide table scrolls by itself. */
export function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    // Safari 16 cannot be asked; there, what is seen through is seen.
    const isSeen = (each: Element): boolean => each.checkVisibility?.({ opacityProperty: true }) ?? getComputedStyle(each).visibility === "visible";
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`page is ${wide} px too wide`);
    // A page that is meant to scroll does so by more than this.
    const tall = document.documentElement.scrollHeight - innerHeight;
    if (tall > 0 && tall < 3) found.push(`page is ${tall} px too tall`);
    const top = document.querySelector("dialog[open]") ?? document;
    for (const target of top.querySelectorAll("button, a:not(.cite), select, input:not(.sr)")) {
      // What no finger presses: what lies beneath takes the press.
      if (getComputedStyle(target).pointerEvents === "none") continue;
      const { width, height } = target.getBoundingClientRect();
      if (width > 0 && (width < 43.5 || height < 43.5)) found.push(`small target ${Math.round(width)}×${Math.round(height)}: ${target.className} ${target.textContent.trim().slice(0, 20)}`);
    }
    // The arrow lies over a select's right padding: what is chosen has the rest.
    const ink = document.createElement("canvas").getContext("2d")!;
    for (const select of top.querySelectorAll("select")) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      ink.font = font;
      const chosen = select.selectedOptions[0]?.text.trim() ?? "";
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (select.clientWidth > 0 && ink.measureText(chosen).width > room + 1) found.push(`cut choice: ${chosen}`);
    }
    for (const text of top.querySelectorAll("button, p, span, b, h1, h2, h3, small, th, dt, li, label")) {
      if (text.closest(".sr, .wide") || text.childElementCount > 0 || !text.textContent.trim() || !isSeen(text)) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      const { right, width } = words.getBoundingClientRect();
      const style = getComputedStyle(text);
      // What its own box cuts ends there.
      const end = style.overflowX === "visible" ? right : Math.min(right, text.getBoundingClientRect().right);
      if (width > 0 && end > innerWidth - 3) found.push(`text at the edge: ${text.textContent.trim().slice(0, 40)}`);
      const size = parseFloat(style.fontSize);
      if (size > 0 && size < 12) found.push(`text under 12 px: ${text.textContent.trim().slice(0, 30)}`);
      const fits = text.scrollWidth <= text.clientWidth + 1 || text.clientWidth === 0;
      if (!fits && style.textOverflow === "ellipsis" && text.clientWidth < 20) found.push(`no room for: ${text.textContent.trim().slice(0, 40)}`);
      if (!fits && style.textOverflow !== "ellipsis" && style.display !== "inline") found.push(`cut text: ${text.textContent.trim().slice(0, 40)}`);
    }
    return found;
  });
}
