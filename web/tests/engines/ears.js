// Runs in a page before anything else does: reports every complaint, and makes its owner somebody who has played before.
{
  const say = (text) => void fetch("/ears", { method: "POST", body: text, keepalive: true }).catch(() => {});
  for (const level of ["error", "warn"]) {
    const plain = console[level];
    console[level] = (...words) => {
      plain.apply(console, words);
      say(words.map(String).join(" "));
    };
  }
  addEventListener("error", ({ message }) => say(message));
  addEventListener("unhandledrejection", ({ reason }) => say(`unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => say(`${violatedDirective} forbids ${blockedURI}`));
  // Sockets live in a worker, so that painting does not hold up beats.
  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      say("the page itself has opened a socket");
    }
  };
  localStorage.setItem("once", '["*"]');
}
