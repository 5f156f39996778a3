// What the shell needs of Spywhere; loaded when a table of it is opened.
export { default as End } from "./End.svelte";
export { default as Screen } from "./Screen.svelte";
export { default as Table } from "./Table.svelte";
