//! The seats that the umpire plays itself.

use kernel::{At, Game, Input, Match, Outcome, Seat, Setup};

/// House bots at one table. The program brings them: the umpire knows no minds.
pub trait Players<G: Game>: Send {
    /// They look at the table for the first time.
    fn sit(&mut self, game: &Match<G>);
    /// Whether one of them has this seat.
    fn have(&self, seat: Seat) -> bool;
    /// Who of them thinks next, and when.
    fn next_thought(&self, clock: At) -> Option<(At, Seat)>;
    /// One of them thinks, and perhaps moves.
    fn think(&mut self, setup: &Setup<G>, at: At, seat: Seat) -> Option<Input<G>>;
    /// What happened reaches them.
    fn notice(&mut self, game: &Match<G>, outcome: &Outcome<G>);
}
