// What the house needs of Wink.
import en from "../../i18n/en/wink.ftl?raw";
import fr from "../../i18n/fr/wink.ftl?raw";
import uk from "../../i18n/uk/wink.ftl?raw";
import type { Sight, View } from "../../protocol/wink";
import type { Game } from "../game";
import End from "./End.svelte";
import { noise } from "./noise";
import Notes from "./Notes.svelte";
import Rules from "./Rules.svelte";
import Screen from "./Screen.svelte";
import Table from "./Table.svelte";
import { actor, sentence } from "./words";

const wink: Game<View, Sight> = { Table, Screen, End, Rules, Notes, words: { en, fr, uk }, log: { sentence, actor }, noise };
export default wink;
