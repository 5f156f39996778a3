// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";
import { LANGS, setLang, speak, t } from "../../i18n/lang.svelte";
import { fetchWords, SHELL } from "../../i18n/words";
import type { Nation, Sight } from "../../protocol/spywhere";
import { noise } from "./noise";

type Kind<S> = S extends S ? keyof S : never;
/** Each kind of sight, and the word that says in English, French and Ukrainian that it sounds. */
const SIGHTS: { [K in Kind<Sight>]: [sight: Extract<Sight, Record<K, unknown>>, words: [RegExp, RegExp, RegExp]] } = {
  dealt: [{ dealt: { first: 0, removed: null, row: [], pile: 0 } }, [/deal/, /donne/, /роздачу/]],
  began: [{ began: { seat: 0, drew: true } }, [/draws/, /pioches/, /взяті карти/]],
  swapped: [{ swapped: { seat: 0, give: "italy", take: "spain" } }, [/swaps/, /échanges/, /обміни/]],
  eliminated: [{ eliminated: { seat: 0, nation: "italy", bonus: true, refill: [] } }, [/eliminations/, /éliminations/, /вилучення/]],
  identified: [{ identified: { by: 0, seat: 1 } }, [/envelopes/, /enveloppes/, /конверти/]],
  final: [{ final: { ender: 0 } }, [/last ones/, /dernières/, /останніх/]],
  finished: [{ finished: { seat: 0 } }, [/done/, /fini/, /готово/]],
  over: [{ over: { seats: [] } }, [/the end/, /la fin/, /кінець/]],
};

beforeAll(async () => void (await Promise.all(LANGS.flatMap((lang) => [SHELL, "spywhere"].map((part) => fetchWords(part, lang))))));

it.each(LANGS)("the words about sound (%s) name what sounds, and nothing else", (lang) => {
  void setLang(lang);
  void speak("spywhere");
  for (const [sight, words] of Object.values(SIGHTS)) {
    expect(words[LANGS.indexOf(lang)]!.test(t("sound-what")), JSON.stringify(sight)).toBe(noise(sight) !== null);
  }
});

it("what only its owner sees makes the sound that everybody hears", () => {
  const card: Nation = "italy";
  expect(noise({ began: { seat: 0, drew: true, card } })).toBe(noise({ began: { seat: 0, drew: true } }));
  expect(noise({ identified: { by: 0, seat: 1, as: card } })).toBe(noise({ identified: { by: 0, seat: 1 } }));
});
