// The sketch: which designs I mean to complete. It never leaves this browser, and tells during a
// dive which pieces I want.
import { CATEGORIES, type Design, type Dossier, type Texture } from "../../../protocol/dr-shark";
import { DESIGNS, type Box } from "./box";
import { sheet } from "./dossier";
import { categoryOf } from "./piece";

export type Sketch = Design[];

export interface Wanted {
  design: Design;
  part: number;
  shape: number;
  texture: Texture;
}

/** One press marks it, the next takes the mark away. */
export const turnMark = (sketch: Sketch, design: Design): Sketch =>
  sketch.includes(design) ? sketch.filter((each) => each !== design) : [...sketch, design];

/** The missing parts of the marked designs; without a mark, of those of which only one is missing. */
export function wanted(sketch: Sketch, dossier: Dossier, box: Box): Wanted[] {
  const nearly = DESIGNS.filter((design) => {
    const { have, missing } = sheet(dossier, box, design);
    return have > 0 && missing === 1;
  });
  return (sketch.length > 0 ? sketch : nearly).flatMap((design) =>
    sheet(dossier, box, design).parts.flatMap((copies, i) =>
      copies.length > 0 ? [] : [{ design, part: i + 1, shape: box.shapes[design][i] ?? 1, texture: CATEGORIES[categoryOf(design)].texture }],
    ),
  );
}

/** Anything that is not a list of designs reads as an empty one. */
export const readSketch = (kept: unknown): Sketch => (Array.isArray(kept) ? DESIGNS.filter((design) => kept.includes(design)) : []);
