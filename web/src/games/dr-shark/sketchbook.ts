import { notebooks } from "../../shell/notebook.svelte";
import { readSketch } from "./stage/sketch";

/** My sketch for this game: which designs I mean to complete. */
export const sketchbook = notebooks("sketch", readSketch);
