// Dr Shark §1: the figures of a box, read from the same file that the rules read. A table can be
// given another one as text (its `box` option).
import ours from "../../../../../crates/dr-shark/box.toml?raw";
import { CATEGORIES, type Colour, type Design, type Texture } from "../../../protocol/dr-shark";

/** §1.1: what no box changes. */
export const COLOURS: readonly Colour[] = Object.values(CATEGORIES).map(({ colour }) => colour);
export const TEXTURES: readonly Texture[] = Object.values(CATEGORIES).map(({ texture }) => texture);
export const DESIGNS: readonly Design[] = Object.values(CATEGORIES).flatMap(({ designs }) => designs);

export interface Box {
  /** §1.1: what a token of this design counts. */
  points: Record<Design, number>;
  /** §1.2: part n has the nth shape. */
  shapes: Record<Design, number[]>;
  /** §1.1: how often each of its parts is there. */
  copies: Record<Design, number>;
  /** §1.3: the shapes of the sharks of this colour. */
  sharks: Record<Colour, number[]>;
}

/** Lines of `[section.name]` and `key = value`, values as JSON writes them. */
export function readBox(text: string): Box {
  const sections: Record<string, Record<string, unknown>> = {};
  let here: Record<string, unknown> = {};
  for (const line of text.split("\n")) {
    const section = /^\[([a-z.-]+)\]/.exec(line)?.[1];
    const [, key, value] = /^([a-z]+) *= *(\[.*?\]|\d+)/.exec(line) ?? [];
    if (section) here = sections[section] = {};
    else if (key && value) here[key] = JSON.parse(value);
  }
  const box: Box = { points: {}, shapes: {}, copies: {}, sharks: {} } as Box;
  for (const [category, { colour, designs }] of Object.entries(CATEGORIES)) {
    const { points, sharks } = sections[`category.${category}`] ?? {};
    box.sharks[colour] = (sharks as number[] | undefined) ?? [];
    for (const design of designs) {
      box.points[design] = Number(points ?? 0);
      box.copies[design] = Number(sections[`design.${design}`]?.["copies"] ?? 0);
      box.shapes[design] = (sections[`design.${design}`]?.["shapes"] as number[] | undefined) ?? [];
    }
  }
  return box;
}

const BOXES = new Map<string, Box>();

/** The box of a table with these options. */
export function boxOf(options: Record<string, unknown>): Box {
  const text = typeof options["box"] === "string" ? options["box"] : ours;
  const known = BOXES.get(text) ?? readBox(text);
  BOXES.set(text, known);
  return known;
}
