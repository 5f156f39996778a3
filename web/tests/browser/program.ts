// The real program: started, killed with -9, and started again on the same data.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PROGRAM = process.env["SAFEHOUSE"] ?? join(import.meta.dirname, "../../../target/debug/safehouse");

/** What the house is called in the tests' network: a page from there is no secure context. */
export const NAME = "safehouse.lan";

/** Journals lie in memory where they can: a disk that is busy with other things keeps a table waiting for seconds, and
 *  the page says so, rightly. What a disk does is for the store's own tests. */
const FOLDERS = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** Programs that run. None outlives the tests, however these end. */
const running = new Set<ChildProcess>();
process.on("exit", () => running.forEach((each) => each.kill("SIGKILL")));

export class Program {
  private constructor(
    private process: ChildProcess,
    readonly address: string,
    private readonly data: string,
    private readonly options: string[],
  ) {}

  /** On a free port. It is up when this returns. */
  static async start(...options: string[]): Promise<Program> {
    const data = mkdtempSync(join(FOLDERS, "safehouse-"));
    const { process, address } = await serve(data, "127.0.0.1:0", options);
    return new Program(process, address.replace("127.0.0.1", NAME), data, options);
  }

  /** As if the machine had lost its power. */
  async kill(): Promise<void> {
    const gone = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await gone;
  }

  async restart(): Promise<void> {
    const { process } = await serve(this.data, `127.0.0.1:${new URL(this.address).port}`, this.options);
    this.process = process;
  }

  /** Says and hears nothing until it is thawed. */
  freeze(): void {
    this.process.kill("SIGSTOP");
  }

  thaw(): void {
    this.process.kill("SIGCONT");
  }

  /** Stops as an operator would stop it, and leaves nothing behind. */
  async stop(): Promise<void> {
    const gone = once(this.process, "exit");
    this.process.kill("SIGTERM");
    this.thaw(); // a test that failed may have left it frozen
    await gone;
    rmSync(this.data, { recursive: true });
  }
}

async function serve(data: string, listen: string, options: string[]): Promise<{ process: ChildProcess; address: string }> {
  const words = ["serve", "--listen", listen, "--metrics", "127.0.0.1:0", "--data", data, "--any-options", ...options];
  const program = spawn(PROGRAM, words, { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, RUST_LOG: "error" } });
  running.add(program);
  program.once("exit", () => running.delete(program));
  const started = new Promise<string>((ready, failed) => {
    program.once("error", failed);
    program.once("exit", (code) => failed(new Error(`the program ended with ${code} before it was up`)));
    createInterface(program.stdout!).on("line", (line) => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address) ready(address);
    });
  });
  return { process: program, address: await started };
}
