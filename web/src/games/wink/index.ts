// What the house needs of Wink.
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import uk from "./words/uk.ftl?raw";
import type { Sight, View } from "../../protocol/wink";
import type { Game } from "../game";
import Catch from "./Catch.svelte";
import End from "./End.svelte";
import { noise } from "./noise";
import Notes from "./Notes.svelte";
import Rules from "./Rules.svelte";
import Screen from "./Screen.svelte";
import { caught } from "./stage/caught";
import Table from "./Table.svelte";
import { actor, begins, sentence, weighty } from "./words/log";

const wink: Game<View, Sight> = { Table, Screen, End, Rules, Notes, words: { en, fr, uk }, log: { sentence, actor, begins, weighty }, isMoment: (sight) => caught(sight) !== null, Moment: Catch, noise };
export default wink;
