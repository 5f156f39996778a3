// What somebody who plays for the first time is told, when it matters.
import { t } from "../../../i18n/lang.svelte";
import type { View } from "../../../protocol/spywhere";
import type { Mark } from "../../game";
import { moment } from "../stage/moment";

export function coach(view: View): Mark | null {
  const now = moment(view);
  if (now.kind === "swap") return { name: "swap", at: ["hand"], text: t("coach", { mark: "swap" }) };
  if (now.kind === "eliminate") return { name: "eliminate", at: ["gold"], text: t("coach", { mark: "eliminate" }) };
  if (now.kind === "after" && now.identify) return { name: "identify", at: ["identify"], text: t("coach", { mark: view.seats.length === 2 ? "identify-two" : "identify" }) };
  return null;
}
