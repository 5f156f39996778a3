import type { Socket } from "node:net";

export class Passage {
  pass(browser: Socket, port: number): void;
  freeze(): void;
  close(): void;
}
