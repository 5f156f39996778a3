import { notebooks } from "../../shell/notebook.svelte";
import { readNotes } from "./stage/notes";

/** My notes on this game: who may be from where. */
export const notebook = notebooks("notes", readNotes);
