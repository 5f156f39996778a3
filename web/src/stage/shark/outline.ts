// The eight outlines as crates/bag cuts them, so that what is seen is what was felt. A test holds
// the figures against that file.

export type Side = "plain" | "knob" | "hole";

/** Half a side, in tenths of a millimetre. */
export const HALF = 150;
/** The radius of a knob, and of the hole that it fits. */
export const KNOB = 46;
/** How far beyond the side a knob's middle is. */
export const KNOB_MIDDLE = 38;
/** No outline goes farther from its middle. */
export const REACH = HALF + KNOB_MIDDLE + KNOB;

const [P, K, H] = ["plain", "knob", "hole"] as const;
/** Top, right, bottom, left. */
export const SIDES: readonly (readonly Side[])[] = [
  [K, K, K, K],
  [H, H, H, H],
  [K, H, K, H],
  [K, K, H, H],
  [P, K, P, K],
  [P, H, P, H],
  [P, P, P, K],
  [P, K, H, H],
];

const NECK = Math.sqrt(KNOB ** 2 - KNOB_MIDDLE ** 2);

/** A point of the first side, turned by so many quarters. */
function turned(x: number, y: number, quarter: number): string {
  const [a, b] = [[x, y], [-y, x], [-x, -y], [y, -x]][quarter] ?? [x, y];
  return `${Math.round(a! * 10) / 10} ${Math.round(b! * 10) / 10}`;
}

function draw(sides: readonly Side[]): string {
  const lines = sides.map((side, quarter) => {
    const corner = turned(HALF, -HALF, quarter);
    if (side === "plain") return `L${corner}`;
    const sweep = side === "knob" ? 1 : 0;
    return `L${turned(-NECK, -HALF, quarter)}A${KNOB} ${KNOB} 0 1 ${sweep} ${turned(NECK, -HALF, quarter)}L${corner}`;
  });
  return `M${turned(-HALF, -HALF, 0)}${lines.join("")}Z`;
}

const PATHS = SIDES.map(draw);

/** The outline of this shape, from 1, as a path about its middle. */
export const outline = (shape: number): string => PATHS[shape - 1] ?? PATHS[0]!;

/** How many knobs and holes a finger counts. */
export const knobs = (shape: number): number => SIDES[shape - 1]?.filter((side) => side === "knob").length ?? 0;
export const holes = (shape: number): number => SIDES[shape - 1]?.filter((side) => side === "hole").length ?? 0;
