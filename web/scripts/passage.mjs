// What passes between browsers and the program, and can be frozen: as when a phone has slept, whose line is dead and does
// not say so.
import { connect } from "node:net";

export class Passage {
  #sockets = new Set();

  /** Passes on what a browser and the program at this port say to one another. */
  pass(browser, port) {
    const program = connect(port, "127.0.0.1");
    browser.pipe(program).pipe(browser);
    for (const [one, other] of [[browser, program], [program, browser]]) {
      this.#sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }

  /** What passes now does not get through any more, and nobody is told. */
  freeze() {
    this.#sockets.forEach((socket) => socket.unpipe().pause());
  }

  close() {
    this.#sockets.forEach((socket) => socket.destroy());
  }
}
