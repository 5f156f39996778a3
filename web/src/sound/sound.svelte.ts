// Small synthesised sounds for public events. In one room the shared screen makes them; apart, every screen makes its
// own. At their first table a person is asked, and their device is silent until they answer. What they chose is remembered. Only what
// everybody sees makes a sound, so that no phone betrays its owner.

import { once } from "../shell/once";
import { airNow, openAir, prepareAir, stir } from "./air";

/** Notes as [start in s, pitch in Hz, length in s, loudness, wave]. */
type Note = [number, number, number, number, OscillatorType];
export type Noise = readonly Note[];

/** What every game has; a game adds its own. */
export const NOISES = {
  card: [[0, 520, 0.05, 0.12, "triangle"]],
  bell: [[0, 659, 0.5, 0.16, "sine"], [0.02, 1318, 0.4, 0.06, "sine"]],
  end: [[0, 392, 0.18, 0.16, "triangle"], [0.16, 494, 0.18, 0.16, "triangle"], [0.32, 587, 0.18, 0.16, "triangle"], [0.48, 784, 0.6, 0.2, "triangle"]],
} satisfies Record<string, Noise>;

const KEPT = "sound";

function remembered(): "on" | "off" | null {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === "on" || kept === "off" ? kept : null;
  } catch {
    return null; // a private window
  }
}

class Sound {
  on = $state(false);
  /** What a person chose, now or on an earlier visit; `null`: the table decides. */
  #choice = $state(remembered());
  /** Whether this person is still to be asked. Who wants to be shown nothing is not: then the table decides. */
  asks = $state(this.#choice === null && !once.was("sound"));

  /** Whether the question over a game was passed over: it comes back in the next lobby, or with the next page. */
  later = $state(false);

  /** Whether there is no sound yet only because nobody has pressed anything. */
  get waits(): boolean {
    return !this.on && this.#choice !== "off";
  }

  /** A person decides. Must be called from a press: browsers let no page make noise unasked. */
  turn(on: boolean): void {
    this.#choice = on ? "on" : "off";
    this.asks = false;
    try {
      localStorage.setItem(KEPT, this.#choice);
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
    this.#set(on);
  }

  /** The table decides, as long as no person has: it is silent, or wants sound. Returns how to stop. */
  suit(loud: boolean): () => void {
    if (this.#suits(loud)) return this.want();
    this.on = false;
    return () => {};
  }

  /** Makes what the first sound at this table needs, and no sound: for a moment in which nobody presses anything. */
  prepare(loud: boolean): void {
    if (this.#choice === "off" || !this.#suits(loud)) return;
    prepareAir();
    const air = airNow();
    // The first voice of a kind takes its time, too.
    if (air) for (const [, , , , type] of NOISES.card) new OscillatorNode(air, { type });
  }

  #suits(loud: boolean): boolean {
    return this.#choice === "on" || (loud && !this.asks);
  }

  #set(on: boolean): void {
    this.on = on;
    if (on) {
      openAir();
      this.play(NOISES.card);
    }
  }

  /** Sound begins with the first press anywhere, as browsers demand; unless a person has turned it off. */
  want(): () => void {
    const begin = (): void => {
      stop();
      if (!this.on && this.#choice !== "off") this.#set(true);
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
    if (this.#choice === "off") return;
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
