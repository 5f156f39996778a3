// Somebody is dragged from one place to another with a finger or a pointer.
import type { Attachment } from "svelte/attachments";

/** A press that moves less than this is a press. */
const LEAST_PX = 12;

/** What is dragged carries `data-seat`, and so does every place where it may be dropped. */
export function draggable(drop: (from: number, to: number) => void, over: (to: number | null) => void): Attachment<HTMLElement> {
  return (face) => {
    const seatAt = (x: number, y: number): number | null => {
      const place = document.elementsFromPoint(x, y).map((each) => each.closest<HTMLElement>("[data-seat]")).find((each) => each);
      return place ? Number(place.dataset["seat"]) : null;
    };
    const from = (): number => Number(face.closest<HTMLElement>("[data-seat]")?.dataset["seat"]);
    let start: { x: number; y: number; id: number } | null = null;
    let moving = false;
    let dragged = false;

    const down = (event: PointerEvent): void => {
      dragged = false;
      if (event.button === 0) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving && Math.hypot(dx, dy) < LEAST_PX) return;
      if (!moving) face.setPointerCapture(event.pointerId);
      moving = true;
      face.classList.add("dragged");
      face.style.setProperty("translate", `${dx}px ${dy}px`);
      over(seatAt(event.clientX, event.clientY));
    };
    const end = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      const to = moving && event.type === "pointerup" ? seatAt(event.clientX, event.clientY) : null;
      face.classList.remove("dragged");
      face.style.removeProperty("translate");
      over(null);
      dragged = moving;
      [start, moving] = [null, false];
      if (to !== null && to !== from()) drop(from(), to);
    };
    // The press that ends a drag opens nothing.
    const click = (event: Event): void => {
      if (dragged) event.stopPropagation();
      dragged = false;
    };
    face.addEventListener("click", click);
    const ears = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end };
    const all = Object.entries(ears) as [keyof typeof ears, (event: PointerEvent) => void][];
    all.forEach(([what, then]) => face.addEventListener(what, then));
    return () => {
      face.removeEventListener("click", click);
      all.forEach(([what, then]) => face.removeEventListener(what, then));
    };
  };
}
