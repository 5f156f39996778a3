import { isReady } from "../games/registry";
import { t } from "../i18n/lang.svelte";

/** Why something was refused, in words: the game's own reasons, or the table's. */
export function refusal(code: string): string {
  const [room = "", why = ""] = code.split("/");
  return isReady(room) ? t("refused", { code: why }) : t("refused-table", { code: why });
}
