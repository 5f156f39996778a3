// A hint in words.
import { t } from "../../../i18n/lang.svelte";
import type { Hint } from "../../../link/link";
import type { Action, Signal, View } from "../../../protocol/wink";
import type { Table } from "../../../protocol/wire";
import { nameOf } from "../../../shell/names";
import { because } from "../../../stage/reasons";
import { choices } from "../stage/choices";
import { moment } from "../stage/moment";

interface Advice {
  act: string;
  at: string[];
  why: string[];
}

function act(proposed: Action | undefined, table: Table): Omit<Advice, "why"> | null {
  if (!proposed) return null;
  const say = (kind: string, name = "", what = ""): string => t("advice", { act: kind, name, what });
  if ("call" in proposed) return { act: say("call", "", String(proposed.call)), at: [`card:${proposed.call}`, "gold"] };
  if ("contact" in proposed) return { act: say("contact", nameOf(table, proposed.contact)), at: [`seat:${proposed.contact}`, "gold"] };
  if ("accuse" in proposed) {
    const { seat, agent } = proposed.accuse;
    return { act: say("accuse", nameOf(table, seat), String(agent)), at: [`seat:${seat}`, "accuse", `accuse:${agent}`] };
  }
  return { act: say("pass"), at: ["gold"] };
}

function eyes(proposed: Signal | undefined, table: Table): Omit<Advice, "why"> {
  const [kind, seat] = proposed && "look" in proposed ? ["look", proposed.look] as const : proposed ? ["wink", proposed.wink] as const : ["nothing", null] as const;
  if (seat === null) return { act: t("advice", { act: "nothing", name: "", what: "" }), at: [] };
  return { act: t("advice", { act: kind, name: nameOf(table, seat), what: "" }), at: [kind === "look" ? `seat:${seat}` : `hold:${seat}`] };
}

/** A good player looks round before a call, and while others call: what that is good for, and what comes next. */
function meanwhile(view: View): string[] {
  const { kind } = moment(view, choices(view));
  return kind === "called" || kind === "pass" ? [] : [t("advice-why", { moment: kind })];
}

export function advice(hint: Hint, view: View, table: Table): Advice {
  const done = act(hint.act as Action | undefined, table);
  const why = because(hint.reasons, table);
  if (done) return { ...done, why };
  const mine = view.turn !== null && view.turn === view.me?.seat;
  return { ...eyes(hint.sense as Signal | undefined, table), why: mine || why.length === 0 ? [...why.slice(0, 1), ...meanwhile(view)] : why };
}
