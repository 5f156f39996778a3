// Waiting in tests without a browser: as patient as those with one, so that no test depends on how busy the machine is.
import { vi } from "vitest";
import { PATIENCE_MS } from "./browser/patience";

/** Until it holds. */
export const eventually = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 10 });
