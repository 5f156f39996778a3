//! A client that knows of Safehouse only what `docs/protocol.md` says, as a stranger's would.
//!
//! It shares no code with the server, so that a misunderstanding cannot be on both sides at once.
//! [`Program`] runs the real program, ends it in every way there is, and starts it again; [`Place`]
//! is where a program listens, with its HTTP calls; [`Socket`] is a WebSocket for texts, lean
//! enough for thousands at once; [`Said`] is a message whose outer layer is parsed; [`Guest`] is a
//! client at a table; [`Party`] is a table whose players act as fast as they may; [`Evening`] is a
//! night at which the program is killed; [`Gazers`] are spies at a table with a beat, [`Overheard`]
//! is what their lines show, [`Twins`] are two of their tables that must look alike, and [`Racers`]
//! accuse at nearly the same time; [`Hand`] feels in a bag; [`late`] is a line with a delay; [`Vitals`] is what the operating
//! system knows of the running program.

mod chance;
mod evening;
mod gazers;
mod guest;
mod hand;
mod http;
mod late;
mod overheard;
mod party;
mod place;
mod program;
mod racers;
mod said;
mod socket;
mod twins;
mod vitals;

pub use chance::Chance;
pub use evening::{Evening, Noted, Player};
pub use gazers::Gazers;
pub use guest::{Guest, Stand};
pub use hand::{Felt, Hand};
pub use http::Answer;
pub use late::late;
pub use overheard::Overheard;
pub use party::Party;
pub use place::{Place, Ticket};
pub use program::{Ended, Program};
pub use racers::{Racers, Ran};
pub use said::{Answered, Beat, No, Said, Update};
pub use socket::{Gone, Socket};
pub use twins::{Compared, Stage, Twins};
pub use vitals::Vitals;
