// The steps of a lesson that were seen in this tab: after a reload, too, their words can be read again.
import type { Shelf } from "../link/keep";
import type { Lesson } from "../protocol/wire";

const KEY = "lesson";

/** One lesson is kept, that of the table with this code. */
export class Past {
  constructor(private readonly code: string, private readonly shelf: Shelf | null) {}

  get steps(): Lesson[] {
    try {
      const kept = JSON.parse(this.shelf?.getItem(KEY) ?? "null") as { code?: unknown; steps?: unknown } | null;
      return kept?.code === this.code && Array.isArray(kept.steps) ? kept.steps.filter(isStep) : [];
    } catch {
      return [];
    }
  }

  set steps(steps: Lesson[]) {
    try {
      this.shelf?.setItem(KEY, JSON.stringify({ code: this.code, steps }));
    } catch {
      // They last as long as the page.
    }
  }
}

const isStep = (value: unknown): value is Lesson =>
  typeof value === "object" && value !== null && typeof (value as Lesson).step === "string" && typeof (value as Lesson).number === "number";

/** What the tab remembers, if it may. */
export function tabShelf(): Shelf | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
