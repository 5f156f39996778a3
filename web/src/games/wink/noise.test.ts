// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";
import { LANGS, setLang, speak, t } from "../../i18n/lang.svelte";
import { fetchWords, SHELL } from "../../i18n/words";
import type { Sight } from "../../protocol/wink";
import wink from "./index";
import { noise } from "./noise";

type Kind<S> = S extends S ? keyof S : never;
/** Each kind of sight, and the word that says in English, French and Ukrainian that it sounds. */
const SIGHTS: { [K in Kind<Sight>]: [sight: Extract<Sight, Record<K, unknown>>, words: [RegExp, RegExp, RegExp]] } = {
  dealt: [{ dealt: { first: 0, crowd: [] } }, [/deal/, /donne/, /роздачу/]],
  began: [{ began: { seat: 0 } }, [/turns?/, /tours?/, /ходи/]],
  called: [{ called: { seat: 0, agent: 8 } }, [/calls/, /appels/, /виклики/]],
  passed: [{ passed: { seat: 0 } }, [/pass/, /pass/, /пас/]],
  contacted: [{ contacted: { by: 0, seat: 1, agent: 8, right: true, holder: 1 } }, [/contacts/, /contacts/, /зв’язок/]],
  accused: [{ accused: { by: 0, seat: 1, agent: 8, right: true } }, [/accusations/, /accusations/, /ловлять/]],
  over: [{ over: { seats: [] } }, [/the end/, /la fin/, /кінець/]],
};
/** A right accusation fills the screen, and its moment sounds. */
const sounds = (sight: Sight): boolean => noise(sight) !== null || (wink.isMoment?.(sight) ?? false);

beforeAll(async () => void (await Promise.all(LANGS.flatMap((lang) => [SHELL, "wink"].map((part) => fetchWords(part, lang))))));

it.each(LANGS)("the words about sound (%s) name what sounds, and nothing else", (lang) => {
  void setLang(lang);
  void speak("wink");
  for (const [sight, words] of Object.values(SIGHTS)) {
    expect(words[LANGS.indexOf(lang)]!.test(t("sound-what")), JSON.stringify(sight)).toBe(sounds(sight));
  }
});

it("what only its owner sees makes the sound that everybody hears", () => {
  expect(noise({ dealt: { first: 0, crowd: [], hand: [8] } })).toBe(noise({ dealt: { first: 0, crowd: [] } }));
});
