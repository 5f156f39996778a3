// New Game on the front page.
import type { About } from "../about";
import poster from "./art/Poster.svelte";

export const about: About = {
  title: "New Game",
  poster,
  shift: "-80px",
  line: {
    en: "Take a match, or three. Take the last.",
    fr: "Prends une allumette, ou trois. Prends la dernière.",
    uk: "Візьми сірник або три. Візьми останній.",
  },
  minutes: 3,
};
