// What opens over the table, once somebody asks for it: naming a nation, and one spy's file.
export { default as Identify } from "./Identify.svelte";
export { default as SpySheet } from "./SpySheet.svelte";
