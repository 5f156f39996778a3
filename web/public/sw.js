// The service worker: keeps the client's page, scripts and styles, so that it opens at once, and also where the house
// cannot be reached, which the page then says. What the house knows is never kept. The build writes its version and
// the list of files into it. Only pages on https have one (src/link/installed.ts).
const VERSION = "__VERSION__";
const SHELL = ["/", __SHELL__];
const KEPT = `shell-${VERSION}`;

addEventListener("install", (event) => {
  skipWaiting();
  // What is named by its content has not changed since this page fetched it a moment ago; it need not come twice.
  const asked = SHELL.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(asked)));
});

addEventListener("activate", (event) => {
  const older = (names) => names.filter((name) => name.startsWith("shell-") && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(older(names).map((name) => caches.delete(name)))).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  const page = request.mode === "navigate" && /^\/((t|tv|rules)\/[^/]+\/?)?$/.test(pathname);
  if (!page && !SHELL.includes(pathname) && !pathname.startsWith("/assets/")) return;
  event.respondWith(answer(page ? "/" : pathname, request));
});

async function answer(file, request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(file);
  if (known) return known;
  const fetched = await fetch(request);
  // A game that was played once can be opened again; its name changes with its content.
  if (fetched.ok && file.startsWith("/assets/")) await kept.put(file, fetched.clone());
  return fetched;
}

// Somebody pressed "your turn".
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil(clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
    return page ? page.focus() : clients.openWindow(path);
  }));
});
