/** What feels about in the bag, for words that say how: a mouse draws with a click, a finger by resting. */
export const pointer = (): "mouse" | "finger" => (matchMedia("(hover: hover) and (pointer: fine)").matches ? "mouse" : "finger");
