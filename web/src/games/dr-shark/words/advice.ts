// A hint in words. Where in the bag a finger should go is not said: that is for the finger to find out.
import { t } from "../../../i18n/lang.svelte";
import type { Hint } from "../../../link/link";
import type { Action, View } from "../../../protocol/dr-shark";
import type { Table } from "../../../protocol/wire";
import { because } from "../../../stage/reasons";
import { pieceName, slotName } from "./log";

interface Advice {
  act: string;
  at: string[];
  why: string[];
}

function act(proposed: Action | undefined, feels: boolean): Omit<Advice, "why"> {
  const say = (kind: string, what = ""): string => t("advice-act", { act: kind, what });
  if (!proposed) return { act: say(feels ? "feel" : "nothing"), at: feels ? ["bag"] : [] };
  if ("dive" in proposed) return { act: say("dive", proposed.dive.area), at: [`space:${proposed.dive.area}:${proposed.dive.space}`, "gold"] };
  if ("search" in proposed) return { act: say("search"), at: ["gold"] };
  if ("draw" in proposed || "grab" in proposed) return { act: say("draw"), at: ["bag"] };
  if ("place" in proposed) return { act: say("place", slotName(proposed.place)), at: [`slot:${proposed.place}`] };
  if ("take" in proposed) return { act: say("take", pieceName(proposed.take)), at: [] };
  if ("complete" in proposed) return { act: say("complete", t("design", { design: proposed.complete })), at: ["gold"] };
  if ("stop" in proposed) return { act: say("stop"), at: [] };
  return { act: say("done"), at: ["gold"] };
}

/** A name of the rulebook in words: a design's, a texture's, a shape's, a colour's, an agent's; an area is its letter. */
function say(kind: string, it: string | number): string | number {
  if (kind === "design") return t("design", { design: it });
  if (kind === "texture") return t("texture", { texture: it });
  if (kind === "shape") return t("shape-name", { shape: it });
  if (kind === "colour") return t("colour", { colour: it });
  if (kind === "agent") return t("agent", { agent: it });
  return it;
}

export function advice(hint: Hint, _: View, table: Table): Advice {
  return {
    ...act(hint.act as Action | undefined, hint.sense !== undefined),
    why: because(hint.reasons, table, say),
  };
}
