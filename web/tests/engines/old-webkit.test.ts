// The three games and some screens in a WebKit as old as Safari 16. It cannot be told to leave out motion, which takes
// most of its time, so that Spywhere alone is played to the end.
import { startChromium } from "./chromium";
import { engine } from "./engine";
import { looks } from "./looks";
import { plays } from "./stories";
import { OLD_SIZE, startOldWebKit } from "./webkit";

const held = engine(startOldWebKit, startChromium);
plays(held, false);
looks(held, (i) => i % 16 === 0, OLD_SIZE);
