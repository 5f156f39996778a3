// The one AudioContext of the page. Browsers let it sound only after a press, iPhones only after the end of one,
// and a telephone call or another app silences it until it is resumed. While nothing sounds it rests, because one that
// runs keeps a phone's processor awake, be it silent or not.

const ENDS_OF_A_PRESS = ["pointerup", "touchend", "click", "keyup"] as const;

/** After this long without a sound it rests: longer than any noise of a game. */
const RESTS_AFTER_MS = 8000;

let air: AudioContext | null = null;
let resting = false;
/** How many things may sound at any moment, such as a bag in which somebody feels. */
let holders = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where sounds are made. Must be called from the end of a press. */
export function openAir(): void {
  make();
  stir();
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
  restLater();
}

/** Where sounds are made, if it is there. */
export const airNow = (): AudioContext | null => air;

/** Something is about to sound. */
export function stir(): void {
  resting = false;
  resume();
  restLater();
}

/** Something may sound at any moment, and is not to wait for the air. Returns how to say that this is over. */
export function holdAir(): () => void {
  holders += 1;
  stir();
  let held = true;
  return () => {
    if (held) holders -= 1;
    held = false;
    restLater();
  };
}

function restLater(): void {
  clearTimeout(timer);
  if (holders === 0) timer = setTimeout(rest, RESTS_AFTER_MS);
}

function rest(): void {
  resting = true;
  if (air?.state === "running") air.suspend().catch(() => {});
}

function resume(): void {
  // Safari calls it "interrupted" while somebody telephones.
  if (air && !resting && air.state !== "running" && air.state !== "closed" && !document.hidden) air.resume().catch(() => {});
}
