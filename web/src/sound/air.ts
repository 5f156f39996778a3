// The one AudioContext of the page. Browsers let it sound only after a press, iPhones only after the end of one,
// and a telephone call or another app silences it until it is resumed.

const ENDS_OF_A_PRESS = ["pointerup", "touchend", "click", "keyup"] as const;

let air: AudioContext | null = null;

/** Where sounds are made. The first call must come from the end of a press. */
export function openAir(): AudioContext {
  if (air) {
    resume();
    return air;
  }
  air = new AudioContext({ latencyHint: "interactive" });
  ENDS_OF_A_PRESS.forEach((what) => addEventListener(what, resume, { capture: true, passive: true }));
  document.addEventListener("visibilitychange", resume);
  air.addEventListener("statechange", resume);
  resume();
  return air;
}

/** The same, if there has been a press. */
export const airNow = (): AudioContext | null => air;

function resume(): void {
  // Safari calls it "interrupted" while somebody telephones.
  if (air && air.state !== "running" && air.state !== "closed" && !document.hidden) air.resume().catch(() => {});
}
