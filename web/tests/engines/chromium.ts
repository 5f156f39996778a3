// Chromium as one engine among others, to be held against them.
import { chromium } from "playwright-core";
import { ARGS, CHROMIUM } from "../browser/house";
import { NAME } from "../browser/program";
import type { Engine } from "./engine";

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  return {
    host: NAME,
    open: async (viewport) => (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage(),
    close: () => browser.close(),
  };
}
