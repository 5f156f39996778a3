// A page that is driven over WebDriver: the part of Playwright's `Page` that our plays use, with Playwright's
// patience. What is pressed is pressed with a real pointer, once it is seen, stands still and nothing covers it.
import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { PATIENCE_MS } from "../browser/patience";
import { find, landed, patiently, placed, seen, type Step } from "./find";
import type { ElementId, Session } from "./webdriver";

type Patience = { timeout?: number };
type State = "attached" | "visible" | "hidden" | "detached";
type Size = { width: number; height: number };

const KEYS: Record<string, string> = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015", " ": " " };

export class DrivenPage {
  constructor(
    readonly session: Session,
    private readonly size: Size,
    private readonly pictures: boolean,
    /** What becomes of the window when nobody needs it any more. */
    private readonly leave: () => Promise<void>,
  ) {}

  /** To plays it is a page like any other. */
  asPage(): Page {
    return this as unknown as Page;
  }

  viewportSize(): Size {
    return this.size;
  }

  /** Each has one page, and ends with it. */
  context(): { close(): Promise<void> } {
    return { close: this.leave };
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

  async waitForFunction<A>(what: (arg: A) => unknown, arg?: A, { timeout }: Patience = {}): Promise<void> {
    await this.answer(String(what), `async (...args) => !!(await (${String(what)})(...args))`, arg === undefined ? [] : [arg], timeout);
  }

  /** What a function in the page returns, once that is something. */
  async answer<T>(name: string, what: string, args: unknown[], timeout = PATIENCE_MS): Promise<T> {
    for (const end = Date.now() + timeout; ; ) {
      const left = end - Date.now();
      const answer = await this.session.run<T | null>(`(${patiently})(${what}, ${Math.max(0, Math.min(left, 1000))})`, ...args);
      if (answer) return answer;
      if (left <= 0) throw new Error(`not in ${timeout} ms: ${name}`);
    }
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    if (!this.pictures) throw new Error("this window is never painted as a whole, and a picture of it would never come");
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

  /** What a function makes of all that is found now. */
  evaluateAll<T>(what: ((all: never[]) => T) | string): Promise<T> {
    return this.page.session.run(ofAll(what), this.steps);
  }
  /** The same, once that is something. */
  #once<T>(name: string, what: string, timeout?: number): Promise<T> {
    return this.page.answer(name, ofAll(what), [this.steps], timeout);
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
    return this.#one(`(each) => each.getAttribute(${JSON.stringify(name)})`);
  }
  /** Of something that is not shown there is none. */
  boundingBox(): Promise<DOMRect | null> {
    return this.#one("(each) => (each.getClientRects().length > 0 ? each.getBoundingClientRect().toJSON() : null)");
  }
  evaluate<T>(what: (element: never) => T): Promise<T> {
    return this.#one(String(what));
  }
  async dispatchEvent(type: string): Promise<void> {
    await this.#one(`(each) => each.dispatchEvent(new MouseEvent(${JSON.stringify(type)}, { bubbles: true, cancelable: true }))`);
  }

  /** What a function makes of the first that is found, once there is one. */
  async #one<T>(what: string): Promise<T> {
    const [it] = await this.#once<T[]>(this.#name, `async ([each]) => (each ? [await (${what})(each)] : null)`);
    return it as T;
  }

  async waitFor({ state = "visible", timeout }: Patience & { state?: State } = {}): Promise<void> {
    const wanted = { attached: "all.length > 0", visible: `all.some(${seen})`, hidden: `!all.some(${seen})`, detached: "all.length === 0" }[state];
    await this.#once(`${this.#name} ${state}`, `(all) => ${wanted}`, timeout);
  }

  async hover({ timeout }: Patience = {}): Promise<void> {
    const [x, y] = await this.#point(timeout);
    await this.page.mouse.move(x, y);
  }

  async click({ timeout }: Patience = {}): Promise<void> {
    do {
      const [x, y] = await this.#point(timeout);
      await this.page.pointer({ type: "pointerMove", duration: 0, x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
    } while (!(await this.page.session.run<boolean>(landed)));
  }

  async fill(text: string): Promise<void> {
    await this.click();
    const field = await this.#one<ElementId>("(each) => (each.select(), each)");
    await this.page.session.type(field, text);
  }

  /** Where to press it, once it can be pressed. */
  #point(timeout?: number): Promise<[x: number, y: number]> {
    return this.#once(`${this.#name} can be pressed`, placed, timeout);
  }

  get #name(): string {
    return this.steps.map((step) => ("css" in step ? step.css : "text" in step ? `"${step.text}"` : step.nth === 0 ? "first" : "last")).join(" › ");
  }
}

const ofAll = (what: ((all: never[]) => unknown) | string): string => `(steps) => (${String(what)})((${find})(steps))`;
