// Chromium as one engine among others, to be held against them.
import { newPage } from "../browser/chromium";
import { NAME } from "../browser/program";
import type { Engine } from "./engine";

export async function startChromium(): Promise<Engine> {
  return { host: NAME, open: (viewport) => newPage({ viewport }), close: async () => {} };
}
