// What everybody stops for: evidence, what an agent took, a shark. Read from the log, each once.
import type { Area, Design, Piece, Seat, Sight } from "../../../protocol/dr-shark";
import type { Line } from "../../../stage/story";

export type Big =
  | { kind: "evidence"; seat: Seat; design: Design }
  /** `design` is the evidence that brought Paoletta. */
  | { kind: "theft"; seat: Seat; from: Seat; piece: Piece; design: Design | null }
  /** What Babanipoulos took, and what he gave for it. */
  | { kind: "deal"; seat: Seat; from: Seat; piece: Piece; give: Piece[]; design: Design | null }
  | { kind: "shark"; seat: Seat; area: Area; piece: Piece | null; got: Piece[] };

export interface Shown {
  id: number;
  big: Big;
}

/** How long each is shown; what an agent took is read by those whom it is about. */
export const lasts = ({ kind }: Big, mine: boolean): number => (kind === "shark" ? 2600 : mine ? 4200 : 2800);

/** Whether everybody stops for this. */
export const isBig = (sight: Sight): boolean => "completed" in sight || "charmed" in sight || "negotiated" in sight || ("ended" in sight && sight.ended.ending === "shark");

/** Those among the lines that came after this one, in order. */
export function bigs(lines: Line<Sight>[], after: number): Shown[] {
  const found: Shown[] = [];
  let area: Area = "A";
  let got: Piece[] = [];
  let drawn: Piece | null = null;
  let design: Design | null = null;
  for (const { id, sight } of lines) {
    const show = (big: Big): void => void (id > after && found.push({ id, big }));
    if ("dived" in sight) [area, got, drawn, design] = [sight.dived.area, [], null, null];
    else if ("drawn" in sight) drawn = sight.drawn.piece;
    else if ("placed" in sight) got = [...got, sight.placed.piece];
    else if ("completed" in sight) show({ kind: "evidence", seat: sight.completed.seat, design: (design = sight.completed.design) });
    else if ("charmed" in sight) show({ kind: "theft", seat: sight.charmed.seat, from: sight.charmed.from, piece: sight.charmed.piece, design });
    else if ("negotiated" in sight) show({ kind: "deal", seat: sight.negotiated.seat, from: sight.negotiated.from, piece: sight.negotiated.take, give: sight.negotiated.give, design });
    else if ("ended" in sight && sight.ended.ending === "shark") show({ kind: "shark", seat: sight.ended.seat, area, piece: drawn, got });
  }
  return found;
}
