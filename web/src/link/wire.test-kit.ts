// A socket that leads nowhere: the test says what it says, and sees what was said to it.
import type { Table } from "../protocol/wire";
import { Answering, type Socket } from "./answering";

export class Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  heard: unknown[] = [];
  lengths: number[] = [];

  send(text: string): void {
    this.lengths.push(new TextEncoder().encode(text).length);
    this.heard.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(...all: object[]): void {
    all.forEach((said) => this.onmessage?.({ data: JSON.stringify(said) }));
  }
  breaks(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
  /** What was said apart from pings. */
  get words(): unknown[] {
    return this.heard.filter((each) => !Object.hasOwn(each as object, "ping"));
  }
}

/** Sockets, one after the other. */
export function wires(): { all: Wire[]; last: () => Wire; make: (code: string, answers: boolean) => Socket } {
  const all: Wire[] = [];
  const make = (_: string, answers: boolean): Socket => {
    all.push(new Wire());
    return new Answering(all.at(-1) as unknown as WebSocket, answers);
  };
  return { all, last: () => all.at(-1)!, make };
}

export const CODE = "bakilon-tumesa";
export const table = { code: CODE, game: "wink", games: 1, phase: "playing", you: { seat: 0, host: true } } as Table;
export const welcome = (n: number): object => ({ welcome: { seat: 0, n } });
export const update = (n: number, ack?: number): object => ({ update: { game: 1, n, at: 5000, sights: [], view: {}, ...(ack ? { ack } : {}) } });
export const beat = (k: number, more: object = {}): object => ({ beat: { k, felt: [], ...more } });
