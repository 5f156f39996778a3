// Whole games and screens in Firefox.
import { engine } from "./engine";
import { startFirefox } from "./firefox";
import { looks } from "./looks";
import { plays } from "./stories";

const held = engine(startFirefox);
plays(held);
looks(held, (i) => i % 5 === 0);
