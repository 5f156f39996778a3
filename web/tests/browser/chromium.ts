// One Chromium for all tests of this process, which run one file after another.
import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { TRUSTED } from "./door";
import { PATIENCE_MS } from "./patience";
import { NAME } from "./program";

export const CHROMIUM = process.env["CHROMIUM"] ?? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync) ?? "chromium";
export const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", `--ignore-certificate-errors-spki-list=${TRUSTED}`, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];

let started: Promise<Browser> | undefined;

/** It starts with the first test that asks for it and ends with the process. */
export const browser = (): Promise<Browser> => (started ??= chromium.launch({ executablePath: CHROMIUM, args: ARGS, timeout: PATIENCE_MS }));

/** A page with a profile of its own, which goes when it is closed. Without a word it moves nothing that it need not. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser()).newPage({ reducedMotion: "reduce", ...options });
  page.context().setDefaultTimeout(PATIENCE_MS);
  return page;
}
