// The bag's voice: what a finger feels, as sound, at once. Each finger has a hiss of its own that
// takes the colour of the relief, and clicks where there is a step or an edge.
import type { Voice } from "./stage/feeling";

const FADE_S = 0.03;
/** A finger that says nothing new for so long has stopped. */
const HUSH_S = 0.12;

interface Throat {
  filter: BiquadFilterNode;
  volume: GainNode;
}

export class TouchSound {
  #air: AudioContext | null = null;
  #throats: Throat[] = [];

  /** Must be called from a press: browsers let no page make noise unasked. */
  wake(): void {
    this.#air ??= this.#make();
    void this.#air.resume();
  }

  say(finger: number, { hiss, click }: Voice): void {
    const air = this.#air;
    const throat = this.#throats[finger];
    if (!air || !throat) return;
    const now = air.currentTime;
    throat.filter.frequency.setTargetAtTime(hiss.pitch, now, FADE_S / 3);
    throat.volume.gain.cancelScheduledValues(now);
    throat.volume.gain.setTargetAtTime(hiss.loudness, now, FADE_S / 2);
    throat.volume.gain.setTargetAtTime(0, now + HUSH_S, FADE_S);
    if (click) this.#click(air, click.pitch, click.loudness);
  }

  end(): void {
    void this.#air?.close();
    this.#air = null;
    this.#throats = [];
  }

  #click(air: AudioContext, pitch: number, loudness: number): void {
    const now = air.currentTime;
    const tone = new OscillatorNode(air, { type: "triangle", frequency: pitch });
    const volume = new GainNode(air, { gain: loudness * 0.5 });
    volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.045);
    tone.connect(volume).connect(air.destination);
    tone.start(now);
    tone.stop(now + 0.05);
  }

  #make(): AudioContext {
    const air = new AudioContext({ latencyHint: "interactive" });
    const hiss = new AudioBuffer({ length: air.sampleRate, sampleRate: air.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    this.#throats = [-0.5, 0.5].map((side) => {
      const source = new AudioBufferSourceNode(air, { buffer: hiss, loop: true });
      const filter = new BiquadFilterNode(air, { type: "bandpass", Q: 2.2, frequency: 300 });
      const volume = new GainNode(air, { gain: 0 });
      source.connect(filter).connect(volume).connect(new StereoPannerNode(air, { pan: side })).connect(air.destination);
      source.start();
      return { filter, volume };
    });
    return air;
  }
}
