import type { Sight } from "../../protocol/new-game";
import { NOISES, type Noise } from "../../sound/sound.svelte";

export function noise(sight: Sight): Noise | null {
  if ("dealt" in sight) return NOISES.bell;
  return "took" in sight ? NOISES.card : null;
}
