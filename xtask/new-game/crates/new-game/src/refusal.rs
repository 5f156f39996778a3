//! The rulebook saying no.

/// Why an act is refused. If several reasons apply, the first in this order is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Refusal {
    /// §4.1: the game is over.
    Over,
    /// §3: it is another spy's turn.
    NotYourTurn,
    /// §3.1: one, two or three, and no more than the heap has.
    WrongCount,
}

impl kernel::Refusal for Refusal {
    fn code(self) -> &'static str {
        match self {
            Refusal::Over => "new-game/over",
            Refusal::NotYourTurn => "new-game/not_your_turn",
            Refusal::WrongCount => "new-game/wrong_count",
        }
    }
}
