// @vitest-environment jsdom
// What a newcomer is told, and when it is true.
import { beforeAll, expect, it } from "vitest";
import { LANGS, setLang, speak, t } from "../../../i18n/lang.svelte";
import { fetchWords, SHELL } from "../../../i18n/words";
import { table } from "../stage/shark.test-kit";
import { coach } from "./coach";

beforeAll(async () => void (await Promise.all(LANGS.flatMap((lang) => [SHELL, "dr-shark"].map((part) => fetchWords(part, lang))))));

const ready = (deadline: number | null): string => coach(table({ step: "ready", deadline, pawns: [{ area: "A", space: "light" }, null], options: [{ search: {} }] }))?.text ?? "";

it.each(LANGS)("nobody is told to take their time beside a clock (%s)", (lang) => {
  void setLang(lang);
  void speak("dr-shark");
  const unhurried = { en: /take your time/i, fr: /prends ton temps/i, uk: /не поспішай/i }[lang];
  expect(ready(null)).toMatch(unhurried);
  expect(ready(10_000)).not.toMatch(unhurried);
  expect(ready(10_000)).toMatch({ en: /ten seconds/, fr: /dix secondes/, uk: /десять секунд/ }[lang]);
});

it("the clapper is explained to the one who holds it, once it can be snapped, and to nobody else", () => {
  void setLang("en");
  void speak("dr-shark");
  const search = { turn: 0, step: "search" as const, pawns: [{ area: "A" as const, space: "light" as const }, null], seats: [0, 1, 2].map((dossier) => ({ dossier })) };
  const mark = coach(table({ ...search, me: { seat: 1 } }));
  expect(mark).toMatchObject({ name: "clap", at: ["clapper"] });
  expect(mark?.text).toContain("decides nothing");
  expect(coach(table({ ...search, me: { seat: 2 } }))).toBeNull();
  expect(coach(table({ ...search, me: null }))).toBeNull();
  expect(coach(table({ ...search, step: "ready", me: { seat: 1 } }))).toBeNull();
});

it.each(LANGS)("the rules of the game tell of the clapper, and a theft of Paoletta (%s)", (lang) => {
  void setLang(lang);
  void speak("dr-shark");
  expect(t("rules-text", { chapter: "turn" })).toMatch({ en: /clapper/, fr: /clap/, uk: /хлопавка/ }[lang]);
  expect(t("theft-why")).toMatch({ en: /Weapons bring/, fr: /Les armes/, uk: /Зброя/ }[lang]);
});
