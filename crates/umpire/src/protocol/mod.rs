//! The umpire's protocol: one JSON object per line in, exactly one line out for each.
//!
//! `docs/umpire.md` is its reference. [`Referee`] takes a line and returns the answer; [`Request`]
//! is a line, `Answer` the answer, and a [`Table`] is a game under way whose type is erased. The
//! program lists its games in a [`Catalog`], and brings the bots of the house as [`Players`].

mod answer;
mod line;
mod opening;
mod players;
mod referee;
mod serve;
mod table;

pub use line::{Id, Line, Opening, Request, Show, Who, Whose};
pub use opening::{Opened, Seated, open, open_with};
pub use players::Players;
pub use referee::{Catalog, Referee};
pub use serve::{LONGEST, serve};
pub use table::Table;

/// Why a line is not understood, for the person who wrote it. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake(pub String);

impl From<strict::Error> for Mistake {
    fn from(why: strict::Error) -> Self {
        Mistake(why.to_string())
    }
}
