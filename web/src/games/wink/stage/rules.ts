// Which rules the sheet tells: those of this moment first, and all as they are at this table.
import type { View } from "../../../protocol/wink";

type Options = Record<string, unknown>;

/** §11.1: people wink with their own eyes. */
export const inRoom = (options: Options): boolean => options["eyes"] !== "gaze";

/** Texts that speak of winks have another form for tables that have agreed on another sign (§5.5). */
const signed = (text: string, options: Options): string => ((options["sign"] ?? "wink") === "wink" ? text : `${text}-sign`);

/** The public moment: the sheet is the same whether its reader is called or not. */
export function momentRules(view: View, options: Options): string {
  if (view.step === "over") return "over";
  return view.turn === view.me?.seat ? view.step : signed("wait", options);
}

export function chapters(view: View, options: Options): string[] {
  const four = view.seats.length === 4 ? [options["lock"] === "round" ? "four-round" : "four-game"] : [];
  const where = inRoom(options) ? ["room"] : [signed("gaze", options), signed("keys", options)];
  return [signed("goal", options), "turn", signed("accomplice", options), "contact", "accuse", ...four, "end", "score", ...where];
}
