// What the house needs of New Game.
import { CLAUSES, type Sight, type View } from "../../protocol/new-game";
import type { Game } from "../game";
import { noise } from "./noise";
import Table from "./Table.svelte";
import { actor, begins, sentence } from "./words/log";

const newGame: Game<View, Sight> = {
  Table,
  Screen: () => import("./Screen.svelte"),
  End: () => import("./End.svelte"),
  Rules: () => import("./Rules.svelte"),
  clauses: CLAUSES,
  log: { sentence, actor, begins },
  noise,
};
export default newGame;
