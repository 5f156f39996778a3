//! A client that knows of Safehouse only what `docs/protocol.md` says, as a stranger's would.
//!
//! It shares no code with the server, so that a misunderstanding cannot be on both sides at once.
//! [`Program`] runs the real program, ends it in every way there is, and starts it again;
//! [`Place`] is where a program listens, and what can be asked there over HTTP; [`Socket`] is a
//! WebSocket that carries texts and reads nothing into them, lean enough for thousands at once;
//! [`Said`] is a text taken apart as far as its head; [`Guest`] is somebody at a table.

mod guest;
mod http;
mod place;
mod program;
mod said;
mod socket;

pub use guest::{Guest, Stand};
pub use http::Answer;
pub use place::{Place, Ticket};
pub use program::{Ended, Program};
pub use said::{Answered, Beat, No, Said, Update};
pub use socket::{Gone, Socket};
