//! §10.1 What is public: every fact, as those present witness it.

use kernel::{Observer, Seat};
use serde::Serialize;

use crate::{Agent, Colour, Design, Ending, Event, Fumble, Handful, Piece, Slot, Space};

/// A fact, as an observer witnesses it. Limits of time are in the view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sight {
    /// §2: the table is set.
    Dealt {
        /// Who begins.
        first: Seat,
        /// How many pieces the bag has.
        bag: usize,
    },
    /// §3: a turn began.
    Began {
        /// Whose.
        seat: Seat,
    },
    /// §3.1: a pawn moved.
    Dived {
        /// Whose.
        seat: Seat,
        /// Where to.
        #[serde(flatten)]
        to: Space,
    },
    /// §4.1: the timer runs.
    Started {
        /// Whose.
        seat: Seat,
    },
    /// §4.3: a piece came out of the bag.
    Drawn {
        /// Who drew it.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// §4.3: it lies on its slot.
    Placed {
        /// Who placed it.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// Where.
        slot: Slot,
    },
    /// §4.3, §5.5: a mistake that costs time only.
    Fumbled {
        /// Whose.
        seat: Seat,
        /// Which.
        #[serde(flatten)]
        fumble: Fumble,
    },
    /// §5.5: a fistful came out of the bag.
    Grabbed {
        /// Whose.
        seat: Seat,
        /// What.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Piece>"))]
        pieces: Handful,
    },
    /// §5.5: a piece lies on the pile of its colour.
    Sorted {
        /// Who sorted it.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// The pile.
        colour: Colour,
    },
    /// §5.5: a colour went back into the bag.
    Returned {
        /// Who returned it.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// §5.5: a clue was chosen.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// §5.6: a clue was taken from the open bag.
    Taken {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// §4.2: the search is over.
    Ended {
        /// Whose.
        seat: Seat,
        /// How.
        ending: Ending,
    },
    /// §6.1: clues became evidence.
    Completed {
        /// Whose.
        seat: Seat,
        /// Which.
        design: Design,
    },
    /// §7.1: Paoletta took a clue.
    Charmed {
        /// For whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        piece: Piece,
    },
    /// §7.2: Babanipoulos took a clue for two.
    Negotiated {
        /// For whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        take: Piece,
        /// For which.
        give: [Piece; 2],
    },
    /// §7.3: a spy did without a service.
    Declined {
        /// Who.
        seat: Seat,
        /// Whose.
        agent: Agent,
    },
    /// §6.3: at the end of the game what was complete became evidence.
    Assembled {
        /// In which dossier.
        dossier: u8,
        /// Which.
        design: Design,
    },
    /// It is over.
    Over {},
}

/// §10.1: what `who` witnesses of a fact: all see all of it. Which pieces are in the bag at the
/// deal is not among it: the deal is seen from outside.
pub(crate) fn sight(event: &Event, who: Observer) -> Option<Sight> {
    match who {
        Observer::Seat(_) | Observer::Spectator | Observer::Screen | Observer::Auditor => {}
    }
    Some(match event {
        Event::Dealt(deal) => Sight::Dealt { first: deal.first, bag: deal.bag.len() },
        Event::Began { seat, until: _ } => Sight::Began { seat: *seat },
        Event::Dived { seat, to, until: _ } => Sight::Dived { seat: *seat, to: *to },
        Event::Started { seat, until: _ } => Sight::Started { seat: *seat },
        Event::Drawn { seat, piece, until: _ } => Sight::Drawn { seat: *seat, piece: *piece },
        Event::Placed { seat, piece, slot } => {
            Sight::Placed { seat: *seat, piece: *piece, slot: *slot }
        }
        Event::Fumbled { seat, fumble } => Sight::Fumbled { seat: *seat, fumble: *fumble },
        Event::Grabbed { seat, pieces } => Sight::Grabbed { seat: *seat, pieces: pieces.clone() },
        Event::Sorted { seat, piece } => {
            Sight::Sorted { seat: *seat, piece: *piece, colour: piece.colour() }
        }
        Event::Returned { seat, colour } => Sight::Returned { seat: *seat, colour: *colour },
        Event::Kept { seat, piece } => Sight::Kept { seat: *seat, piece: *piece },
        Event::Taken { seat, piece } => Sight::Taken { seat: *seat, piece: *piece },
        Event::Ended { seat, ending, until: _ } => Sight::Ended { seat: *seat, ending: *ending },
        Event::Completed { seat, design, until: _ } => {
            Sight::Completed { seat: *seat, design: *design }
        }
        Event::Charmed { seat, from, piece, until: _ } => {
            Sight::Charmed { seat: *seat, from: *from, piece: *piece }
        }
        Event::Negotiated { seat, from, take, give, until: _ } => {
            Sight::Negotiated { seat: *seat, from: *from, take: *take, give: *give }
        }
        Event::Declined { seat, agent, until: _ } => Sight::Declined { seat: *seat, agent: *agent },
        Event::Assembled { dossier, design } => {
            Sight::Assembled { dossier: *dossier, design: *design }
        }
        Event::Over => Sight::Over {},
    })
}
