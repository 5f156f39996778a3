//! The durable facts of Dr Shark. Everything else follows from them.

use kernel::{At, Seat};
use serde::{Deserialize, Serialize};

use crate::{Agent, Colour, Deal, Design, Handful, Piece, Slot, Space};

kernel::named! {
    /// §4.2: how a search ended.
    pub enum Ending: "how a search ended" {
        /// §4.1: time ran out.
        Time = "time",
        /// §4.2: the spy stopped.
        Stopped = "stopped",
        /// §5.1: the shape was on the mat.
        SameShape = "same_shape",
        /// §5.2: the texture was on the mat.
        SameTexture = "same_texture",
        /// §5.3: it was not the texture on the mat.
        OtherTexture = "other_texture",
        /// §5.4: a shark was drawn.
        Shark = "shark",
        /// §5.5: each remaining colour has its choice, or none remains.
        Chosen = "chosen",
        /// §5.6: a clue was taken.
        Taken = "taken",
    }
}

/// §4.3, §5.5: a mistake that costs time only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Fumble {
    /// §4.3: a wrong slot.
    Place(Slot),
    /// §5.5: a wrong pile.
    Sort {
        /// What.
        piece: Piece,
        /// On which pile.
        colour: Colour,
    },
    /// §5.5: a pile without a shark.
    Return(Colour),
}

/// A durable fact.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// §2: the table is set.
    Dealt(Box<Deal>),
    /// §3: a turn began.
    Began {
        /// Whose turn it is.
        seat: Seat,
        /// When the stand-in dives.
        until: Option<At>,
    },
    /// §3.1: a pawn moved.
    Dived {
        /// Whose.
        seat: Seat,
        /// Where to.
        to: Space,
        /// When the search starts by itself.
        until: Option<At>,
    },
    /// §4.1: the search started.
    Started {
        /// Whose.
        seat: Seat,
        /// When time runs out.
        until: At,
    },
    /// §4.3: a piece was drawn.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// §8.6: when time runs out now. Journals from before that rule do not say, and it is as it
        /// was.
        #[serde(default)]
        until: Option<At>,
    },
    /// §4.3: it was placed on its slot.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// Where.
        slot: Slot,
    },
    /// §4.3, §5.5: a mistake was made that costs time only.
    Fumbled {
        /// By whom.
        seat: Seat,
        /// Which.
        fumble: Fumble,
    },
    /// §5.5: a fistful was grabbed.
    Grabbed {
        /// By whom.
        seat: Seat,
        /// What, in order.
        pieces: Handful,
    },
    /// §5.5: a piece was put on the pile of its colour.
    Sorted {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
    },
    /// §5.5: a colour with a shark went back.
    Returned {
        /// By whom.
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
    /// §4.2, §4.4: the search ended: what is on the mat joins the dossier, the rest goes back.
    Ended {
        /// Whose.
        seat: Seat,
        /// How.
        ending: Ending,
        /// When the stand-in organises (§10.2), or the turn ends by itself (§6.4).
        until: Option<At>,
    },
    /// §6.1: clues became evidence.
    Completed {
        /// Whose.
        seat: Seat,
        /// Which.
        design: Design,
        /// §6.4: when the turn ends by itself now, if nothing is left to choose; else that is as it was.
        #[serde(default)]
        until: Option<At>,
    },
    /// §7.1: Paoletta took a clue.
    Charmed {
        /// For whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        piece: Piece,
        /// §6.4: when the turn ends by itself now, if nothing is left to choose; else that is as it was.
        #[serde(default)]
        until: Option<At>,
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
        /// §6.4: when the turn ends by itself now, if nothing is left to choose; else that is as it was.
        #[serde(default)]
        until: Option<At>,
    },
    /// §7.3: a spy did without a service.
    Declined {
        /// Who.
        seat: Seat,
        /// Whose.
        agent: Agent,
        /// §6.4: when the turn ends by itself now, if nothing is left to choose; else that is as it was.
        #[serde(default)]
        until: Option<At>,
    },
    /// §6.3: at the end of the game what was complete became evidence.
    Assembled {
        /// In which dossier.
        dossier: u8,
        /// Which.
        design: Design,
    },
    /// The game is over.
    Over,
}
