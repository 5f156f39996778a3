// What the house needs of Spywhere.
import { CLAUSES, type Sight, type View } from "../../protocol/spywhere";
import { opened } from "./stage/opened";
import { recall } from "./stage/story";
import type { Game } from "../game";
import { noise } from "./noise";
import Table from "./Table.svelte";
import { coach } from "./words/coach";
import { lesson } from "./words/lesson";
import { actor, begins, sentence, weighty } from "./words/log";

const spywhere: Game<View, Sight> = {
  Table,
  Screen: () => import("./Screen.svelte"),
  End: () => import("./End.svelte"),
  Rules: () => import("./Rules.svelte"),
  Notes: () => import("./Notes.svelte"),
  clauses: CLAUSES,
  log: { sentence, actor, begins, weighty, recall, remark: (view) => (view.swaps ? null : "log-memory") },
  advice: () => import("./words/advice"),
  awaitsAll: ({ step }) => step === "final",
  coach,
  lesson,
  isMoment: (sight) => opened(sight).length > 0,
  Moment: () => import("./Opened.svelte"),
  noise,
};
export default spywhere;
