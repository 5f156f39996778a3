// What feels its way in the bag and carries pieces: fingers on a touch screen, or a mouse.
import type { CDPSession, Page } from "playwright-core";
import type { Person } from "./person";

export interface Pointer {
  /** Strokes from here to there in `steps` steps, one for each frame that the page draws, and stays there. */
  stroke(x1: number, y1: number, x2: number, y2: number, steps?: number): Promise<void>;
  /** Draws what is under it at (x, y), without waiting as a hold does. */
  take(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

/** Fingers where they can be played, and a mouse where not. */
export const pointerOf = (person: Person): Promise<Pointer> => (person.touches ? Touch.on(person) : Promise.resolve(new Mouse(person.page)));

const frameDrawn = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));

/** A mouse draws with the end of a press. */
class Mouse implements Pointer {
  #down = false;

  constructor(private readonly page: Page) {}

  async stroke(x1: number, y1: number, x2: number, y2: number, steps = 12): Promise<void> {
    await this.page.mouse.move(x1, y1);
    await this.page.mouse.down();
    this.#down = true;
    for (let i = 1; i <= steps; i++) {
      await this.page.mouse.move(x1 + ((x2 - x1) * i) / steps, y1 + ((y2 - y1) * i) / steps);
      await frameDrawn(this.page);
    }
  }

  async take(): Promise<void> {
    await this.up();
  }

  async up(): Promise<void> {
    if (this.#down) await this.page.mouse.up();
    this.#down = false;
  }
}

/** Fingers on the glass, as Chromium gets them from a touch screen. */
export class Touch implements Pointer {
  private constructor(private readonly cdp: CDPSession, private readonly page: Page) {}

  static async on({ page, context }: Person): Promise<Touch> {
    return new Touch(await context.newCDPSession(page), page);
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number; id: number }[]): Promise<void> {
    await this.cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  }

  async down(x: number, y: number): Promise<void> {
    await this.#send("touchStart", [{ x, y, id: 0 }]);
  }
  async move(x: number, y: number): Promise<void> {
    await this.#send("touchMove", [{ x, y, id: 0 }]);
  }
  async up(): Promise<void> {
    await this.#send("touchEnd", []);
  }

  async stroke(x1: number, y1: number, x2: number, y2: number, steps = 12): Promise<void> {
    await this.down(x1, y1);
    for (let i = 1; i <= steps; i++) {
      await this.move(x1 + ((x2 - x1) * i) / steps, y1 + ((y2 - y1) * i) / steps);
      await frameDrawn(this.page);
    }
  }

  /** While one finger rests at (x, y), another taps beside it. */
  async take(x: number, y: number): Promise<void> {
    const first = { x, y, id: 0 };
    await this.#send("touchStart", [first, { x: x + 70, y: y - 60, id: 1 }]);
    await this.#send("touchEnd", [first]);
  }
}
