// What passes between browsers and the program, and can be frozen: as when a phone has slept, whose line is dead and does
// not say so.
import { connect } from "node:net";
import { Transform } from "node:stream";

export class Passage {
  #sockets = new Set();

  /** Passes on what a browser and the program at this port say to one another. What `instead` answers to a request the
   *  program is never asked. */
  pass(browser, port, instead = () => null) {
    const program = connect(port, "127.0.0.1");
    const asked = new Transform({
      transform(said, _, done) {
        const answer = instead(said);
        if (answer) browser.write(answer);
        done(null, answer ? undefined : said);
      },
    });
    browser.pipe(asked).pipe(program).pipe(browser);
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
