// A film without a picture or a sound, for plain http, where browsers lock no screen. Chromium and Firefox keep the
// screen on while they show a stream, even a muted one. This one comes from a canvas: a file would need a hole in the
// content security policy.
//
// Safari wants a film that is heard, and a film that is heard stops the music of an iPhone and sounds although the phone
// is set to silent. That is worse than a phone that falls asleep.

/** Whether a film keeps the screen of this browser on. */
export const filmsKeepAwake = (): boolean => !navigator.vendor.startsWith("Apple") && "captureStream" in HTMLCanvasElement.prototype;

/** A film that nobody sees. It is part of the page, because Chromium asks whether it is in view. */
export function makeFilm(): HTMLVideoElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const paint = canvas.getContext("2d");
  const film = document.createElement("video");
  film.muted = film.playsInline = true;
  film.setAttribute("aria-hidden", "true");
  Object.assign(film.style, { position: "fixed", top: "0", left: "0", width: "1px", height: "1px", opacity: "0", pointerEvents: "none" });
  film.srcObject = canvas.captureStream();
  paint?.fillRect(0, 0, 1, 1); // a stream begins with its first picture
  document.body.append(film);
  return film;
}
