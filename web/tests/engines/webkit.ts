// WebKit, driven by WebDriver: WebKitGTK, about as new as Safari, and WPE WebKit, which Debian has as old as Safari 16.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Engine, Size } from "./engine";
import { Windows } from "./windows";

const LIBRARIES = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
const LOCALES = { en: "en_GB.UTF-8", fr: "fr_FR.UTF-8", uk: "uk_UA.UTF-8" };
/** Larger than any window on it. */
const SCREEN = "2000x1200x24";

/** Windows as narrow as a phone (`window.py`), on a screen that nobody sees. `pictures`: they can be taken. */
export async function startWebKit(pictures = false): Promise<Engine> {
  const { screen, display } = await startScreen();
  const binary = "/usr/bin/python3";
  const windows = new Windows(({ width, height }, lang) => ({
    program: "WebKitWebDriver",
    env: { ...process.env, DISPLAY: display, WINDOW: `${width}x${height}`, ...(pictures ? { PICTURES: "yes" } : {}), LANGUAGE: lang, LC_ALL: LOCALES[lang] },
    capabilities: { "webkitgtk:browserOptions": { binary, args: [join(import.meta.dirname, "window.py")] } },
  }), pictures);
  return {
    host: "127.0.0.1",
    open: (size, lang) => windows.open(size, lang),
    close: async () => {
      await windows.close();
      const gone = once(screen, "exit");
      screen.kill();
      await gone;
    },
  };
}

/** The only size that it has without a screen. */
export const OLD_SIZE: Size = { width: 1280, height: 720 };

export async function startOldWebKit(): Promise<Engine> {
  const folder = readdirSync(LIBRARIES).find((name) => name.startsWith("wpe-webkit-"));
  if (!folder) throw new Error("there is no WPE WebKit: on Debian, apt-get install wpewebkit-driver");
  const binary = join(LIBRARIES, folder, "MiniBrowser");
  const windows = new Windows(() => ({ program: "WPEWebDriver", env: process.env, capabilities: { "wpe:browserOptions": { binary, args: ["--automation", "--headless"] } } }), true);
  return { host: "127.0.0.1", open: (_, lang) => windows.open(OLD_SIZE, lang), close: () => windows.close() };
}

/** An X server of our own; it chooses a free number itself. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = (await Promise.race([
    once(createInterface(screen.stdio[3] as Readable), "line"),
    once(screen, "exit").then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ])) as [string];
  return { screen, display: `:${number}` };
}
