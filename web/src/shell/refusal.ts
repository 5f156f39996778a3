import type { Clause } from "../book/open.svelte";
import type { AnyGame } from "../games/game";
import { isReady } from "../games/registry";
import { t } from "../i18n/lang.svelte";

/** Why something was refused, in words: the game's own reasons, or the table's. */
export function refusal(code: string): string {
  const [room = "", why = ""] = code.split("/");
  return isReady(room) ? t("refused", { code: why }) : t("refused-table", { code: why });
}

/** The clause of the game's book that forbids it; the table's own refusals are in no book. */
export function clauseOf(code: string, game: Pick<AnyGame, "clauses"> | null): Clause | null {
  const [room = "", why = ""] = code.split("/");
  const number = isReady(room) ? game?.clauses[why] : undefined;
  return number ? { game: room, number } : null;
}
