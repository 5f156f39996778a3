// Before any test: nobody is hurried, and the shell's English words are here, as they are on a page before it is drawn.
import { vi } from "vitest";
import { fetchWords, SHELL } from "../src/i18n/words";
import { TEST_MS } from "./browser/patience";

vi.setConfig({ testTimeout: TEST_MS, hookTimeout: TEST_MS });
await fetchWords(SHELL, "en");
