// Small synthesised sounds for public events. Off until asked for, except on the shared screen;
// only what everybody sees makes a sound, so that no phone betrays its owner.
import type { Sight } from "../protocol/spywhere";

export type Noise = "card" | "swap" | "eliminate" | "envelope" | "bell" | "end";

/** Notes as [start in s, pitch in Hz, length in s, loudness, wave]. */
type Note = [number, number, number, number, OscillatorType];
const NOISES: Record<Noise, Note[]> = {
  card: [[0, 520, 0.05, 0.12, "triangle"]],
  swap: [[0, 392, 0.07, 0.16, "triangle"], [0.09, 523, 0.1, 0.16, "triangle"]],
  eliminate: [[0, 330, 0.09, 0.16, "square"], [0.1, 262, 0.09, 0.16, "square"], [0.2, 196, 0.2, 0.18, "square"]],
  envelope: [[0, 740, 0.06, 0.1, "sine"], [0.08, 932, 0.22, 0.14, "sine"]],
  bell: [[0, 659, 0.5, 0.16, "sine"], [0.02, 1318, 0.4, 0.06, "sine"]],
  end: [[0, 392, 0.18, 0.16, "triangle"], [0.16, 494, 0.18, 0.16, "triangle"], [0.32, 587, 0.18, 0.16, "triangle"], [0.48, 784, 0.6, 0.2, "triangle"]],
};

export function noiseOf(sight: Sight): Noise | null {
  if ("dealt" in sight) return "bell";
  if ("began" in sight) return "card";
  if ("swapped" in sight) return "swap";
  if ("eliminated" in sight) return "eliminate";
  if ("identified" in sight) return "envelope";
  if ("final" in sight) return "bell";
  return "over" in sight ? "end" : null;
}

class Sound {
  on = $state(false);
  #air: AudioContext | null = null;

  /** Must be called from a press: browsers let no page make noise unasked. */
  turn(on: boolean): void {
    this.on = on;
    if (on) {
      this.#air ??= new AudioContext();
      void this.#air.resume();
      this.play("card");
    }
  }

  /** The shared screen wants sound: it begins with the first press anywhere, as browsers demand. */
  want(): () => void {
    const begin = (): void => {
      stop();
      if (!this.on) this.turn(true);
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
    const air = this.#air;
    if (!this.on || !air) return;
    for (const [start, pitch, length, loudness, wave] of NOISES[noise]) {
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

  hear(sights: Sight[]): void {
    const noise = sights.map(noiseOf).findLast((each) => each !== null);
    if (noise) this.play(noise);
  }
}

export const sound = new Sound();
