// What the house needs of New Game.
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import uk from "./words/uk.ftl?raw";
import type { Sight, View } from "../../protocol/new-game";
import type { Game } from "../game";
import End from "./End.svelte";
import { noise } from "./noise";
import Rules from "./Rules.svelte";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import { actor, begins, sentence } from "./words/log";

const newGame: Game<View, Sight> = {
  Table,
  Screen,
  End,
  Rules,
  words: { en, fr, uk },
  log: { sentence, actor, begins },
  noise,
};
export default newGame;
