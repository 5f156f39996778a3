import type { Socket } from "node:net";

export class Passage {
  pass(browser: Socket, port: number, instead?: (said: Buffer) => string | null): void;
  freeze(): void;
  close(): void;
}
