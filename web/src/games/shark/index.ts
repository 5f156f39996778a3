// What the house needs of Dr Shark.
import en from "../../i18n/en/dr-shark.ftl?raw";
import fr from "../../i18n/fr/dr-shark.ftl?raw";
import uk from "../../i18n/uk/dr-shark.ftl?raw";
import type { Sight, View } from "../../protocol/dr-shark";
import type { Game } from "../game";
import End from "./End.svelte";
import { noise } from "./noise";
import Rules from "./Rules.svelte";
import Screen from "./Screen.svelte";
import "./shark.css";
import Sketch from "./Sketch.svelte";
import Table from "./Table.svelte";
import { actor, sentence } from "./words";

const shark: Game<View, Sight> = {
  Table,
  Screen,
  End,
  Rules,
  Notes: Sketch,
  words: { en, fr, uk },
  log: { sentence, actor },
  noise,
};
export default shark;
