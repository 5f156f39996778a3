// The eight spies as people: a face, and over it the animal half-mask of their emblem. 200 × 200.
import type { Spy } from "../../protocol/wire";

export interface Person {
  skin: string;
  shade: string;
  iris: string;
  hair: string;
  lips: string;
  /** Which eye winks, as the onlooker sees it. */
  winks: "left" | "right";
}

export const PEOPLE: Record<Spy, Person> = {
  fox: { skin: "#c99a7c", shade: "#7d5560", iris: "#7a9a4e", hair: "#1c1526", lips: "#8c3a42", winks: "right" },
  owl: { skin: "#8a5a44", shade: "#4a2b33", iris: "#8a6a2c", hair: "#171019", lips: "#6d2a34", winks: "left" },
  heron: { skin: "#dcb49a", shade: "#90646a", iris: "#4f7fa3", hair: "#3a2418", lips: "#a4474e", winks: "right" },
  cat: { skin: "#b98460", shade: "#6c4250", iris: "#4f7fa3", hair: "#241629", lips: "#8a3540", winks: "left" },
  raven: { skin: "#e0bfa8", shade: "#8d6672", iris: "#5c6b8a", hair: "#0e1120", lips: "#9c3f4c", winks: "left" },
  hare: { skin: "#6f4636", shade: "#3b222b", iris: "#6d4a2a", hair: "#120c14", lips: "#5f2530", winks: "right" },
  moth: { skin: "#cfa584", shade: "#805866", iris: "#6f8f6a", hair: "#4a2a1c", lips: "#964048", winks: "left" },
  wolf: { skin: "#a57254", shade: "#5d3842", iris: "#4c8f88", hair: "#2a2a36", lips: "#7c323c", winks: "right" },
};

export const MASKS: Record<Spy, string> = {
  fox: "M24 8Q58 28 76 54Q100 46 124 54Q142 28 176 8Q186 66 172 100Q158 122 128 122Q112 126 100 148Q88 126 72 122Q42 122 28 100Q14 66 24 8Z",
  owl: "M28 22Q60 54 100 54Q140 54 172 22Q188 74 174 104Q154 132 120 116L100 142L80 116Q46 132 26 104Q12 74 28 22Z",
  cat: "M34 12Q60 34 70 54Q100 46 130 54Q140 34 166 12Q180 70 168 100Q150 126 118 116Q100 106 82 116Q50 126 32 100Q20 70 34 12Z",
  raven: "M18 50Q56 40 100 54Q144 40 182 50Q186 98 152 114Q126 120 114 110Q110 144 84 172Q92 138 86 110Q74 120 48 114Q14 98 18 50Z",
  hare: "M62 58Q30 2 56 -14Q84 -6 86 54Q100 50 114 54Q116 -6 144 -14Q170 2 138 58Q176 64 170 98Q152 126 116 114Q100 106 84 114Q48 126 30 98Q24 64 62 58Z",
  wolf: "M18 2L70 52L100 44L130 52L182 2L188 80L168 92L176 112L134 120L114 148H86L66 120L24 112L32 92L12 80Z",
  heron: "M24 60Q60 46 92 54Q70 20 120 -8Q106 24 112 54Q144 48 176 60Q182 100 150 114Q122 120 112 110L100 176L88 110Q78 120 50 114Q18 100 24 60Z",
  moth: "M100 58Q70 10 10 22Q2 70 40 84Q24 104 44 126Q88 128 100 106Q112 128 156 126Q176 104 160 84Q198 70 190 22Q130 10 100 58Z",
};

/** The hole in the mask for an eye around `x`; the right one is the left one in a mirror. */
export function hole(x: number, mirror: boolean): string {
  const at = (dx: number, dy: number): string => `${x + (mirror ? -dx : dx)} ${88 + dy}`;
  return `M${at(-24, 1)}C${at(-12, -19)},${at(12, -19)},${at(25, 5)}C${at(10, 15)},${at(-12, 15)},${at(-24, 1)}Z`;
}
