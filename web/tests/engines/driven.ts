// A page that is driven over WebDriver: the part of Playwright's `Page` that our plays use, with Playwright's
// patience. What is pressed is pressed with a real pointer, once it is seen, stands still and nothing covers it.
import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { find, placed, seen, type Step } from "./find";
import type { ElementId, Session } from "./webdriver";

const PATIENCE_MS = 120_000;
type Patience = { timeout?: number };
type State = "attached" | "visible" | "hidden" | "detached";

const KEYS: Record<string, string> = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015", " ": " " };

/** Asks until there is an answer. */
async function patiently<T>(what: string, ask: () => Promise<T | null | false | undefined>, timeout = PATIENCE_MS): Promise<T> {
  for (const end = Date.now() + timeout; ; await new Promise((later) => setTimeout(later, 25))) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`not in ${timeout} ms: ${what}`);
  }
}

export class DrivenPage {
  constructor(
    readonly session: Session,
    private readonly size: { width: number; height: number },
  ) {}

  /** To plays it is a page like any other. */
  asPage(): Page {
    return this as unknown as Page;
  }

  viewportSize(): { width: number; height: number } {
    return this.size;
  }

  /** Each has one page, and ends with it. */
  context(): { close(): Promise<void> } {
    return this.session;
  }

  async goto(url: string): Promise<void> {
    await this.session.post("url", { url });
  }

  async reload(): Promise<void> {
    await this.session.post("refresh", {});
  }

  locator(css: string): DrivenLocator {
    return new DrivenLocator(this, [{ css }]);
  }

  /** Chromium and Firefox run the function as it is written here, and so do we. */
  evaluate<T, A>(what: string | ((arg: A) => T | Promise<T>), arg?: A): Promise<T> {
    return this.session.run(String(what), ...(arg === undefined ? [] : [arg]));
  }

  async waitForFunction<A>(what: (arg: A) => unknown, arg?: A, { timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    const script = `(...args) => !!(${String(what)})(...args)`;
    await patiently(String(what), () => this.session.run<boolean>(script, ...(arg === undefined ? [] : [arg])), timeout);
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    writeFileSync(path, Buffer.from(await this.session.get<string>("screenshot"), "base64"));
  }

  readonly keyboard = {
    press: async (key: string): Promise<void> => {
      const value = KEYS[key] ?? key;
      await this.#act({ type: "key", id: "keys", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] });
    },
  };

  readonly mouse = {
    move: (x: number, y: number): Promise<void> => this.pointer({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }),
    down: (): Promise<void> => this.pointer({ type: "pointerDown", button: 0 }),
    up: (): Promise<void> => this.pointer({ type: "pointerUp", button: 0 }),
  };

  pointer(...actions: object[]): Promise<void> {
    return this.#act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  }

  async #act(source: object): Promise<void> {
    await this.session.post("actions", { actions: [source] });
  }
}

export class DrivenLocator {
  constructor(
    private readonly page: DrivenPage,
    private readonly steps: Step[],
  ) {}

  #then(step: Step): DrivenLocator {
    return new DrivenLocator(this.page, [...this.steps, step]);
  }
  locator(css: string): DrivenLocator {
    return this.#then({ css });
  }
  getByText(text: string): DrivenLocator {
    return this.#then({ text });
  }
  first(): DrivenLocator {
    return this.#then({ nth: 0 });
  }
  last(): DrivenLocator {
    return this.#then({ nth: -1 });
  }

  /** What a function makes of all that is found. */
  evaluateAll<T>(what: ((all: never[]) => T) | string): Promise<T> {
    return this.page.session.run(`(steps) => (${String(what)})((${find})(steps))`, this.steps);
  }

  count(): Promise<number> {
    return this.evaluateAll<number>("(all) => all.length");
  }
  isVisible(): Promise<boolean> {
    return this.evaluateAll(`(all) => all.some(${seen})`);
  }
  allInnerTexts(): Promise<string[]> {
    return this.evaluateAll("(all) => all.map((each) => each.innerText)");
  }
  async innerText(): Promise<string> {
    return this.#one("(each) => each.innerText");
  }
  getAttribute(name: string): Promise<string | null> {
    return this.#one<{ value: string | null }>(`(each) => ({ value: each.getAttribute(${JSON.stringify(name)}) })`).then(({ value }) => value);
  }
  /** Of something that is not shown there is none. */
  async boundingBox(): Promise<DOMRect | null> {
    const { box } = await this.#one<{ box: DOMRect | null }>("(each) => ({ box: each.getClientRects().length > 0 ? each.getBoundingClientRect().toJSON() : null })");
    return box;
  }
  evaluate<T>(what: (element: never) => T): Promise<T> {
    return this.#one(String(what));
  }
  async dispatchEvent(type: string): Promise<void> {
    await this.#one(`(each) => each.dispatchEvent(new MouseEvent(${JSON.stringify(type)}, { bubbles: true, cancelable: true })) || true`);
  }

  /** What a function makes of the first that is found, once there is one. */
  #one<T>(what: string): Promise<T> {
    return patiently(this.#name, async () => {
      const [it] = await this.evaluateAll<T[]>(`(all) => all.slice(0, 1).map(${what})`);
      return it as T & object;
    });
  }

  async waitFor({ state = "visible", timeout }: Patience & { state?: State } = {}): Promise<void> {
    const wanted = { attached: "all.length > 0", visible: `all.some(${seen})`, hidden: `!all.some(${seen})`, detached: "all.length === 0" }[state];
    await patiently(`${this.#name} ${state}`, () => this.evaluateAll<boolean>(`(all) => ${wanted}`), timeout);
  }

  async hover({ timeout }: Patience = {}): Promise<void> {
    const [x, y] = await this.#point(timeout);
    await this.page.mouse.move(x, y);
  }

  async click({ timeout }: Patience = {}): Promise<void> {
    const [x, y] = await this.#point(timeout);
    await this.page.pointer({ type: "pointerMove", duration: 0, x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
  }

  async fill(text: string): Promise<void> {
    await this.click();
    const field = await this.#one<ElementId>("(each) => (each.select(), each)");
    await this.page.session.type(field, text);
  }

  /** Where to press it, once it can be pressed. */
  #point(timeout?: number): Promise<[x: number, y: number]> {
    return patiently(`${this.#name} can be pressed`, () => this.evaluateAll<[number, number] | null>(placed), timeout);
  }

  get #name(): string {
    return this.steps.map((step) => ("css" in step ? step.css : "text" in step ? `"${step.text}"` : step.nth === 0 ? "first" : "last")).join(" › ");
  }
}
