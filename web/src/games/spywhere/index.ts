// What the house needs of Spywhere.
import en from "../../i18n/en/spywhere.ftl?raw";
import fr from "../../i18n/fr/spywhere.ftl?raw";
import uk from "../../i18n/uk/spywhere.ftl?raw";
import type { Sight, View } from "../../protocol/spywhere";
import { recall } from "../../stage/spywhere/story";
import type { Game } from "../game";
import End from "./End.svelte";
import { noise } from "./noise";
import Notes from "./Notes.svelte";
import Rules from "./Rules.svelte";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import { actor, sentence } from "./words";

const spywhere: Game<View, Sight> = {
  Table,
  Screen,
  End,
  Rules,
  Notes,
  words: { en, fr, uk },
  log: { sentence, actor, recall, remark: (view) => (view.swaps ? null : "log-memory") },
  noise,
};
export default spywhere;
