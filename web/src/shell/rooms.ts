// What a table needs before its game begins. The front page does without, so that it is a chunk of its own.
export { default as Join } from "./Join.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { default as ScreenLobby } from "./ScreenLobby.svelte";
