// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { asides, clearest, corner, extent, framed, pointed, shared } from "./spot";

const PHONE = { w: 360, h: 640 };
const CARD = { w: 360, h: 180 };

describe("the card", () => {
  it("lies at the bottom where nothing is in the way", () => {
    expect(corner(CARD, PHONE, [])).toBe("bottom-right");
    expect(corner(CARD, PHONE, [{ x: 20, y: 100, w: 50, h: 50 }])).toBe("bottom-right");
  });

  it("goes to the top when it would cover what it speaks of", () => {
    expect(corner(CARD, PHONE, [{ x: 20, y: 560, w: 50, h: 50 }])).toBe("top-right");
  });

  it("covers what comes later rather than what is pointed at now", () => {
    const [above, below] = [{ x: 20, y: 100, w: 50, h: 50 }, { x: 20, y: 560, w: 50, h: 50 }];
    expect(corner(CARD, PHONE, [above], [above, below])).toBe("bottom-right");
    expect(corner(CARD, PHONE, [below], [above, below])).toBe("top-right");
  });

  it("goes aside on a wide screen", () => {
    const targets = [{ x: 700, y: 10, w: 90, h: 90 }, { x: 700, y: 300, w: 90, h: 90 }];
    expect(corner({ w: 380, h: 180 }, { w: 844, h: 390 }, targets)).toBe("bottom-left");
  });

  it("keeps off everything else where the screen stays in use", () => {
    const [hand, gold, menu] = [{ x: 0, y: 460, w: 360, h: 90 }, { x: 0, y: 570, w: 360, h: 60 }, { x: 0, y: 0, w: 44, h: 44 }];
    expect(clearest({ w: 360, h: 100 }, PHONE, [hand], [], [gold, menu])).toEqual({ x: 0, y: 360, w: 360, h: 100 });
    expect(clearest({ w: 360, h: 100 }, PHONE, [menu], [], []), "nothing is in the way").toEqual({ x: 0, y: 540, w: 360, h: 100 });
    expect(clearest({ w: 360, h: 600 }, PHONE, [hand], [gold], [menu]), "nowhere is room").toMatchObject({ y: 0 });
  });

  it("measures what two boxes share", () => {
    expect(shared({ x: 0, y: 0, w: 10, h: 10 }, { x: 5, y: 5, w: 10, h: 10 })).toBe(25);
    expect(shared({ x: 0, y: 0, w: 10, h: 10 }, { x: 10, y: 0, w: 10, h: 10 })).toBe(0);
  });
});

describe("the places that a table sets aside", () => {
  const [words, hint, me] = [{ x: 78, y: 254, w: 270, h: 58 }, { x: 0, y: 400, w: 360, h: 28 }, { x: 0, y: 428, w: 360, h: 44 }];

  it("are one where they lie one below the other, and the highest comes first", () => {
    expect(asides([words, me, hint])).toEqual([{ x: 0, y: 400, w: 360, h: 72 }, words]);
    expect(asides([words, hint])).toEqual([words, hint]);
    expect(asides([hint, { ...me, x: 60, w: 240 }])).toEqual([{ x: 60, y: 400, w: 240, h: 72 }]);
  });

  it("are several where something lies between them", () => {
    expect(asides([hint, { ...me, y: 500 }])).toHaveLength(2);
  });
});

describe("the frame of light", () => {
  const screen = { w: 360, h: 640 };

  it("stands round what is meant", () => {
    expect(framed({ x: 20, y: 30, w: 40, h: 50 }, 6, screen)).toEqual({ x: 14, y: 24, w: 52, h: 62 });
  });

  it("is not cut by the edge of the screen", () => {
    expect(framed({ x: 0, y: 500, w: 360, h: 140 }, 6, screen)).toEqual({ x: 3, y: 494, w: 354, h: 143 });
  });
});

describe("the spotlight", () => {
  beforeEach(() => {
    // jsdom lays nothing out: everything is on the screen.
    Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
    document.body.innerHTML = `
      <button data-place="hand:italy" aria-pressed="false"></button>
      <button data-place="row:0"></button><button data-place="row:2"></button>
      <button data-place="gold"></button>`;
  });
  const names = (at: string[]): (string | null)[] => pointed(at, document).map((each) => each.getAttribute("data-place"));

  it("passes over what is chosen already", () => {
    expect(names(["hand:italy", "gold"])).toEqual(["hand:italy"]);
    document.querySelector("[data-place='hand:italy']")?.setAttribute("aria-pressed", "true");
    expect(names(["hand:italy", "gold"])).toEqual(["gold"]);
  });

  it("shines on several things at once", () => {
    expect(names(["row:0 row:2"])).toEqual(["row:0", "row:2"]);
  });

  it("shines into an open sheet, and on nothing behind it", () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open><button data-place='seal'></button></dialog>");
    expect(names(["gold", "seal"])).toEqual(["seal"]);
    expect(names(["gold"])).toEqual([]);
  });
});

it("a box of things to press is as large as they are together, and anything else as large as it is", () => {
  document.body.innerHTML = `<div id="hand"><button></button><button></button></div><p id="words"></p>`;
  const at = (element: Element | null, box: DOMRect): void => void (element!.getBoundingClientRect = () => box);
  const rect = (x: number, y: number, width: number, height: number): DOMRect => ({ x, y, width, height }) as DOMRect;
  at(document.querySelector("#hand"), rect(0, 500, 1000, 100));
  at(document.querySelector("button"), rect(400, 510, 60, 80));
  at(document.querySelector("button + button"), rect(480, 505, 60, 80));
  at(document.querySelector("#words"), rect(5, 6, 7, 8));
  expect(extent(document.querySelector("#hand")!)).toEqual({ x: 400, y: 505, w: 140, h: 85 });
  expect(extent(document.querySelector("button")!)).toEqual({ x: 400, y: 510, w: 60, h: 80 });
  expect(extent(document.querySelector("#words")!)).toEqual({ x: 5, y: 6, w: 7, h: 8 });
});
