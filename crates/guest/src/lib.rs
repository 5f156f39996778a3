//! A client that knows of Safehouse only what `docs/protocol.md` says, as a stranger's would.
//!
//! It shares no code with the server, so that a misunderstanding cannot be on both sides at once.
//! [`Program`] runs the real program, ends it in every way there is, and starts it again; [`Place`]
//! is where a program listens, with its HTTP calls; [`Socket`] is a WebSocket for texts, lean
//! enough for thousands at once; [`Said`] is a message whose outer layer is parsed; [`Guest`] is a
//! client at a table; [`Party`] is a table whose players act as fast as they may; [`Evening`] is a
//! night at which the program is killed; [`Vitals`] is what the operating system knows of the
//! running program.

mod evening;
mod guest;
mod http;
mod party;
mod place;
mod program;
mod said;
mod socket;
mod vitals;

pub use evening::{Evening, Noted, Player};
pub use guest::{Guest, Stand};
pub use http::Answer;
pub use party::Party;
pub use place::{Place, Ticket};
pub use program::{Ended, Program};
pub use said::{Answered, Beat, No, Said, Update};
pub use socket::{Gone, Socket};
pub use vitals::Vitals;
