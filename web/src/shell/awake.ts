// The phone's screen stays on while its owner plays or watches: by a lock, which browsers offer on https alone, else by a
// film. Where neither works the menu says which setting of the phone does it.
import { filmsKeepAwake, makeFilm } from "./film";

const canLock = (): boolean => "wakeLock" in navigator;

/** Whether this browser lets a page keep the screen on. */
export const canStayAwake = (): boolean => canLock() || filmsKeepAwake();

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
  const film = makeFilm();
  return { take: async () => void (film.paused && (await film.play())), end: () => film.remove() };
}

/** Keeps the screen on from now on. Returns how to stop. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => {};
  const { take, end } = canLock() ? byLock() : byFilm();
  let asking = false;
  const again = async (): Promise<void> => {
    if (asking || document.hidden) return;
    asking = true;
    // The battery is low, or the browser wants a press first: the next press asks again.
    await take().catch(() => {});
    asking = false;
  };
  document.addEventListener("visibilitychange", again);
  addEventListener("pointerup", again);
  void again();
  return () => {
    document.removeEventListener("visibilitychange", again);
    removeEventListener("pointerup", again);
    end();
  };
}
