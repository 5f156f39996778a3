// The five colours, always with their texture, their design's picture or their word beside them.
import type { Colour } from "../../../protocol/dr-shark";

/** Ink on each at least 7.5 to 1, each on night at least 7. */
export const FILL: Record<Colour, string> = {
  violet: "#b396ee",
  pink: "#f59ac0",
  green: "#83cd80",
  blue: "#76b9f2",
  orange: "#f5a85c",
};
/** The same, as the far edge of a lit piece. */
export const SHADE: Record<Colour, string> = {
  violet: "#7f60bd",
  pink: "#c0608c",
  green: "#4a9150",
  blue: "#3d7fba",
  orange: "#c0722a",
};
