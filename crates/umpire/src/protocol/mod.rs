//! The umpire's protocol: one JSON object a line in, exactly one line out for each.
//!
//! `docs/umpire.md` is its reference. [`Referee`] takes a line and gives the answer; [`Line`] is
//! what can come in, `Answer` what goes out, and a [`Table`] is a game under way whose type is
//! forgotten. The program says which games there are with a [`Catalog`].

mod answer;
mod line;
mod opening;
mod referee;
mod serve;
mod table;

pub use line::{Line, Opening};
pub use opening::{Opened, open};
pub use referee::{Catalog, Referee};
pub use serve::{LONGEST, serve};
pub use table::Table;

/// Why a line is not understood. Nothing has changed; the sentence is for whoever wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake(pub String);

impl From<strict::Error> for Mistake {
    fn from(why: strict::Error) -> Self {
        Mistake(why.to_string())
    }
}
