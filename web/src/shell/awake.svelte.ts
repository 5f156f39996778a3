// The phone's screen stays on while its owner plays or watches: by a lock, which browsers offer on https alone, else by a
// film. Where neither works the menu says which setting of the phone does it.
import { filmsKeepAwake, makeFilm } from "./film";

/** Installed on an iPhone or iPad before 18.4 a page may ask for a lock, is given one, and the screen goes dark all the
 *  same (WebKit 254545). `cookieStore` came with 18.4. */
const lockIsEmpty = (): boolean => (navigator as { standalone?: boolean }).standalone === true && !("cookieStore" in globalThis);

const canLock = (): boolean => "wakeLock" in navigator && !lockIsEmpty();

/** What keeps the screen on. It may be refused, and browsers end it whenever the page is hidden. */
interface Wakefulness {
  /** Tries, unless it is on. */
  take(): Promise<void>;
  end(): void;
}

function byLock(): Wakefulness {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  return {
    take: async () => {
      over = false;
      if (lock && !lock.released) return;
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    },
    end: () => {
      over = true;
      void lock?.release();
    },
  };
}

function byFilm(): Wakefulness {
  let film: HTMLVideoElement | null = null;
  return {
    take: async () => {
      film ??= makeFilm();
      if (film.paused) await film.play();
    },
    end: () => {
      film?.remove();
      film = null;
    },
  };
}

/** What this browser has, the best first. */
const ways = (): Wakefulness[] => [...(canLock() ? [byLock()] : []), ...(filmsKeepAwake() ? [byFilm()] : [])];

/** Takes the first that can be had, and ends the others. Returns whether there is one. */
async function takeFirst(all: Wakefulness[]): Promise<boolean> {
  for (const way of all) {
    try {
      await way.take();
      all.filter((each) => each !== way).forEach((each) => each.end());
      return true;
    } catch {
      // The battery is low, or the browser wants a press first.
    }
  }
  return false;
}

export class Awake {
  #refused = $state(false);

  /** Whether the screen stays on by itself, as far as a page can know. */
  get works(): boolean {
    return (canLock() || filmsKeepAwake()) && !this.#refused;
  }

  /** Keeps the screen on from now on. Returns how to stop. */
  begin(): () => void {
    const all = ways();
    if (all.length === 0) return () => {};
    let [asking, over] = [false, false];
    const again = async (): Promise<void> => {
      if (asking || document.hidden) return;
      asking = true;
      const taken = await takeFirst(all);
      asking = false;
      if (over) return all.forEach((way) => way.end());
      // Nobody is given anything for a page that was hidden meanwhile. After anything else the next press asks again.
      if (taken || !document.hidden) this.#refused = !taken;
    };
    document.addEventListener("visibilitychange", again);
    addEventListener("pointerup", again);
    void again();
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", again);
      removeEventListener("pointerup", again);
      all.forEach((way) => way.end());
    };
  }
}

export const awake = new Awake();
