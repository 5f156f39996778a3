// Where the books stand: a chunk for each text in each language, found by the game's name, so that a
// new game's book is on the shelf as soon as it is written. English books have no language in their names.
import type { Component } from "svelte";
import type { Lang } from "../i18n/lang.svelte";
import { blocksOf, type Block } from "./text";

const BOOKS = import.meta.glob<string>("../../../rules/*.md", { query: "?raw", import: "default" });
const GUIDES = import.meta.glob<string>("../../../rules/guide/*.md", { query: "?raw", import: "default" });
/** The pictures of a game's guide, by name; a game may do without. */
export type Plate = Component<{ name: string }>;
const PLATES = import.meta.glob<Plate>("../games/*/Plate.svelte", { import: "default" });

/** The numbered clauses. */
export const fetchBook = async (game: string, lang: Lang): Promise<Block[]> =>
  blocksOf((await BOOKS[`../../../rules/${game}${lang === "en" ? "" : `.${lang}`}.md`]?.()) ?? "");

/** The same told for players; nothing if nobody has written it yet. */
export const fetchGuide = async (game: string, lang: Lang): Promise<Block[]> =>
  blocksOf((await GUIDES[`../../../rules/guide/${game}.${lang}.md`]?.()) ?? "");

export const fetchPlate = async (game: string): Promise<Plate | null> => (await PLATES[`../games/${game}/Plate.svelte`]?.()) ?? null;
