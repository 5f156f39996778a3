// What lies over or beside the table and is not needed to begin: naming a nation, one spy's file, the notes.
export { default as Identify } from "./Identify.svelte";
export { default as Notes } from "./Notes.svelte";
export { default as SpySheet } from "./SpySheet.svelte";
export { default as Log } from "../../shell/Log.svelte";
