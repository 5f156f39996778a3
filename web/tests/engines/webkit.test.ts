// Whole games and screens in WebKit.
import { engine } from "./engine";
import { looks } from "./looks";
import { plays } from "./stories";
import { startWebKit } from "./webkit";

const held = engine(() => startWebKit());
plays(held);
looks(held, (i) => i % 5 === 1);
