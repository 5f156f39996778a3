// Spywhere on the front page.
import type { About } from "../about";
import poster from "./art/Poster.svelte";

export const about: About = {
  title: "Spywhere",
  poster,
  shift: "-148px",
  line: {
    en: "Collect your dishes. Hide your passport.",
    fr: "Rassemble tes plats. Cache ton passeport.",
    uk: "Збирай свої страви. Ховай паспорт.",
  },
  minutes: 20,
};
