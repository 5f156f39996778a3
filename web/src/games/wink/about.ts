// Wink on the front page.
import type { About } from "../about";
import poster from "./art/Poster.svelte";

export const about: About = {
  title: "Wink",
  poster,
  shift: "-66px",
  line: {
    en: "Call an agent. Catch the eye that answers.",
    fr: "Appelle un agent. Surprends l’œil qui répond.",
    uk: "Виклич агента. Злови погляд у відповідь.",
  },
  minutes: 20,
};
