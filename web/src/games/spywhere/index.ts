// What the house needs of Spywhere.
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import uk from "./words/uk.ftl?raw";
import type { Sight, View } from "../../protocol/spywhere";
import { recall } from "./stage/story";
import type { Game } from "../game";
import End from "./End.svelte";
import { noise } from "./noise";
import Notes from "./Notes.svelte";
import Rules from "./Rules.svelte";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import { actor, begins, sentence, weighty } from "./words/log";

const spywhere: Game<View, Sight> = {
  Table,
  Screen,
  End,
  Rules,
  Notes,
  words: { en, fr, uk },
  log: { sentence, actor, begins, weighty, recall, remark: (view) => (view.swaps ? null : "log-memory") },
  noise,
};
export default spywhere;
