// Whole games and screens in WebKit as old as Safari 16.
import { engine } from "./engine";
import { looks } from "./looks";
import { plays } from "./stories";
import { OLD_SIZE, startOldWebKit } from "./webkit";

const held = engine(startOldWebKit);
plays(held);
// Slower than the others, on a large window and with all its motion.
looks(held, (i) => i % 8 === 0, OLD_SIZE);
