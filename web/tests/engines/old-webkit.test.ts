// Spywhere, a wink and some screens in a WebKit as old as Safari 16. It cannot be told to leave out motion, which takes
// most of its time.
import { startChromium } from "./chromium";
import { engine } from "./engine";
import { looks } from "./looks";
import { playsFew } from "./stories";
import { OLD_SIZE, startOldWebKit } from "./webkit";

const held = engine(startOldWebKit, startChromium);
playsFew(held);
looks(held, (i) => i % 16 === 0, OLD_SIZE);
