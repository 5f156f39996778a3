// Small synthesised sounds for public events. Off until asked for, except on the shared screen, and then
// remembered; only what everybody sees makes a sound, so that no phone betrays its owner.

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

class Sound {
  on = $state(false);
  #air: AudioContext | null = null;

  /** Must be called from a press: browsers let no page make noise unasked. The choice is remembered. */
  turn(on: boolean): void {
    try {
      localStorage.setItem(KEPT, on ? "on" : "off");
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
    this.#turn(on);
  }

  /** As it was last time. */
  start(): void {
    if (this.#kept() === "on") this.want();
  }

  #kept(): string | null {
    try {
      return localStorage.getItem(KEPT);
    } catch {
      return null; // as above
    }
  }

  #turn(on: boolean): void {
    this.on = on;
    if (on) {
      this.#air ??= new AudioContext();
      void this.#air.resume();
      this.play(NOISES.card);
    }
  }

  /** Sound without a switch, as on the shared screen: it begins with the first press anywhere, as browsers
   * demand, unless it was turned off there before. */
  want(): () => void {
    if (this.#kept() === "off") return () => {};
    const begin = (): void => {
      stop();
      if (!this.on) this.#turn(true);
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
