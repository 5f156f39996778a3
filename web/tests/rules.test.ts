// @vitest-environment jsdom
// The sheet with the rules of this moment tells what is true at this table: its options, and how many play.
import { flushSync, mount, unmount, type Component } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import DrSharkRules from "../src/games/dr-shark/Rules.svelte";
import { table as shark } from "../src/games/dr-shark/stage/shark.test-kit";
import SpywhereRules from "../src/games/spywhere/Rules.svelte";
import { table as spywhere } from "../src/games/spywhere/stage/view.test-kit";
import { GAMES } from "../src/games/registry";
import WinkRules from "../src/games/wink/Rules.svelte";
import { spy, table as wink } from "../src/games/wink/stage/view.test-kit";
import { LANGS, setLang, speak, t, type Lang } from "../src/i18n/lang.svelte";
import { fetchWords, SHELL } from "../src/i18n/words";

// Words that are here are read at once.
beforeAll(async () => void (await Promise.all(LANGS.flatMap((lang) => [SHELL, ...Object.keys(GAMES)].map((part) => fetchWords(part, lang))))));

/** What the sheet says in this language. */
function told(lang: Lang, game: string, Rules: Component<any>, view: object, options: Record<string, unknown>, table: object = {}): string {
  void setLang(lang);
  void speak(game);
  const target = document.createElement("div");
  const sheet = mount(Rules, { target, props: { view, table: { options, ...table } } });
  flushSync();
  const text = target.textContent;
  void unmount(sheet);
  return text.replace(/\s+/g, " ");
}

/** The titles of a game's chapters in this language. */
const titles = (...chapters: string[]): string[] => chapters.map((chapter) => t("rules-title", { chapter }));

describe.each(LANGS)("in %s", (lang) => {
  const ofWink = (options: object, change: object = {}): string => told(lang, "wink", WinkRules, wink(change), { eyes: "gaze", sign: "wink", lock: "game", ...options });
  const SIGNS = { wink: { en: "is a wink", fr: "clin d’œil", uk: "підморгування" }, hand: { en: "hand sign", fr: "signe de la main", uk: "жест рукою" }, nod: { en: "a nod", fr: "hochement de tête", uk: "кивок" }, nose: { en: "of the nose", fr: "le nez", uk: "носа" }, ear: { en: "of the ear", fr: "l’oreille", uk: "вуха" } };
  const WINKS = { en: /\bwink/i, fr: /clins? d’œil/i, uk: /підморг/i }[lang];

  it("Wink in one room says nothing of gaze and keys, and at a distance nothing of the room", () => {
    const [room, apart] = [ofWink({ eyes: "real" }), ofWink({})];
    const [inRoom, gaze, keys] = titles("room", "gaze", "keys") as [string, string, string];
    expect([room.includes(inRoom), room.includes(gaze), room.includes(keys)]).toEqual([true, false, false]);
    expect([apart.includes(inRoom), apart.includes(gaze), apart.includes(keys)]).toEqual([false, true, true]);
    expect(room).not.toMatch({ en: /Look at|looking/, fr: /regard/, uk: /дивиш|погляд/ }[lang]);
  });

  it.each(["real", "gaze"])("Wink (eyes: %s) tells of the sign that was agreed, and of no other", (eyes) => {
    for (const [sign, { [lang]: words }] of Object.entries(SIGNS)) {
      for (const turn of [0, 1]) {
        const text = ofWink({ eyes, sign }, { turn });
        expect(text).toContain(words);
        expect(WINKS.test(text), `${sign}: ${text}`).toBe(sign === "wink");
      }
    }
  });

  it("Wink tells four spies, and only four, how long their lock lasts", () => {
    const [four] = titles("four") as [string];
    const game = ofWink({ lock: "game" });
    const round = ofWink({ lock: "round" });
    expect(game).toContain(four);
    expect(game).toMatch({ en: /rest of the game/, fr: /de toute la partie/, uk: /до кінця гри/ }[lang]);
    expect(round).toContain(four);
    expect(round).toMatch({ en: /until the pawn/, fr: /tant que le pion/, uk: /доки фішка/ }[lang]);
    expect(round).not.toMatch({ en: /rest of the game/, fr: /de toute la partie/, uk: /до кінця гри/ }[lang]);
    expect(ofWink({}, { seats: Array.from({ length: 5 }, () => spy()) })).not.toContain(four);
  });

  it("Wink says that each accusation uses up one of four CI cards, right or wrong", () => {
    expect(ofWink({})).toMatch({ en: /four counterintelligence \(CI\) cards, and every accusation uses one up.*\+2, so you are one point up/, fr: /quatre cartes de contre-espionnage, et chaque accusation en prend une.*\+2, donc un point de gagné/, uk: /чотири, і на кожну спробу йде одна.*\+2, тож разом на очко більше/ }[lang]);
  });

  const ofSpywhere = (options: object, change: object = {}): string => told(lang, "spywhere", SpywhereRules, spywhere(change), { chain: false, ...options });

  it("Spywhere says whether eliminations chain", () => {
    const again = { en: /eliminate again/, fr: /éliminer encore/, uk: /вилучити ще раз/ }[lang];
    const once = { en: /At this table, once per turn\./, fr: /une seule fois par tour\./, uk: /лише раз за хід\./ }[lang];
    for (const change of [{}, { seats: spywhere().seats.slice(0, 2) }]) {
      expect(ofSpywhere({ chain: true }, change)).toMatch(again);
      expect(ofSpywhere({ chain: true }, change)).not.toMatch(once);
      expect(ofSpywhere({ chain: false }, change)).toMatch(once);
      expect(ofSpywhere({ chain: false }, change)).not.toMatch(again);
    }
  });

  it("Spywhere tells two spies their own rules, and others none of those", () => {
    const two = { en: /two passports/, fr: /deux passeports/, uk: /два паспорти/ }[lang];
    const fifth = { en: /from round 5 on/, fr: /partir de la manche 5/, uk: /із 5-го раунду/ }[lang];
    expect(ofSpywhere({}, { seats: spywhere().seats.slice(0, 2) })).toMatch(two);
    expect(ofSpywhere({}, { seats: spywhere().seats.slice(0, 2) })).toMatch(fifth);
    expect(ofSpywhere({})).not.toMatch(two);
    expect(ofSpywhere({})).not.toMatch(fifth);
  });

  it("Spywhere says from which round on envelopes are laid at this table, the later of two limits (§5.4)", () => {
    const from = (text: string): string | undefined => text.match({ en: /from round (\d) on/, fr: /partir de la manche (\d)/, uk: /із (\d)-го раунду/ }[lang])?.[1];
    const seats = spywhere().seats.slice(0, 2);
    const rounds = ["off", "third", "fourth", "fifth", "sixth"];
    expect(rounds.map((earliest_round) => from(ofSpywhere({ earliest_round })))).toEqual([undefined, "3", "4", "5", "6"]);
    expect(rounds.map((earliest_round) => from(ofSpywhere({ earliest_round }, { seats })))).toEqual(["5", "5", "5", "5", "6"]);
  });

  const ofShark = (options: object, change: object = {}): string => told(lang, "dr-shark", DrSharkRules, shark(change), options as Record<string, unknown>);

  it("Dr Shark says how many rounds there are, and whether the game is the short one", () => {
    const half = { en: /half as many as usual/, fr: /la moitié du nombre habituel/, uk: /удвічі менше, ніж зазвичай/ }[lang];
    expect(ofShark({ short: true }, { rounds: 5 })).toMatch({ en: /lasts 5 rounds, /, fr: /dure 5 manches, /, uk: /У цій грі 5 раундів, / }[lang]);
    expect(ofShark({ short: true }, { rounds: 5 })).toMatch(half);
    expect(ofShark({ short: false }, { rounds: 8 })).toMatch({ en: /lasts 8 rounds\./, fr: /dure 8 manches\./, uk: /У цій грі 8 раундів\./ }[lang]);
    expect(ofShark({ short: false }, { rounds: 8 })).not.toMatch(half);
  });

  it("Dr Shark says how long a search lasts at this table", () => {
    expect(ofShark({ search_s: 45 })).toMatch({ en: /45 seconds/, fr: /45 secondes/, uk: /45 секунд/ }[lang]);
    expect(ofShark({})).toMatch({ en: /30 seconds/, fr: /30 secondes/, uk: /30 секунд/ }[lang]);
    const lesson = told(lang, "dr-shark", DrSharkRules, shark({}), { search_s: 86400 }, { lesson: {} });
    expect(lesson).toMatch({ en: /as you like in this lesson/, fr: /que tu veux dans cette leçon/, uk: /бо це урок/ }[lang]);
    expect(lesson).not.toContain("86");
  });

  it("Dr Shark says whether the bag is felt or answers in words", () => {
    const tip = { en: /fingertip/, fr: /sous ton doigt/, uk: /під пальцем/ }[lang];
    const named = { en: /answers in words/, fr: /répond en mots/, uk: /відповідає словами/ }[lang];
    expect([tip.test(ofShark({})), named.test(ofShark({}))]).toEqual([true, false]);
    expect([tip.test(ofShark({ touch: "named" })), named.test(ofShark({ touch: "named" }))]).toEqual([false, true]);
  });

  it("Dr Shark says that the bag's contents are public and their places are not, and what sharks cost that are not back in time", () => {
    expect(ofShark({})).toMatch({ en: /bag is no secret.*nobody knows/, fr: /sac n’est pas un secret.*personne ne le sait/, uk: /не таємниця.*не знає ніхто/ }[lang]);
    expect(ofShark({})).toMatch({ en: /before the sharks are back, you get nothing/, fr: /avant que les requins soient rendus, tu n’as rien/, uk: /раніше, ніж акули повернуться в мішок, не дістанеться нічого/ }[lang]);
  });
});
