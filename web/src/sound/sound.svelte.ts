// Small synthesised sounds for public events. In one room the shared screen makes them; apart, every screen makes its
// own. At their first table apart a person is asked, and their device is silent until they answer. The answer says whether it
// sounds where sound belongs; the switch in the menu says it for tables like this one. Both are remembered. Only what everybody
// sees makes a sound, so that no phone betrays its owner.

import { once } from "../shell/once";
import { airNow, openAir, prepareAir, stir } from "./air";

/** Notes as [start in s, pitch in Hz, length in s, loudness, wave]. */
type Note = [number, number, number, number, OscillatorType];
export type Noise = readonly Note[];

/** What every game has; a game adds its own. */
export const NOISES = {
  tick: [[0, 1150, 0.02, 0.05, "triangle"]],
  card: [[0, 520, 0.05, 0.12, "triangle"]],
  bell: [[0, 659, 0.5, 0.16, "sine"], [0.02, 1318, 0.4, 0.06, "sine"]],
  end: [[0, 392, 0.18, 0.16, "triangle"], [0.16, 494, 0.18, 0.16, "triangle"], [0.32, 587, 0.18, 0.16, "triangle"], [0.48, 784, 0.6, 0.2, "triangle"]],
} satisfies Record<string, Noise>;

type Choice = "on" | "off";
/** Where a device is: a phone at a table apart or together, or a shared screen. */
type Place = "apart" | "together" | "screen";
const PLACES: readonly Place[] = ["apart", "together", "screen"];
const KEPT = "sound";

function remembered(key: string): Choice | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === "on" || kept === "off" ? kept : null;
  } catch {
    return null; // a private window
  }
}

function remember(key: string, choice: Choice): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

class Sound {
  on = $state(false);
  /** What a person answered, now or on an earlier visit: whether to sound where sound belongs. */
  #answer = $state(remembered(KEPT));
  /** What they chose for places like this one. */
  #here = $state(Object.fromEntries(PLACES.map((place) => [place, remembered(`${KEPT}-${place}`)])) as Record<Place, Choice | null>);
  #place = $state<Place>("screen");
  /** Whether this person is still to be asked. Who wants to be shown nothing is not: then the table decides. */
  asks = $state(this.#answer === null && !once.was("sound"));

  /** Whether the question over a game was passed over: it comes back in the next lobby, or with the next page. */
  later = $state(false);

  /** Whether there is no sound yet only because nobody has pressed anything. */
  get waits(): boolean {
    return !this.on && !this.#unwanted;
  }

  /** Whether it is now that this person is to be asked: where the shared screen sounds there is nothing to ask. */
  get asksHere(): boolean {
    return this.asks && this.#place !== "together";
  }

  /** Whether a person has said no. */
  get #unwanted(): boolean {
    return (this.#here[this.#place] ?? this.#answer) === "off";
  }

  /** A person answers. Must be called from a press: browsers let no page make noise unasked. */
  answer(yes: boolean): void {
    this.#answer = yes ? "on" : "off";
    this.asks = false;
    remember(KEPT, this.#answer);
    this.#set(yes && this.#place !== "together");
  }

  /** A person decides for tables like this one, also against where sound belongs. Must be called from a press. */
  turn(on: boolean): void {
    this.#here[this.#place] = on ? "on" : "off";
    remember(`${KEPT}-${this.#place}`, on ? "on" : "off");
    if (this.#place !== "together") this.asks = false;
    this.#set(on);
  }

  /** The table decides, as long as no person has: it is silent, because people are together, or wants sound. Returns how to stop. */
  suit(loud: boolean): () => void {
    this.#place = loud ? "apart" : "together";
    if (this.#suits(loud)) return this.#begin();
    this.on = false;
    return () => {};
  }

  /** Makes what the first sound at this table needs, and no sound: for a moment in which nobody presses anything. */
  prepare(loud: boolean): void {
    if (!this.#suits(loud)) return;
    prepareAir();
    const air = airNow();
    // The first voice of a kind takes its time, too.
    if (air) for (const [, , , , type] of NOISES.card) new OscillatorNode(air, { type });
  }

  #suits(loud: boolean): boolean {
    const chosen = this.#here[loud ? "apart" : "together"];
    return chosen ? chosen === "on" : loud && !this.asks && this.#answer !== "off";
  }

  #set(on: boolean): void {
    this.on = on;
    if (on) {
      openAir();
      this.play(NOISES.card);
    }
  }

  /** A shared screen sounds, unless a person has turned it off. Returns how to stop. */
  want(): () => void {
    this.#place = "screen";
    return this.#begin();
  }

  /** Sound begins with the first press anywhere, as browsers demand. */
  #begin(): () => void {
    const begin = (): void => {
      stop();
      if (!this.on && !this.#unwanted) this.#set(true);
    };
    const stop = (): void => {
      removeEventListener("pointerup", begin);
      removeEventListener("keyup", begin);
    };
    addEventListener("pointerup", begin);
    addEventListener("keyup", begin);
    return stop;
  }

  play(noise: Noise): void {
    if (this.on) this.#make(noise);
  }

  /** A person makes this noise by a press: it sounds although the table is silent, unless they have turned sound
   *  off. Must be called from the end of the press. */
  aloud(noise: Noise): void {
    if (this.#unwanted) return;
    openAir();
    this.#make(noise);
  }

  #make(noise: Noise): void {
    const air = airNow();
    if (!air) return;
    stir();
    for (const [start, pitch, length, loudness, wave] of noise) {
      const at = air.currentTime + start;
      const voice = new OscillatorNode(air, { type: wave, frequency: pitch });
      const volume = new GainNode(air, { gain: 0 });
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(loudness, at + 0.008);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + length + 0.05);
      voice.connect(volume).connect(air.destination);
      voice.start(at);
      voice.stop(at + length + 0.08);
    }
  }
}

export const sound = new Sound();
