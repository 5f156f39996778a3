// Before any test: the shell's English words are here, as they are on a page before it is drawn.
import { fetchWords, SHELL } from "../src/i18n/words";

await fetchWords(SHELL, "en");
