// Somebody with a browser: a phone, or the shared screen. Everything that came in over the socket
// and every complaint of the browser is kept.
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import type { Sight, View } from "../../src/protocol/spywhere";
import type { Table, ToClient, ToServer, Whereabouts } from "../../src/protocol/wire";
import { PATIENCE_MS } from "./patience";

export type Lang = "en" | "fr" | "uk";
export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };
export const TV = { width: 1920, height: 1080 };

/** What a browser itself writes about a server that has been killed; nobody could keep it from that. */
export const KILLED = /WebSocket connection to .* failed|Failed to load resource: net::ERR_CONNECTION_REFUSED|Failed to load resource: net::ERR_EMPTY_RESPONSE|Failed to load resource: net::ERR_CONNECTION_RESET/;

/** What somebody brings; without a word, a small phone that moves nothing it need not. */
export interface Device {
  size?: { width: number; height: number };
  motion?: boolean;
  /** Has never played: is offered lessons and shown coach marks. */
  newcomer?: boolean;
  /** Keeps somebody else company: where one engine is tried, another will do for them. */
  company?: boolean;
  /** Has a loudspeaker. Without one the page makes its sounds all the same, and no processor works on them. */
  loud?: boolean;
}

export class Person {
  /** Raw texts, as they came. */
  readonly frames: string[] = [];
  readonly sent: string[] = [];
  /** Both, in the order in which they went over the line. */
  readonly traffic: { way: "in" | "out"; text: string }[] = [];
  readonly complaints: string[] = [];
  /** What the browser itself will write into its console, and may. */
  expects: RegExp | null = null;
  /** Where this person's browser finds the house, if it is not where everybody finds it. */
  origin: string | null = null;

  /** What stands between this person's browser and the house, if anything does. */
  tap: { freeze(): void } | null = null;

  private constructor(
    readonly name: string,
    readonly lang: Lang,
    readonly context: BrowserContext,
    readonly page: Page,
    /** Whether a touch screen can be played: Chromium alone lets a test do that. */
    readonly touches: boolean,
  ) {}

  static async with(browser: Browser, name: string, lang: Lang, { size: viewport = PHONE, motion = false, newcomer = false, loud = false }: Device = {}): Promise<Person> {
    const phone = viewport.width < 900;
    const context = await browser.newContext({ viewport, locale: { en: "en-GB", fr: "fr-FR", uk: "uk-UA" }[lang], hasTouch: phone, isMobile: phone, reducedMotion: motion ? "no-preference" : "reduce" });
    context.setDefaultTimeout(PATIENCE_MS);
    if (!newcomer) await context.addInitScript(() => {
        // A blank page has no storage.
        if (location.protocol.startsWith("http")) localStorage.setItem("once", '["*"]');
      });
    if (!loud) await context.addInitScript(() => {
        window.AudioContext = class extends AudioContext {
          constructor(options?: AudioContextOptions) {
            super(options);
            void this.suspend();
          }
          override async resume(): Promise<void> {}
        };
      });
    const person = new Person(name, lang, context, await context.newPage(), true);
    person.#listen();
    return person;
  }

  /** Somebody at a page of any engine. Who has opened it also tells what goes over its line. */
  static at(page: Page, name: string, lang: Lang): Person {
    return new Person(name, lang, page.context(), page, false);
  }

  note(way: "in" | "out", text: string): void {
    (way === "in" ? this.frames : this.sent).push(text);
    this.traffic.push({ way, text });
  }

  complain(text: string): void {
    if (!this.expects?.test(text)) this.complaints.push(text);
  }

  #listen(): void {
    this.page.on("console", (line) => {
      if (["error", "warning"].includes(line.type())) this.complain(line.text());
    });
    this.page.on("pageerror", (error) => this.complaints.push(error.message));
    this.page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.note("in", String(payload)));
      socket.on("framesent", ({ payload }) => this.note("out", String(payload)));
    });
  }

  readonly #heard: unknown[] = [];
  readonly #said: unknown[] = [];

  /** Everything heard, read; each text once, for it is asked for often. */
  get heard(): ToClient<Sight[], View, never>[] {
    return readOn(this.#heard, this.frames) as ToClient<Sight[], View, never>[];
  }

  /** Everything said, read. */
  get said(): ToServer[] {
    return readOn(this.#said, this.sent) as ToServer[];
  }

  get table(): Table {
    const last = this.heard.findLast((each) => "table" in each);
    if (!last || !("table" in last)) throw new Error(`${this.name} has seen no table`);
    return last.table;
  }

  /** From the front page to a table of one's own, under one's name. Its link. */
  async open(address: string, where: Whereabouts = "apart"): Promise<string> {
    await this.page.goto(address);
    await this.page.locator(".acts .btn.open").click();
    await this.page.locator(`dialog [data-where="${where}"]`).click();
    await this.page.locator(".lobby-table").waitFor();
    if (this.name) {
      await this.page.locator(".lobby-table .seat").first().click();
      await this.page.locator("#my-name").fill(this.name);
      await this.page.locator("dialog form .btn").click();
      await this.page.locator(".lobby-table .seat").getByText(this.name).waitFor();
    }
    return this.page.evaluate(() => location.href);
  }

  /** The same link, as this person's browser finds it. */
  here(link: string): string {
    return link.replace(new URL(link).origin, this.origin ?? new URL(link).origin);
  }

  /** From a link to a seat: one name, one click. */
  async join(link: string): Promise<void> {
    await this.page.goto(this.here(link));
    await this.page.locator("#name").fill(this.name);
    await this.page.locator("form .btn.gold").click();
    await this.page.locator(".lobby-table").waitFor();
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

function readOn(read: unknown[], texts: string[]): unknown[] {
  while (read.length < texts.length) read.push(JSON.parse(texts[read.length]!));
  return read;
}

/** Waits until it is so. */
export async function until(what: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !what(); await new Promise((later) => setTimeout(later, 20))) {
    if (Date.now() > end) throw new Error(`not in ${PATIENCE_MS} ms: ${what}`);
  }
}

/** Presses a button of a card: again, if nothing came of it for a while. The card ignores a finger while it has only just
 *  changed, and a key may have ended a moment that filled the screen. */
export async function insist(button: Locator, done: () => boolean | Promise<boolean>, key?: string): Promise<void> {
  while (!(await done())) {
    await (key ? button.press(key, { timeout: 1000 }) : button.tap({ timeout: 1000 })).catch(() => {});
    for (const patience = Date.now() + 3000; Date.now() < patience && !(await done()); ) await new Promise((later) => setTimeout(later, 20));
  }
}
