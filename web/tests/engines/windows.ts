// Windows that are driven over WebDriver. Each is a browser of its own, which takes a while to start: a window that
// somebody has left is given to the next person who wants one like it.
import type { Page } from "playwright-core";
import type { Lang } from "../browser/person";
import { DrivenPage } from "./driven";
import type { Size } from "./engine";
import { Session, type Driver } from "./webdriver";

export class Windows {
  readonly #open = new Set<Session>();
  readonly #left = new Map<string, Session[]>();

  constructor(
    private readonly driver: (size: Size, lang: Lang) => Driver,
    /** Whether pictures can be taken of them. */
    private readonly pictures: boolean,
  ) {}

  async open(size: Size, lang: Lang): Promise<Page> {
    const kind = `${size.width}×${size.height} ${lang}`;
    const session = this.#left.get(kind)?.pop() ?? (await this.#start(size, lang));
    return new DrivenPage(session, size, this.pictures, () => this.#leave(session, kind)).asPage();
  }

  async #start(size: Size, lang: Lang): Promise<Session> {
    const session = await Session.start(this.driver(size, lang));
    this.#open.add(session);
    return session;
  }

  /** Nothing is kept of who was there: everybody finds the house at a port of their own, which has its own storage. */
  async #leave(session: Session, kind: string): Promise<void> {
    try {
      await session.delete("actions"); // lets go of every button and key
      await session.post("url", { url: "about:blank" });
      this.#left.set(kind, [...(this.#left.get(kind) ?? []), session]);
    } catch {
      await session.close(); // it is broken, as whoever used it has found out
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open].map((session) => session.close()));
  }
}
