// What the house needs of Dr Shark.
import { CLAUSES, type Sight, type View } from "../../protocol/dr-shark";
import type { Game } from "../game";
import { noise } from "./noise";
import { boxOf } from "./stage/box";
import { isSettled } from "./stage/moment";
import { isBig } from "./stage/moments";
import Table from "./Table.svelte";
import Targets from "./Targets.svelte";
import { coach } from "./words/coach";
import { lesson } from "./words/lesson";
import { actor, begins, isTimeUp, passing, sentence, weighty } from "./words/log";

const shark: Game<View, Sight> = {
  Table,
  Screen: () => import("./Screen.svelte"),
  End: () => import("./End.svelte"),
  Rules: () => import("./Rules.svelte"),
  Notes: async () => ({ default: Targets }),
  clauses: CLAUSES,
  log: { sentence, actor, begins, weighty, passing, isTimeUp },
  advice: () => import("./words/advice"),
  coach,
  lesson,
  // §6.4: the turn ends by itself.
  idles: (view, table) => isSettled(view, boxOf(table.options)),
  isMoment: isBig,
  Moment: () => import("./Moments.svelte"),
  quick: [{ key: "touch", values: ["felt", "named"] }],
  noise,
};
export default shark;
