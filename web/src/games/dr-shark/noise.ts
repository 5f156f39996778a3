import type { Sight } from "../../protocol/dr-shark";
import { NOISES, type Noise } from "../../sound/sound.svelte";

const SPLASH: Noise = [[0, 240, 0.06, 0.2, "sawtooth"], [0.05, 620, 0.05, 0.1, "triangle"], [0.12, 340, 0.12, 0.1, "sine"], [0.2, 480, 0.1, 0.06, "sine"]];
const OUT: Noise = [[0, 300, 0.04, 0.14, "sine"], [0.05, 560, 0.09, 0.16, "sine"]];
const TOCK: Noise = [[0, 180, 0.05, 0.26, "triangle"], [0.01, 720, 0.03, 0.12, "square"]];
const DULL: Noise = [[0, 150, 0.12, 0.2, "square"], [0.13, 120, 0.16, 0.18, "square"]];
const SHARK: Noise = [[0, 55, 0.5, 0.4, "sawtooth"], [0.1, 62, 0.45, 0.35, "sawtooth"], [0.5, 1400, 0.03, 0.4, "square"], [0.52, 90, 0.35, 0.4, "square"]];
/** Two boards: short, dry, loud. */
const CLAP: Noise = [[0, 1700, 0.015, 0.5, "square"], [0.004, 900, 0.02, 0.5, "sawtooth"], [0.012, 420, 0.05, 0.3, "triangle"]];
const EVIDENCE: Noise = [[0, 523, 0.1, 0.16, "triangle"], [0.1, 659, 0.1, 0.16, "triangle"], [0.2, 784, 0.12, 0.16, "triangle"], [0.32, 1047, 0.4, 0.18, "triangle"]];
const AGENT: Noise = [[0, 440, 0.14, 0.12, "sine"], [0.12, 554, 0.14, 0.12, "sine"], [0.24, 494, 0.3, 0.14, "sine"]];

export const clap = CLAP;

export function noise(sight: Sight): Noise | null {
  if ("dealt" in sight || "started" in sight) return NOISES.bell;
  if ("dived" in sight) return SPLASH;
  if ("drawn" in sight || "grabbed" in sight || "taken" in sight || "kept" in sight) return OUT;
  if ("placed" in sight || "sorted" in sight || "returned" in sight) return TOCK;
  if ("fumbled" in sight) return DULL;
  if ("ended" in sight) {
    const { ending } = sight.ended;
    return ending === "time" ? CLAP : ending === "shark" ? SHARK : ["same_shape", "same_texture", "other_texture"].includes(ending) ? DULL : NOISES.card;
  }
  if ("completed" in sight || "assembled" in sight) return EVIDENCE;
  if ("charmed" in sight || "negotiated" in sight) return AGENT;
  return "over" in sight ? NOISES.end : NOISES.card;
}
