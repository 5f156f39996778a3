// What the house needs of Dr Shark.
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import uk from "./words/uk.ftl?raw";
import type { Sight, View } from "../../protocol/dr-shark";
import type { Game } from "../game";
import End from "./End.svelte";
import { noise } from "./noise";
import Rules from "./Rules.svelte";
import Screen from "./Screen.svelte";
import "./shark.css";
import Table from "./Table.svelte";
import Targets from "./Targets.svelte";
import { actor, begins, sentence } from "./words/log";

const shark: Game<View, Sight> = {
  Table,
  Screen,
  End,
  Rules,
  Notes: Targets,
  words: { en, fr, uk },
  log: { sentence, actor, begins },
  noise,
};
export default shark;
