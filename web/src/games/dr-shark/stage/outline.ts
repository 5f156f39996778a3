// The outlines as the bag cuts them (crates/bag), so that what is seen is what was felt.
import { OUTLINES } from "../../../protocol/dr-shark";

/** The outline of this shape, from 1, as a path about its middle. */
export const outline = (shape: number): string => OUTLINES[shape - 1] ?? OUTLINES[0]!;
