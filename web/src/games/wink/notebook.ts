import { notebooks } from "../../shell/notebook.svelte";
import { readNotes } from "./stage/notes";

/** My notes on this game: who may hold which agent. */
export const notebook = notebooks("suspects", readNotes);
