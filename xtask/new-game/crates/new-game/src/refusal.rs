//! The rulebook saying no.

kernel::refusals! {
    /// Why an act is refused. If several reasons apply, the first in this order is given.
    pub enum Refusal {
        /// §4.1: the game is over.
        Over = "new-game/over" by "4.1",
        /// §2.2: it is another spy's turn.
        NotYourTurn = "new-game/not_your_turn" by "2.2",
        /// §3.1: one, two or three, and no more than the heap has.
        WrongCount = "new-game/wrong_count" by "3.1",
    }
}
