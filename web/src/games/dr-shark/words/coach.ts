// What somebody who plays for the first time is told, when it matters. Not while their clock runs.
import { t } from "../../../i18n/lang.svelte";
import type { View } from "../../../protocol/dr-shark";
import type { Mark } from "../../game";
import { moment } from "../stage/moment";

export function coach(view: View): Mark | null {
  const { kind } = moment(view);
  if (kind === "dive" || kind === "ready" || kind === "complete") return { name: kind, at: ["gold"], text: t("coach", { mark: kind }) };
  return null;
}
