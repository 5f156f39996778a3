// "Your turn", to somebody whose tab is hidden: in its title, in its icon, and where they have asked for it as a
// notification. Whose turn it is everybody knows, so that it betrays nothing.
const KEPT = "beckon";
const [ICON, ICON_TURN] = ["/icon.svg", "/icon-turn.svg"];

function asked(): boolean {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false; // a private window
  }
}

export class Beckon {
  #wanted = $state(asked());
  #permission = $state(globalThis.Notification?.permission ?? "denied");

  /** Whether this browser has notifications for this page: on https, and on iPhones only for an installed one. */
  get offered(): boolean {
    return globalThis.Notification !== undefined && globalThis.isSecureContext === true && this.#permission !== "denied";
  }

  get on(): boolean {
    return this.#wanted && this.#permission === "granted";
  }

  /** A person decides. Must be called from a press: browsers let no page ask otherwise. */
  async turn(on: boolean): Promise<void> {
    if (on && Notification.permission === "default") this.#permission = await Notification.requestPermission();
    this.#wanted = on && this.#permission === "granted";
    try {
      localStorage.setItem(KEPT, this.#wanted ? "on" : "off");
    } catch {
      // Then it lasts as long as the page.
    }
  }

  /** It is this person's turn, in these words, until the returned function is called. */
  begin(words: string): () => void {
    let told: { close(): void } | null = null;
    let title = "";
    let over = false;
    const show = (): void => {
      const hidden = document.hidden && !over;
      icon(hidden ? ICON_TURN : ICON);
      if (hidden && title === "") {
        title = document.title;
        document.title = `● ${words}`;
      } else if (!hidden && title !== "") {
        // Unless the page has another title by now.
        if (document.title === `● ${words}`) document.title = title;
        title = "";
      }
      if (!hidden) {
        told?.close();
        told = null;
      } else if (!told && this.on) {
        told = { close: () => {} };
        void tell(words).then((shown) => (over || !document.hidden ? shown?.close() : (told = shown ?? told)));
      }
    };
    document.addEventListener("visibilitychange", show);
    show();
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", show);
      show();
    };
  }
}

function icon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", href);
}

/** Phones show notifications of a service worker alone, and desktops of a page. */
async function tell(words: string): Promise<{ close(): void } | undefined> {
  const options = { tag: "turn", icon: "/icon-192.png", data: location.pathname };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker) {
      const shown = new Notification(words, options);
      shown.onclick = () => window.focus();
      return shown;
    }
    await worker.showNotification(words, options);
    return { close: () => void worker.getNotifications({ tag: "turn" }).then((all) => all.forEach((each) => each.close())) };
  } catch {
    return undefined;
  }
}

export const beckon = new Beckon();
