// The client as browsers keep it: registered on https, and thrown away as soon as the house serves another version.

/** The version of this page, which the build writes into it; none in development. */
export const version = (): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

/** Browsers count localhost as secure, but a page that a browser keeps would only confuse those who work on it. */
export function install(): void {
  if (location.protocol !== "https:" || !("serviceWorker" in navigator) || !version()) return;
  // A new version has been fetched in the background: the front page shows it at once, a table at its next hello.
  const before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (before && location.pathname === "/") location.reload();
  });
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // A private window keeps nothing.
  });
}

const TRIED = "renewed";

/** The house serves another version than this: forgets what was kept and loads the page anew. Returns false if that
 *  was just tried, and the page is still this one. */
export async function renew(reload = (): void => location.reload()): Promise<boolean> {
  const mine = version() ?? "";
  try {
    if (sessionStorage.getItem(TRIED) === mine) return false;
    sessionStorage.setItem(TRIED, mine);
    for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
    await (await navigator.serviceWorker?.getRegistration())?.update();
  } catch {
    // Then the page is loaded as it is; it comes from the house unless something was kept.
  }
  reload();
  return true;
}
