// A hint in words.
import { t } from "../../../i18n/lang.svelte";
import type { Hint } from "../../../link/link";
import type { Action, View } from "../../../protocol/spywhere";
import type { Table } from "../../../protocol/wire";
import { nameOf } from "../../../shell/names";
import { because } from "../../../stage/reasons";
import { slotOf } from "../stage/picks";

interface Advice {
  act: string;
  at: string[];
  why: string[];
}

function act(proposed: Action | undefined, view: View, table: Table): Omit<Advice, "why"> {
  if (!proposed) return { act: t("advice", { act: "nothing", name: "", what: "" }), at: [] };
  if ("swap" in proposed) {
    const { give, take } = proposed.swap;
    const what = t("gold-swap-what", { give: t("dish-object", { nation: give }), take: t("dish-object", { nation: take }) });
    return { act: t("advice", { act: "swap", name: "", what }), at: [`hand:${give}`, `row:${slotOf(view.row, take)}`, "gold"] };
  }
  if ("eliminate" in proposed) return { act: t("advice", { act: "eliminate", name: "", what: t("dish-three", { nation: proposed.eliminate }) }), at: ["gold"] };
  if ("identify" in proposed) {
    const { seat, as } = proposed.identify;
    return { act: t("advice", { act: "identify", name: nameOf(table, seat), what: t("nation", { nation: as }) }), at: ["identify", `name:${seat}`, `nation:${as}`, "seal"] };
  }
  return { act: t("advice", { act: "done", name: "", what: "" }), at: ["end", "gold"] };
}

export function advice(hint: Hint, view: View, table: Table): Advice {
  return {
    ...act(hint.act as Action | undefined, view, table),
    why: because(hint.reasons, table, (kind, it) => (kind === "nation" ? t("nation-from", { nation: it }) : it)),
  };
}
