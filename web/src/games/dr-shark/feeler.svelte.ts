// A hand in the bag: pointers or keys move fingers, fingers ask the server, answers become trail,
// voice and words. One per search.
import { SIDE, type Percept, type Signal } from "../../protocol/dr-shark";
import { bendOf, Memory, surface, voice, type Bend, type Surface } from "./stage/feeling";
import { Fingers, type Finger, type Spot, type Touched } from "./stage/fingers";
import { fresh } from "./stage/relief";
import { sound } from "../../sound/sound.svelte";
import { TouchSound } from "./sound";

/** What the last touch felt, for words. */
export interface Feeling {
  contact: boolean;
  bend: Bend | null;
  /** Where the edge is: right, below, left or above. */
  side: "right" | "below" | "left" | "above";
  surface: Surface | null;
}

/** A key moves the cursor by so much, in points that lie as close as these. */
const STEP = 30;
const POINT = 6;
const BUZZ_MS = 45;

const SIDES = ["right", "below", "left", "above"] as const;

export class Feeler {
  readonly fingers = new Fingers();
  felt: Touched[] = [];
  /** What was felt last, said when the cursor rests. */
  feeling = $state.raw<Feeling | null>(null);
  /** The keyboard's cursor, once it is used. */
  cursor = $state.raw<Spot | null>(null);

  #memories = [new Memory(), new Memory()];
  #last: (Touched | undefined)[] = [];
  #walk: Spot[] = [];
  #voices = new TouchSound();
  #buzzed = 0;

  constructor(private readonly send: (signal: Signal) => void) {}

  /** A press: from here on there may be sound. */
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
    this.felt = fresh(this.felt, now);
  }

  /** The server's answer. */
  hear(percepts: Percept[], now: number): void {
    for (const { felt } of percepts) for (const touched of this.fingers.answered(felt, now)) this.#feel(touched);
  }

  #feel(touched: Touched): void {
    const { felt, at } = touched;
    const before = this.#last[felt.finger];
    this.#last[felt.finger] = touched;
    this.felt.push(touched);
    const memory = this.#memories[felt.finger];
    memory?.add(felt);
    const passed = before ? Math.max(8, at - before.at) : 16;
    const speed = before ? Math.hypot(touched.x - before.x, touched.y - before.y) / passed : 0;
    const said = voice(before?.felt ?? null, felt, speed);
    if (sound.on) this.#voices.say(felt.finger, said);
    if (said.click && at - this.#buzzed > BUZZ_MS) {
      this.#buzzed = at;
      navigator.vibrate?.(felt.edge ? 9 : 4);
    }
    this.feeling = {
      contact: felt.contact,
      bend: felt.edge ? bendOf(felt.edge) : null,
      side: SIDES[Math.round((felt.edge?.angle ?? 0) / 90) % 4] ?? "right",
      surface: felt.height > 0 ? surface(memory?.heights ?? []) : null,
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

  /** The hand comes out with what it has drawn. */
  comeOut(): void {
    this.fingers.comeOut();
    this.#walk = [];
    this.#last = [];
    this.#memories = [new Memory(), new Memory()];
  }

  place(finger: Finger): Spot | null {
    return this.fingers.place(finger);
  }
}
