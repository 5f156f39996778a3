// Stands between one browser and the program. Everything that goes over its socket is kept, also when the socket is
// in a worker, where no driver of Firefox or WebKit looks; and every page gets ears (`ears.js`), which report what
// goes wrong in it.
import { readFileSync } from "node:fs";
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { textReader } from "./frames";

/** Each request has a connection of its own: the program closes those that idle, and one that is just being closed
 *  would lose what is asked over it. */
const ONCE = new Agent({ keepAlive: false });
const EARS = readFileSync(join(import.meta.dirname, "ears.js"));

/** Gets to know what the tap hears. */
export interface Listener {
  note(way: "in" | "out", text: string): void;
  complain(text: string): void;
}

export class Tap {
  readonly #sockets = new Set<Duplex>();

  private constructor(
    private readonly server: Server,
    private readonly port: number,
    private readonly listener: Listener,
  ) {}

  /** A tap on the program at this address, on a port of its own. */
  static async on(address: string, listener: Listener): Promise<Tap> {
    const server = createServer();
    // A connection that is closed for idling may be the one that a browser is about to use.
    server.keepAliveTimeout = 0;
    const tap = new Tap(server, Number(new URL(address).port), listener);
    server.on("request", (asked, answer) => tap.#pass(asked, answer));
    server.on("upgrade", (asked, browser) => tap.#upgrade(asked, browser as Socket));
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return tap;
  }

  /** The port on which the browser finds the program. */
  get at(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** What the program says now does not get through any more, and nobody is told: as when a phone has slept. */
  freeze(): void {
    this.#sockets.forEach((socket) => socket.unpipe());
  }

  close(): void {
    this.#sockets.forEach((socket) => socket.destroy());
    this.server.closeAllConnections();
    this.server.close();
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (asked.url === "/ears.js") return void answer.writeHead(200, { "content-type": "text/javascript" }).end(EARS);
    // Firefox wants an icon for a page that is a picture; a page of ours names its own.
    if (asked.url === "/favicon.ico") return void answer.writeHead(204).end();
    if (asked.url === "/ears") return this.#hear(asked, answer);
    // A page that gets ears must not come packed.
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const passed = request({ agent: ONCE, host: "127.0.0.1", port: this.port, method: asked.method, path: asked.url, headers }, (came) => {
      if (came.statusCode === 404) this.listener.complain(`not found: ${asked.url}`);
      const page = came.headers["content-type"]?.startsWith("text/html") ?? false;
      const { "content-length": length, ...others } = came.headers;
      answer.writeHead(came.statusCode ?? 502, page || length === undefined ? others : came.headers);
      if (!page) return void came.pipe(answer);
      const parts: Buffer[] = [];
      came.on("data", (part: Buffer) => parts.push(part));
      came.on("end", () => answer.end(Buffer.concat(parts).toString().replace("<head>", '<head><script src="/ears.js"></script>')));
    });
    // Whoever asks a program that was killed gets no answer.
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  }

  #hear(asked: IncomingMessage, answer: ServerResponse): void {
    let text = "";
    asked.on("data", (part: Buffer) => (text += part.toString()));
    asked.on("end", () => {
      this.listener.complain(text);
      answer.writeHead(204).end();
    });
  }

  #upgrade(asked: IncomingMessage, browser: Socket): void {
    const program = connect(this.port, "127.0.0.1");
    const head = [`${asked.method} ${asked.url} HTTP/1.1`];
    for (let i = 0; i < asked.rawHeaders.length; i += 2) head.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`);
    program.write(`${head.join("\r\n")}\r\n\r\n`);
    const said = textReader((text) => this.listener.note("out", text));
    const heard = afterHead(textReader((text) => this.listener.note("in", text)));
    browser.on("data", said);
    program.on("data", heard);
    browser.on("data", (bytes) => program.write(bytes));
    program.pipe(browser);
    for (const [one, other] of [[browser, program], [program, browser]] as const) {
      this.#sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}

/** Leaves out the head of an HTTP answer. */
function afterHead(read: (bytes: Buffer) => void): (bytes: Buffer) => void {
  let head: Buffer | null = Buffer.alloc(0);
  return (bytes) => {
    if (!head) return read(bytes);
    head = Buffer.concat([head, bytes]);
    const end = head.indexOf("\r\n\r\n");
    if (end < 0) return;
    read(head.subarray(end + 4));
    head = null;
  };
}
