import { notebooks } from "../../shell/notebook.svelte";
import { readAims } from "./stage/targets";

/** My aims in this game: which designs I mean to complete. */
export const aimsOf = notebooks("aims", readAims);
