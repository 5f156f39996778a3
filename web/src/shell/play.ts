// What every table needs, whatever is played at it, and what is said if there is none. The front page does without; it
// is fetched while the table is.
export { default as AtPlay } from "./AtPlay.svelte";
export { default as Overlays } from "./Overlays.svelte";
export { default as Trouble } from "./Trouble.svelte";
