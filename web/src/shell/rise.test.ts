// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { rise } from "./rise";

afterEach(() => document.body.replaceChildren());

function put(parent: Element, name: string, box: { x: number; y: number; width: number; height: number }): HTMLElement {
  const element = parent.appendChild(document.createElement(name));
  element.getBoundingClientRect = () => box as DOMRect;
  return element;
}
/** A message of 100 × 40 at the bottom. */
function message(): HTMLElement {
  const box = document.body.appendChild(document.createElement("div"));
  put(box, "div", { x: 10, y: 600, width: 100, height: 40 });
  return box;
}

it("rises from the bottom until it covers nothing that can be pressed", () => {
  const box = message();
  put(document.body, "button", { x: 0, y: 500, width: 300, height: 140 });
  rise(box);
  expect(box.style.bottom).toBe(`${innerHeight - 500}px`);
});

it("never touches the upper edge of the screen", () => {
  const box = message();
  put(document.body, "button", { x: 0, y: 45, width: 300, height: 600 });
  rise(box);
  expect(box.style.bottom, "12 below the edge, although 7 of the button are then covered").toBe(`${innerHeight - 52}px`);
});

it("stays where it is if nothing is in its way, and everywhere is as good as there", () => {
  const box = message();
  put(document.body, "button", { x: 200, y: 600, width: 100, height: 40 });
  rise(box);
  expect(box.style.bottom, "beside it").toBe(`${innerHeight - 640}px`);
  put(document.body, "button", { x: 0, y: 0, width: 300, height: 640 });
  rise(box);
  expect(box.style.bottom, "everywhere are buttons").toBe(`${innerHeight - 640}px`);
});

it("minds an open sheet alone, and nothing that cannot be reached", () => {
  const box = message();
  const [asleep, sheet] = [document.body.appendChild(document.createElement("main")), document.createElement("dialog")];
  asleep.setAttribute("inert", "");
  put(asleep, "button", { x: 0, y: 590, width: 300, height: 50 });
  rise(box);
  expect(box.style.bottom).toBe(`${innerHeight - 640}px`);
  put(document.body, "button", { x: 0, y: 590, width: 300, height: 50 });
  sheet.open = true;
  document.body.append(sheet);
  rise(box);
  expect(box.style.bottom).toBe(`${innerHeight - 640}px`);
  put(sheet, "button", { x: 0, y: 590, width: 300, height: 50 });
  rise(box);
  expect(box.style.bottom).toBe(`${innerHeight - 590}px`);
});
