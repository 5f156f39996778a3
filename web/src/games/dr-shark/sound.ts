// The bag's voice: what a finger feels, as sound, at once. Each finger mixes the five textures as likely as each is,
// as loud as it rubs, and clicks where an edge begins.
import { airNow, holdAir } from "../../sound/air";
import { TEXTURES } from "./stage/box";
import type { Voice } from "./stage/feeling";
import { grain } from "./stage/grains";

const FADE_S = 0.03;
/** A finger that says nothing new for so long has stopped. */
const HUSH_S = 0.12;

interface Throat {
  /** One for each texture, in the order of the book. */
  textures: GainNode[];
  volume: GainNode;
  /** What sounds until the search is over. */
  sources: AudioBufferSourceNode[];
}

export class TouchSound {
  #air: BaseAudioContext | null = null;
  #throats: Throat[] = [];
  #release = (): void => {};

  /** Gets ready before the first touch, so that it is heard. A test brings an air of its own. */
  wake(air: BaseAudioContext | null = airNow()): void {
    if (this.#air || !air) return;
    this.#air = air;
    this.#release = holdAir();
    this.#throats = this.#make(air);
  }

  /** `likely` is how likely each texture is. */
  say(finger: number, { rub, click }: Voice, likely: ArrayLike<number>, now = this.#air?.currentTime ?? 0): void {
    const air = this.#air;
    const throat = this.#throats[finger];
    if (!air || !throat) return;
    for (const [i, { gain }] of throat.textures.entries()) gain.setTargetAtTime(likely[i] ?? 0, now, FADE_S / 2);
    throat.volume.gain.cancelScheduledValues(now);
    throat.volume.gain.setTargetAtTime(rub, now, FADE_S / 2);
    throat.volume.gain.setTargetAtTime(0, now + HUSH_S, FADE_S);
    if (click) this.#click(air, click.pitch, click.loudness, now);
  }

  end(): void {
    for (const { volume, sources } of this.#throats) {
      sources.forEach((source) => source.stop());
      volume.disconnect();
    }
    this.#release();
    this.#air = null;
    this.#throats = [];
  }

  #click(air: BaseAudioContext, pitch: number, loudness: number, now: number): void {
    const tone = new OscillatorNode(air, { type: "triangle", frequency: pitch });
    const volume = new GainNode(air, { gain: 0 });
    volume.gain.setValueAtTime(loudness * 0.6, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.045);
    tone.connect(volume).connect(air.destination);
    tone.start(now);
    tone.stop(now + 0.05);
  }

  #make(air: BaseAudioContext): Throat[] {
    const sounds = TEXTURES.map((texture) => {
      const buffer = new AudioBuffer({ length: air.sampleRate, sampleRate: air.sampleRate });
      buffer.copyToChannel(grain(texture, air.sampleRate), 0);
      return buffer;
    });
    return [-0.5, 0.5].map((side) => {
      const volume = new GainNode(air, { gain: 0 });
      volume.connect(new StereoPannerNode(air, { pan: side })).connect(air.destination);
      const sources = sounds.map((buffer) => new AudioBufferSourceNode(air, { buffer, loop: true }));
      const textures = sources.map((source) => {
        const gain = new GainNode(air, { gain: 0 });
        source.connect(gain).connect(volume);
        source.start();
        return gain;
      });
      return { textures, volume, sources };
    });
  }
}
