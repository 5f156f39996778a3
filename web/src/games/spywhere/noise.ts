import type { Sight } from "../../protocol/spywhere";
import { NOISES, type Noise } from "../../sound/sound.svelte";

const ELIMINATE: Noise = [[0, 330, 0.09, 0.16, "square"], [0.1, 262, 0.09, 0.16, "square"], [0.2, 196, 0.2, 0.18, "square"]];
const ENVELOPE: Noise = [[0, 740, 0.06, 0.1, "sine"], [0.08, 932, 0.22, 0.14, "sine"]];
/** An envelope that was right makes its sound itself, once it is open. */
export const RIGHT: Noise = [[0, 1480, 0.03, 0.08, "square"], [0.12, 523, 0.1, 0.16, "triangle"], [0.22, 659, 0.1, 0.16, "triangle"], [0.32, 784, 0.1, 0.16, "triangle"], [0.42, 1047, 0.5, 0.18, "triangle"]];
const SWAP: Noise = [[0, 392, 0.07, 0.16, "triangle"], [0.09, 523, 0.1, 0.16, "triangle"]];

export function noise(sight: Sight): Noise | null {
  if ("dealt" in sight) return NOISES.bell;
  if ("began" in sight) return NOISES.card;
  if ("swapped" in sight) return SWAP;
  if ("eliminated" in sight) return ELIMINATE;
  if ("identified" in sight) return ENVELOPE;
  if ("final" in sight) return NOISES.bell;
  return "over" in sight ? NOISES.end : null;
}
