// A door with a lock in front of the program, as a reverse proxy is on the internet: pages that come through it are on
// https, where browsers keep a client and let a page keep the screen on.
import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer, type Server } from "node:tls";
import { Passage } from "../../scripts/passage.mjs";
import { NAME } from "./program";

/** A certificate that nobody but these tests trusts, with its key. */
const PEM = readFileSync(join(import.meta.dirname, "door.pem"));

/** By this hash of its public key Chromium is told to trust it. */
export const TRUSTED = createHash("sha256").update(new X509Certificate(PEM).publicKey.export({ type: "spki", format: "der" })).digest("base64");

export class Door {
  readonly #passage = new Passage();
  /** The port of the program behind it; nobody is there yet. */
  behind = 0;
  /** Scripts that the door serves itself, by their path. */
  readonly instead = new Map<string, string>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Door> {
    const server = createServer({ key: PEM, cert: PEM });
    const door = new Door(server);
    server.on("secureConnection", (browser) => door.#passage.pass(browser, door.behind, (said) => door.#answer(said)));
    // A browser that goes away in the middle of a handshake.
    server.on("tlsClientError", () => {});
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return door;
  }

  get origin(): string {
    return `https://${NAME}:${(this.server.address() as AddressInfo).port}`;
  }

  /** Browsers ask one thing after another, so that a request begins what they say. */
  #answer(said: Buffer): string | null {
    const [, path = ""] = /^GET (\S+) HTTP/.exec(said.toString("latin1")) ?? [];
    const script = this.instead.get(path);
    return script === undefined ? null : `HTTP/1.1 200 OK\r\ncontent-type: text/javascript\r\ncache-control: no-cache\r\ncontent-length: ${Buffer.byteLength(script)}\r\n\r\n${script}`;
  }

  /** What passes now does not get through any more, and nobody is told: as when a phone has slept. */
  freeze(): void {
    this.#passage.freeze();
  }

  close(): void {
    this.#passage.close();
    this.server.close();
  }
}
