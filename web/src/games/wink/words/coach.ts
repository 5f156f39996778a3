// What somebody who plays for the first time is told, when it matters. In one room never: a phone that
// explains something betrays its owner.
import { t } from "../../../i18n/lang.svelte";
import type { View } from "../../../protocol/wink";
import type { Table } from "../../../protocol/wire";
import type { Mark } from "../../game";
import { choices } from "../stage/choices";
import { moment } from "../stage/moment";

export function coach(view: View, table: Table): Mark | null {
  if (table.options["eyes"] !== "gaze") return null;
  const sign = String(table.options["sign"] ?? "wink");
  const now = moment(view, choices(view));
  if (now.kind === "call") return { name: "call", at: ["gold"], keep: ["crowd", "hand"], text: t("coach-sign", { mark: "call", sign }) };
  if (now.kind === "contact") return { name: "contact", at: ["gold"], keep: ["stage", "calls", "hand"], text: t("coach-sign", { mark: "contact", sign }) };
  if (now.kind === "called") return { name: "called", at: [`hold:${now.by[0]?.seat ?? 0}`], keep: ["stage", "calls", "hand"], text: t("coach-sign", { mark: "called", sign }) };
  return null;
}
