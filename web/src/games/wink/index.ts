// What the house needs of Wink.
import { CLAUSES, type Sight, type View } from "../../protocol/wink";
import type { Game } from "../game";
import { noise } from "./noise";
import { caught } from "./stage/caught";
import Table from "./Table.svelte";
import { coach } from "./words/coach";
import { lesson } from "./words/lesson";
import { actor, begins, sentence, weighty } from "./words/log";

const wink: Game<View, Sight> = { Table, Screen: () => import("./Screen.svelte"), End: () => import("./End.svelte"), Rules: () => import("./Rules.svelte"), Notes: () => import("./Notes.svelte"), clauses: CLAUSES, log: { sentence, actor, begins, weighty }, isMoment: (sight) => caught(sight) !== null, Moment: () => import("./Catch.svelte"), advice: () => import("./words/advice"), coach, lesson, noise };
export default wink;
