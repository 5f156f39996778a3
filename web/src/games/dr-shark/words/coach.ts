// What somebody who plays for the first time is told, when it matters. Not while their clock runs.
import { t } from "../../../i18n/lang.svelte";
import type { View } from "../../../protocol/dr-shark";
import type { Mark } from "../../game";
import { clapperOf, moment } from "../stage/moment";

export function coach(view: View): Mark | null {
  const { kind } = moment(view);
  // §10.3: only somebody alone with bots has all the time they like before the search.
  if (kind === "ready") return { name: kind, at: ["gold"], text: t("coach", { mark: view.deadline === null ? "ready" : "ready-timed" }) };
  // Nothing can be pressed at the bottom before a space is chosen.
  if (kind === "dive" || kind === "complete") return { name: kind, at: [kind === "dive" ? "pool" : "gold"], text: t("coach", { mark: kind }) };
  if (kind === "watch" && view.step === "search" && view.me && clapperOf(view) === view.me.seat) return { name: "clap", at: ["clapper"], text: t("coach", { mark: "clap" }) };
  return null;
}
