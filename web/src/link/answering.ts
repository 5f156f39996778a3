// A socket that answers beats by itself. At a table with a beat everything is said on it and in one length,
// whether there is anything to say or not: neither when somebody speaks nor how much tells what their eyes do
// (Wink §11.5). The server strikes; each beat that is heard is answered with one message, and nothing is said in
// between.
import { Drum, padded } from "./drum";

/** What a line needs of a socket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  /** For the next beat; where there is none it is never said. */
  onBeat(signal: unknown): void;
  close(): void;
}

export class Answering implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #drum = new Drum();

  /** `answers`: only seats answer; screens and spectators listen. */
  constructor(
    private readonly socket: WebSocket,
    answers: boolean,
  ) {
    socket.onopen = () => this.onopen?.();
    socket.onclose = ({ code, reason }) => this.onclose?.({ code, reason });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      // Answered before it is read, so that not even how long that takes is told.
      if (answers && data.startsWith('{"beat"')) this.send(padded(JSON.stringify({ beat: this.#drum.strike() })));
      // What eyes did while nobody listened is over.
      else if (data.startsWith('{"welcome"')) this.#drum = new Drum();
      this.onmessage?.({ data });
    };
  }

  get readyState(): number {
    return this.socket.readyState;
  }

  send(text: string): void {
    if (this.socket.readyState === 1) this.socket.send(text);
  }

  onBeat(signal: unknown): void {
    this.#drum.add(signal);
  }

  close(): void {
    this.onopen = this.onmessage = this.onclose = null;
    this.socket.close();
  }
}
