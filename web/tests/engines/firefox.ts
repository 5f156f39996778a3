// Firefox, driven by Playwright.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firefox } from "playwright-core";
import { PATIENCE_MS } from "../browser/patience";
import { NAME } from "../browser/program";
import type { Engine } from "./engine";
import { START_MS, started } from "./start";

export const FIREFOX = process.env["FIREFOX"] ?? "/usr/bin/firefox-esr";

export async function startFirefox(): Promise<Engine> {
  // It writes into its owner's folder.
  const home = mkdtempSync(join(tmpdir(), "firefox-"));
  const browser = await started("Firefox", () => firefox.launch({
    channel: "moz-firefox",
    executablePath: FIREFOX,
    timeout: START_MS,
    env: { ...(process.env as Record<string, string>), HOME: home },
    firefoxUserPrefs: { "ui.prefersReducedMotion": 1, "network.dns.localDomains": NAME, "layout.frame_rate": 30 },
  }));
  return {
    host: NAME,
    open: async (viewport, lang) => {
      const context = await browser.newContext({ viewport, locale: { en: "en-GB", fr: "fr-FR", uk: "uk-UA" }[lang] });
      context.setDefaultTimeout(PATIENCE_MS);
      return context.newPage();
    },
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
