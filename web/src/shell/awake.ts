// The phone's screen stays on while its owner plays or watches. Browsers offer this on https alone; elsewhere the
// menu says which setting of the phone does it.

/** Whether this browser lets a page keep the screen on. */
export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Keeps the screen on from now on. Returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  let asking = false;
  const take = async (): Promise<void> => {
    if (over || asking || document.hidden || (lock && !lock.released)) return;
    asking = true;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    } catch {
      // The battery is low, or the browser wants a press first: the next press asks again.
    }
    asking = false;
  };
  const again = (): void => void take();
  if (!canStayAwake()) return () => {};
  // A browser takes the lock away whenever the page is hidden.
  document.addEventListener("visibilitychange", again);
  addEventListener("pointerup", again);
  again();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    removeEventListener("pointerup", again);
    void lock?.release();
  };
}
