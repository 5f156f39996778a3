//! How views are written down: the shapes of `docs/umpire-new-game.md`.

use kernel::{At, PerSeat, Seat, Standing};
use serde::ser::{Serialize, Serializer};

use crate::View;

/// A view as it is written.
#[derive(serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Known"))]
pub(crate) struct Written<'a> {
    turn: Option<Seat>,
    deadline: Option<At>,
    heap: u8,
    #[cfg_attr(feature = "ts", ts(as = "PerSeat<u8>"))]
    taken: &'a PerSeat<u8>,
    me: Option<Seat>,
    #[cfg_attr(feature = "ts", ts(as = "Option<Standing>"))]
    over: Option<&'a Standing>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let View { table, me, over } = self;
        Written {
            turn: table.turn,
            deadline: table.deadline,
            heap: table.heap,
            taken: &table.taken,
            me: *me,
            over: over.as_ref(),
        }
        .serialize(to)
    }
}

/// The TypeScript types of what is written, by name.
#[cfg(feature = "ts")]
pub fn typescript(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    vec![
        Written::decl(config),
        crate::Action::decl(config),
        // What is sent of a view is always `kernel::Shown`.
        "type View = Known & { options: Array<Action> };".into(),
        crate::Sight::decl(config),
    ]
}
