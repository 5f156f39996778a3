// The 36 masks of the crowd: six shapes by six crowns, so that each has a silhouette of its own.
// Agent n has shape ⌈n/6⌉ and crown (n − 1) mod 6. Colour repeats freely and tells nobody apart.

export interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export interface Shape {
  outline: string;
  eyes: [Ellipse, Ellipse];
  /** A smaller or lower mask, so that its crown has room. */
  place?: string;
}

const eyes = (x: number, y: number, rx: number, ry: number): [Ellipse, Ellipse] => [{ x, y, rx, ry }, { x: 64 - x, y, rx, ry }];

export const SHAPES: readonly Shape[] = [
  // domino
  { outline: "M3 27Q18 17 32 25Q46 17 61 27Q63 46 48 50Q37 50 32 41Q27 50 16 50Q1 46 3 27Z", eyes: eyes(19, 36, 7.5, 4.6) },
  // moon
  { outline: "M32 20C46 20 53 28 53 38C53 49 44 57 32 57S11 49 11 38C11 28 18 20 32 20Z", eyes: eyes(23, 37, 5, 5) },
  // shield
  { outline: "M14 22H50L48 42Q46 52 32 59Q18 52 16 42Z", eyes: eyes(24, 36, 6, 2.4) },
  // butterfly
  {
    outline: "M32 30Q24 18 6 20Q4 34 14 38Q10 46 18 54Q29 54 32 44Q35 54 46 54Q54 46 50 38Q60 34 58 20Q40 18 32 30Z",
    eyes: eyes(20, 31, 5.5, 4),
    place: "translate(3 9) scale(.9)",
  },
  // beak
  { outline: "M32 24Q44 20 53 27Q56 38 44 43Q38 44 36 46L32 60L28 46Q26 44 20 43Q8 38 11 27Q20 20 32 24Z", eyes: eyes(22, 33, 5, 4.5) },
  // harlequin
  { outline: "M32 17L57 38L44 50L32 58L20 50L7 38Z", eyes: eyes(22, 38, 6, 3.4), place: "translate(4.5 10) scale(.86)" },
];

/** Bare, ears, horns, plume, crown, rays. */
export const CROWNS: readonly string[] = [
  "",
  "M14 30L11 6L28 23zM50 30L53 6L36 23z",
  "M19 27C6 22 3 12 8 3C9 12 15 16 26 22zM45 27C58 22 61 12 56 3C55 12 49 16 38 22z",
  "M40 26C38 14 44 4 58 2C60 10 56 20 46 26z",
  "M14 27L12 8L23 17L32 3L41 17L52 8L50 27z",
  "M32 1l4 14 8-11-1 14 12-7-7 12H16L9 11l12 7-1-14 8 11z",
];

const HUES = ["#f4ecdc", "#f2b84b", "#8fc7d6", "#ef9fb0", "#b9a6ea", "#9bcf9d"] as const;

export interface Look {
  shape: number;
  crown: number;
  hue: string;
  crownHue: string;
}

export function lookOf(agent: number): Look {
  const shape = Math.floor((agent - 1) / 6) % 6;
  const crown = (agent - 1) % 6;
  const hue = (n: number): string => HUES[n % 6] ?? HUES[0];
  return { shape, crown, hue: hue(shape + crown), crownHue: hue(shape + crown + (crown % 2 ? 2 : 3)) };
}
