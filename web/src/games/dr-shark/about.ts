// Dr Shark on the front page.
import type { About } from "../about";
import poster from "./art/Poster.svelte";

export const about: About = {
  title: "Dr Shark",
  poster,
  shift: "-128px",
  line: {
    en: "Feel in the dark. Mind the teeth.",
    fr: "Fouille dans le noir. Gare aux dents.",
    uk: "Шукай на дотик. Бережися зубів.",
  },
  minutes: 30,
};
