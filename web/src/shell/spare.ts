// What may wait: it is done when the page has come whole, is painted, and nothing else is to do.

/** Returns how to give it up. */
export function inSpareTime(act: () => void): () => void {
  let wanted = true;
  const now = (): void => void (wanted && act());
  const painted = (): void => {
    // Safari knows no idle time; a moment after the picture has to do.
    if ("requestIdleCallback" in window) requestIdleCallback(now, { timeout: 2000 });
    else setTimeout(now, 200);
  };
  const whole = (): void => void requestAnimationFrame(painted);
  if (document.readyState === "complete") whole();
  else addEventListener("load", whole, { once: true });
  return () => void (wanted = false);
}
