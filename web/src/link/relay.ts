// The page's half of sockets that live in a worker. Painting holds up everything else that a page does, and on a
// slow phone it takes longer the more there is to see: a page that answered beats itself would tell by its pace
// what its owner looks at. A worker answers whatever is being painted.
import { version } from "./installed";
import { Answering, type Socket } from "./answering";

/** From the page to its worker, about one socket. */
export type Asked = { id: number } & ({ open: { url: string; answers: boolean } } | { send: string } | { signal: { felt: unknown } } | { close: true });
/** From the worker to its page. */
export type Told = { id: number } & ({ opened: true } | { heard: string } | { closed: { code: number; reason: string } });

/** What is needed of a worker. */
export interface Desk {
  postMessage(asked: Asked): void;
  onmessage: ((event: MessageEvent<Told>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

class Relayed implements Socket {
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    private readonly id: number,
    private readonly desk: Desk,
    private readonly gone: () => void,
  ) {}

  send(text: string): void {
    this.desk.postMessage({ id: this.id, send: text });
  }

  onBeat(signal: unknown): void {
    this.desk.postMessage({ id: this.id, signal: { felt: signal } });
  }

  close(): void {
    this.readyState = 3;
    this.desk.postMessage({ id: this.id, close: true });
    this.gone();
  }

  hear(told: Told): void {
    if ("heard" in told) this.onmessage?.({ data: told.heard });
    else if ("opened" in told) {
      this.readyState = 1;
      this.onopen?.();
    } else {
      this.readyState = 3;
      this.gone();
      this.onclose?.(told.closed);
    }
  }
}

/** Opens sockets in the worker, or on the page itself if the worker cannot be had. */
export class Relay {
  readonly #sockets = new Map<number, Relayed>();
  #desk: Desk | null = null;
  #lost = false;
  #ids = 0;

  constructor(
    private readonly hire: () => Desk,
    private readonly plain: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  open(url: string, answers: boolean): Socket {
    const desk = this.#worker();
    if (!desk) return new Answering(this.plain(url), answers);
    const id = ++this.#ids;
    const socket = new Relayed(id, desk, () => this.#sockets.delete(id));
    this.#sockets.set(id, socket);
    desk.postMessage({ id, open: { url, answers } });
    return socket;
  }

  #worker(): Desk | null {
    if (this.#lost || this.#desk) return this.#lost ? null : this.#desk;
    try {
      this.#desk = this.hire();
      this.#desk.onmessage = ({ data }) => this.#sockets.get(data.id)?.hear(data);
      // Its script could not be fetched, or does not run here.
      this.#desk.onerror = () => this.#lose();
    } catch {
      this.#lost = true;
    }
    return this.#desk;
  }

  #lose(): void {
    this.#lost = true;
    for (const [id, socket] of [...this.#sockets]) socket.hear({ id, closed: { code: 1006, reason: "" } });
  }
}

const relay = new Relay(() => new Worker(new URL("./relay.worker.ts", import.meta.url), { type: "module" }) as unknown as Desk);

/** A socket to a table of the house that this page came from. Its path tells a balancer which table it is for; it says
 *  which version this page is. */
export function socket(code: string, answers: boolean): Socket {
  return relay.open(address(code, location, version()), answers);
}

export function address(code: string, { protocol, host }: { protocol: string; host: string }, mine: string | undefined): string {
  const scheme = protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${host}/api/tables/${encodeURIComponent(code)}/socket${mine ? `?client=${mine}` : ""}`;
}
