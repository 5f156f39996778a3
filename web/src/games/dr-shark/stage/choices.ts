// What the view's options offer, sorted for the screen. No rule is known here: a choice exists
// because it is in the list.
import type { Action, Agent, Area, Colour, Design, Piece, Slot, Space, View } from "../../../protocol/dr-shark";

export interface Choices {
  dive: Space[];
  search: boolean;
  draw: boolean;
  grab: boolean;
  place: Slot[];
  sort: boolean;
  returns: Colour[];
  keep: Piece[];
  take: Piece[];
  stop: boolean;
  complete: Design[];
  service: Agent | null;
  decline: boolean;
  done: boolean;
}

export function choices(view: View): Choices {
  const found: Choices = {
    dive: [], search: false, draw: false, grab: false, place: [], sort: false, returns: [], keep: [], take: [],
    stop: false, complete: [], service: null, decline: false, done: false,
  };
  for (const offer of view.options) put(offer, found);
  return found;
}

function put(offer: View["options"][number], into: Choices): void {
  if ("dive" in offer) into.dive.push(offer.dive);
  else if ("search" in offer) into.search = true;
  else if ("draw" in offer) into.draw = true;
  else if ("grab" in offer) into.grab = true;
  else if ("place" in offer) into.place.push(offer.place);
  else if ("sort" in offer) into.sort = true;
  else if ("return" in offer) into.returns.push(offer.return);
  else if ("keep" in offer) into.keep.push(offer.keep);
  else if ("take" in offer) into.take.push(offer.take);
  else if ("stop" in offer) into.stop = true;
  else if ("complete" in offer) into.complete.push(offer.complete);
  else if ("paoletta" in offer) into.service = "paoletta";
  else if ("babanipoulos" in offer) into.service = "babanipoulos";
  else if ("decline" in offer) into.decline = true;
  else into.done = true;
}

export const canDive = (choices: Choices, to: Space): boolean =>
  choices.dive.some(({ area, space }) => area === to.area && space === to.space);

/** Where the searcher is. */
export const areaOf = (view: View): Area | null => (view.turn === null ? null : (view.pawns[view.turn]?.area ?? null));

export type { Action };
