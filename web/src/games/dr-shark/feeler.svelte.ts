// A hand in the bag: pointers or keys move fingers, fingers ask the server, answers become relief, voice and words.
// One per search.
import { SIDE, type Percept, type Signal, type Texture } from "../../protocol/dr-shark";
import { bendOf, voice, type Bend } from "./stage/feeling";
import { Fingers, type Finger, type Spot, type Touched } from "./stage/fingers";
import { Ground } from "./stage/ground";
import { Surface } from "./stage/surface";
import { sound } from "../../sound/sound.svelte";
import { TouchSound } from "./sound";

/** What the last touch felt, for words. */
export interface Feeling {
  contact: boolean;
  bend: Bend | null;
  /** Where the edge is: right, below, left or above. */
  side: "right" | "below" | "left" | "above";
  texture: Texture | null;
}

/** A key moves the cursor by so much, in points that lie as close as these. */
const STEP = 30;
const POINT = 6;
/** Vibration motors need about this long to be felt. */
const [EDGE_BUZZ_MS, END_BUZZ_MS, BUZZ_AGAIN_MS] = [28, 16, 70];
/** A pointer that rests this long is told in words what it feels. */
export const REST_MS = 500;

const SIDES = ["right", "below", "left", "above"] as const;

export class Feeler {
  readonly fingers = new Fingers();
  readonly ground = new Ground();
  /** What is felt, in words: at once for the keyboard, after a rest for pointers; null while a pointer moves. */
  feeling = $state.raw<Feeling | null>(null);
  /** The keyboard's cursor, once it is used. */
  cursor = $state.raw<Spot | null>(null);

  #surfaces = [new Surface(), new Surface()];
  #last: (Touched | undefined)[] = [];
  #walk: Spot[] = [];
  #voices = new TouchSound();
  #buzzed = 0;
  /** The finger that was felt with last, and since when it has been where it is. */
  #finger: Finger = 0;
  #moved = 0;

  constructor(private readonly send: (signal: Signal) => void) {}

  /** There may be sound from here on, if there has been a press. */
  wake(): void {
    if (sound.on) this.#voices.wake();
  }

  end(): void {
    this.#voices.end();
  }

  /** Time passes. */
  pass(now: number): void {
    const here = this.fingers.place(0);
    const goal = this.#walk[0];
    if (goal && (!here || Math.hypot(here.x - goal.x, here.y - goal.y) > 0.5)) this.fingers.point(0, goal);
    else if (goal) this.#walk.shift();
    const signal = this.fingers.pass(now);
    if (signal) this.send(signal);
    if (this.cursor || this.feeling || now - this.#moved < REST_MS) return;
    if (this.fingers.isDown(this.#finger) && this.#last[this.#finger]) this.feeling = this.#words(this.#finger);
  }

  /** A pointer has moved a little: what it felt is not what it feels. */
  stir(now: number): void {
    this.#moved = now;
    if (this.feeling) this.feeling = null;
  }

  /** The server's answer. */
  hear(percepts: Percept[], now: number): void {
    const felt = percepts.flatMap((percept) => ("felt" in percept ? percept.felt : []));
    for (const touched of this.fingers.answered(felt, now)) this.#feel(touched);
  }

  #feel(touched: Touched): void {
    const { felt, at } = touched;
    const before = this.#last[felt.finger];
    const surface = this.#surfaces[felt.finger];
    if (!surface) return;
    this.#last[felt.finger] = touched;
    this.#finger = felt.finger as Finger;
    this.ground.stamp(touched.x, touched.y, felt.patch, felt.edge, at);
    // Beyond an edge another piece begins.
    if (!felt.contact || (felt.edge && felt.edge.offset < 0)) surface.forget();
    else surface.add(felt.patch);
    const passed = before ? Math.max(8, at - before.at) : 16;
    const speed = before ? Math.hypot(touched.x - before.x, touched.y - before.y) / passed : 0;
    const said = voice(before?.felt ?? null, felt, speed);
    if (sound.on) {
      this.wake();
      this.#voices.say(felt.finger, said, surface.likely);
    }
    if (said.click && at - this.#buzzed > BUZZ_AGAIN_MS) {
      this.#buzzed = at;
      navigator.vibrate?.(felt.edge ? EDGE_BUZZ_MS : END_BUZZ_MS);
    }
    if (this.cursor) this.feeling = this.#words(felt.finger as Finger);
  }

  #words(finger: Finger): Feeling | null {
    const felt = this.#last[finger]?.felt;
    if (!felt) return null;
    return {
      contact: felt.contact,
      bend: felt.edge ? bendOf(felt.edge) : null,
      side: SIDES[Math.round((felt.edge?.angle ?? 0) / 90) % 4] ?? "right",
      texture: felt.contact ? (this.#surfaces[finger]?.name() ?? null) : null,
    };
  }

  /** §8.5: a key moves the cursor by a fixed step, and it feels its way there. */
  step(dx: number, dy: number): void {
    if (this.#walk.length > 2 * (STEP / POINT)) return;
    const from = this.#walk.at(-1) ?? this.cursor ?? { x: SIDE / 2, y: SIDE / 2 };
    const inside = (n: number): number => Math.max(0, Math.min(SIDE, n));
    const points = this.cursor ? STEP / POINT : 0;
    for (let i = 1; i <= points; i++) this.#walk.push({ x: inside(from.x + dx * POINT * i), y: inside(from.y + dy * POINT * i) });
    this.cursor = this.#walk.at(-1) ?? from;
    if (points === 0) this.fingers.point(0, from);
  }

  /** The pointer has taken over. */
  rest(): void {
    this.#walk = [];
    this.cursor = null;
  }

  /** The hand comes out with what it has drawn, and the pieces around it have moved (§8.4). */
  comeOut(): void {
    this.fingers.comeOut();
    this.ground.clear();
    this.feeling = null;
    this.#walk = [];
    this.#last = [];
    for (const surface of this.#surfaces) surface.forget();
  }

  place(finger: Finger): Spot | null {
    return this.fingers.place(finger);
  }
}
