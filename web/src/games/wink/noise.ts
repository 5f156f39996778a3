import type { Sight } from "../../protocol/wink";
import { NOISES, type Noise } from "../../sound/sound.svelte";

const CALL: Noise = [[0, 587, 0.08, 0.14, "triangle"], [0.1, 880, 0.14, 0.14, "triangle"]];
const RIGHT: Noise = [[0, 523, 0.09, 0.16, "triangle"], [0.09, 659, 0.09, 0.16, "triangle"], [0.18, 784, 0.24, 0.16, "triangle"]];
const WRONG: Noise = [[0, 233, 0.14, 0.14, "square"], [0.15, 175, 0.3, 0.14, "square"]];
/** A catch makes its sound itself, after a second of silence. */
export const CAUGHT: Noise = [[0, 784, 0.06, 0.14, "square"], [0.08, 784, 0.06, 0.14, "square"], [0.18, 1047, 0.34, 0.16, "triangle"]];

/** What everybody sees makes a sound; a sign never does. */
export function noise(sight: Sight): Noise | null {
  if ("dealt" in sight) return NOISES.bell;
  if ("called" in sight) return CALL;
  if ("contacted" in sight) return sight.contacted.right ? RIGHT : WRONG;
  if ("accused" in sight) return sight.accused.right ? null : WRONG;
  return "over" in sight ? NOISES.end : null;
}
