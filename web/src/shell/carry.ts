// Carrying a thing with finger or mouse: a picture of the thing follows, and what it is dropped on is told.
// A press without a drag stays a press.
import type { Attachment } from "svelte/attachments";
import "./carry.css";

/** So far a finger may tremble before it drags. */
const START_PX = 8;

/** `drop` gets the name of the place (`data-drop`) under the finger, or null for none. */
export const carry = (drop: (place: string | null) => void, on = true): Attachment<HTMLElement> => (element) => {
  if (!on) return;
  let from: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;

  const under = (event: PointerEvent): HTMLElement | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]") ?? null;
  const mark = (place: HTMLElement | null): void => {
    document.querySelectorAll(".drop-here").forEach((each) => each !== place && each.classList.remove("drop-here"));
    place?.classList.add("drop-here");
  };

  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    listen(addEventListener); // a quick hand is beside the thing with its first move
  };
  const move = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < START_PX) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("id");
      ghost.className = `${element.className} drag-ghost`;
      Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
      ghost.style.setProperty("--card-w", `${width}px`); // a card measures itself by what it lies in
      ghost.setAttribute("aria-hidden", "true");
      document.body.append(ghost);
      element.classList.add("drag-away");
      element.setPointerCapture(from.id);
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.12)`;
    mark(under(event));
  };
  const end = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return;
    from = null;
    listen(removeEventListener);
    if (!ghost) return;
    const place = event.type === "pointerup" ? (under(event)?.dataset["drop"] ?? null) : null;
    clean();
    // The press that a browser makes of it is not one.
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
    drop(place);
  };
  const stop = (click: Event): void => click.stopPropagation();
  const clean = (): void => {
    ghost?.remove();
    ghost = null;
    element.classList.remove("drag-away");
    mark(null);
  };

  // WebKit selects the text on the way.
  const select = (event: Event): void => event.preventDefault();
  const ears = { pointermove: move, pointerup: end, pointercancel: end, selectstart: select };
  const listen = (how: typeof addEventListener): void => {
    for (const [what, then] of Object.entries(ears)) how(what, then as (event: Event) => void);
  };
  element.addEventListener("pointerdown", press);
  return () => {
    clean();
    listen(removeEventListener);
    element.removeEventListener("pointerdown", press);
  };
};
