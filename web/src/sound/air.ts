// The one AudioContext of the page. Browsers let it sound only after a press, iPhones only after the end of one,
// and a telephone call or another app silences it until it is resumed.

const ENDS_OF_A_PRESS = ["pointerup", "touchend", "click", "keyup"] as const;

let air: AudioContext | null = null;

/** Where sounds are made. Must be called from the end of a press. */
export function openAir(): void {
  make();
  resume();
}

/** The same without a sound, long before: to make it takes a slow phone a tenth of a second, in which a press would
 *  wait for its picture. Where nothing was ever pressed browsers complain, and it is made by the first press. */
export function prepareAir(): void {
  if (navigator.userActivation?.hasBeenActive) make();
}

function make(): void {
  if (air) return;
  air = new AudioContext({ latencyHint: "interactive" });
  ENDS_OF_A_PRESS.forEach((what) => addEventListener(what, resume, { capture: true, passive: true }));
  document.addEventListener("visibilitychange", resume);
  air.addEventListener("statechange", resume);
}

/** Where sounds are made, if it is there. */
export const airNow = (): AudioContext | null => air;

function resume(): void {
  // Safari calls it "interrupted" while somebody telephones.
  if (air && air.state !== "running" && air.state !== "closed" && !document.hidden) air.resume().catch(() => {});
}
