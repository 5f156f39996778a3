// @vitest-environment jsdom
import { expect, it } from "vitest";
import { rise } from "./rise";

it("rises from the bottom until it covers nothing that can be pressed", () => {
  const [button, ground, box] = [document.createElement("button"), document.createElement("p"), document.createElement("div")];
  box.append(document.createElement("div"));
  box.firstElementChild!.getBoundingClientRect = () => ({ left: 0, width: 100, top: 600, height: 40 }) as DOMRect;
  document.elementFromPoint = (_, y) => (y > 500 ? button : ground);
  rise(box);
  expect(box.style.bottom).toBe(`${innerHeight - 496}px`);
  document.elementFromPoint = () => button;
  rise(box);
  expect(box.style.bottom, "everywhere are buttons").toBe(`${innerHeight - 640}px`);
});
