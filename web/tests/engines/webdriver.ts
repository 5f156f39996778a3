// One browser, driven by the W3C's WebDriver protocol over plain HTTP.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { PATIENCE_MS } from "../browser/patience";
import { START_MS, started } from "./start";

/** The name under which an element goes over the wire. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
export type ElementId = { [ELEMENT]: string };

/** How to start a driver, and which browser it starts. */
export interface Driver {
  program: string;
  env: NodeJS.ProcessEnv;
  capabilities: Record<string, unknown>;
}

/** Drivers that run. None outlives the tests, however these end. */
const running = new Set<ChildProcess>();
process.on("exit", () => running.forEach(end));

/** Ends a driver and the browser that it has started, which are a group of their own. */
function end(driver: ChildProcess): void {
  running.delete(driver);
  try {
    process.kill(-driver.pid!, "SIGKILL");
  } catch {
    // All of them have ended by themselves.
  }
}

export class Session {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly address: string,
  ) {}

  /** A driver and its browser speak over ports that were free when they were chosen, and may not be any more. */
  static start(how: Driver): Promise<Session> {
    return started(how.program, () => Session.#once(how));
  }

  static async #once({ program, env, capabilities }: Driver): Promise<Session> {
    const port = await freePort();
    const driver = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore", detached: true });
    running.add(driver);
    const house = `http://127.0.0.1:${port}`;
    try {
      await answers(house, driver);
      const made = await command<{ sessionId: string }>("POST", `${house}/session`, { capabilities: { alwaysMatch: capabilities } }, START_MS);
      const session = new Session(driver, `${house}/session/${made.sessionId}`);
      await session.post("timeouts", { script: PATIENCE_MS, pageLoad: PATIENCE_MS, implicit: 0 });
      return session;
    } catch (trouble) {
      end(driver);
      throw trouble;
    }
  }

  get<T>(path: string): Promise<T> {
    return command("GET", `${this.address}/${path}`);
  }

  post<T>(path: string, body: object): Promise<T> {
    return command("POST", `${this.address}/${path}`, body);
  }

  delete(path: string): Promise<void> {
    return command("DELETE", `${this.address}/${path}`);
  }

  /** What a function in the page returns. */
  async run<T>(script: string, ...args: unknown[]): Promise<T> {
    const wrapped = `const done = arguments[arguments.length - 1]; Promise.resolve().then(() => (${script})(...[...arguments].slice(0, -1))).then((it) => done({ it }), (trouble) => done({ trouble: String(trouble) }));`;
    const came = await this.post<{ it: T } | { trouble: string }>("execute/async", { script: wrapped, args });
    if ("trouble" in came) throw new Error(came.trouble);
    return came.it;
  }

  /** Types into an element. */
  async type(element: ElementId, text: string): Promise<void> {
    await this.post(`element/${element[ELEMENT]}/value`, { text });
  }

  async close(): Promise<void> {
    const gone = this.driver.exitCode === null && this.driver.signalCode === null ? once(this.driver, "exit") : null;
    end(this.driver);
    await gone;
  }
}

/** A free port; WebDriver programs do not choose one themselves. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Waits until the driver takes commands. */
async function answers(house: string, driver: ChildProcess): Promise<void> {
  let ended: Error | null = null;
  driver.once("error", (trouble) => (ended = trouble));
  driver.once("exit", (code) => (ended ??= new Error(`the driver ended with ${code}`)));
  for (const patience = Date.now() + START_MS; !(await fetch(`${house}/status`).then(({ ok }) => ok, () => false)); ) {
    if (ended) throw ended;
    if (Date.now() > patience) throw new Error(`the driver does not answer after ${START_MS} ms`);
    await new Promise((later) => setTimeout(later, 20));
  }
}

async function command<T>(method: string, address: string, body?: object, timeout = PATIENCE_MS): Promise<T> {
  const answer = await fetch(address, { method, signal: AbortSignal.timeout(timeout), ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${new URL(address).pathname.split("/").slice(3).join("/")}: ${error} ${message}`);
  }
  return value as T;
}
