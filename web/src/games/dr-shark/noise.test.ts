// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";
import { LANGS, setLang, speak, t } from "../../i18n/lang.svelte";
import { fetchWords, SHELL } from "../../i18n/words";
import type { Ending, Sight } from "../../protocol/dr-shark";
import { noise } from "./noise";

type Kind<S> = S extends S ? keyof S : never;
type Words = [RegExp, RegExp, RegExp];
const PIECES: Words = [/pieces that are drawn and placed/, /pièces tirées et posées/, /витягнуті й покладені деталі/];
const AGENTS: Words = [/agents/, /agents/, /агентів/];
const EVIDENCE: Words = [/evidence/, /preuves/, /докази/];
const MISTAKES: Words = [/mistakes/, /erreurs/, /помилки/];
const TURNS: Words = [/turns/, /tours/, /ходи/];

/** Each kind of sight that sounds, and the word that says so in English, French and Ukrainian. */
const SIGHTS: Record<Kind<Sight>, Words> = {
  dealt: [/deal/, /donne/, /роздачу/],
  began: TURNS,
  dived: [/dives/, /plongées/, /занурення/],
  started: [/searches that start/, /début des fouilles/, /початок пошуку/],
  drawn: PIECES, grabbed: PIECES, taken: PIECES, kept: PIECES, placed: PIECES, sorted: PIECES, returned: PIECES,
  fumbled: MISTAKES,
  ended: TURNS,
  completed: EVIDENCE, assembled: EVIDENCE,
  charmed: AGENTS, negotiated: AGENTS, declined: AGENTS,
  over: [/end/, /la fin/, /кінець/],
};
const ENDINGS: Record<Ending, Words> = {
  time: [/clapper/, /clap/, /хлопавку/],
  shark: [/sharks/, /requins/, /акул/],
  same_shape: MISTAKES, same_texture: MISTAKES, other_texture: MISTAKES,
  stopped: TURNS, chosen: TURNS, taken: TURNS,
};

beforeAll(async () => void (await Promise.all(LANGS.flatMap((lang) => [SHELL, "dr-shark"].map((part) => fetchWords(part, lang))))));

it.each(LANGS)("the words about sound (%s) name everything that sounds", (lang) => {
  void setLang(lang);
  void speak("dr-shark");
  const says = (words: Words): boolean => words[LANGS.indexOf(lang)]!.test(t("sound-what"));
  for (const [kind, words] of Object.entries(SIGHTS)) {
    const sight = { [kind]: kind === "ended" ? { seat: 0, ending: "stopped" } : { seat: 0 } } as unknown as Sight;
    expect([kind, noise(sight) !== null, says(words)]).toEqual([kind, true, true]);
  }
  for (const [ending, words] of Object.entries(ENDINGS) as [Ending, Words][]) {
    expect([ending, noise({ ended: { seat: 0, ending } }) !== null, says(words)]).toEqual([ending, true, true]);
  }
});

it("a mistake, a shark and the end of time each sound like nothing else", () => {
  const of = (ending: Ending) => noise({ ended: { seat: 0, ending } });
  expect(new Set([of("time"), of("shark"), of("same_shape"), of("stopped"), noise({ dealt: { first: 0, bag: 1 } })]).size).toBe(5);
});
