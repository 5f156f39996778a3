//! Bots: what reaches one, and what it wants.

use crate::{At, Dice, Game, Opinion, Reason};

crate::named! {
    /// How fast bots play at people's tables.
    pub enum Tempo: "how fast bots play" {
        /// Slow enough to follow every move, and no slower.
        Normal = "normal",
        /// For those who know the game.
        Fast = "fast",
        /// For those who learn it.
        Slow = "slow",
    }
}

/// What reaches one seat.
pub enum Notice<'a, G: Game> {
    /// All it may know, afresh: when it sits down, and after everything it witnessed.
    View(&'a G::View),
    /// A fact it witnessed.
    Sight(&'a G::Sight),
    /// A sensation.
    Percept(&'a G::Percept),
}

/// What one seat wants to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent<G: Game> {
    /// A deliberate move.
    Act(G::Action),
    /// A movement of eyes or fingers.
    Sense(G::Signal),
}

/// A bot: it sees what its seat sees, when its seat sees it, and nothing else.
/// There is no way to hand it a state.
pub trait Mind<G: Game>: Send {
    /// Something reached this seat.
    fn notice(&mut self, at: At, notice: Notice<'_, G>);
    /// When this mind next wants to think, if ever. A view may change the answer.
    fn next_thought(&self) -> Option<At>;
    /// Thinks, and perhaps moves.
    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<G>>;
    /// Whether it looks at the table only when it is about to act, and heeds nothing else. Its driver
    /// then spares it the sights and the views in between, says whether it [may act](Mind::may_act),
    /// and shows it a view just before it thinks.
    fn looks_only_to_act(&self) -> bool {
        false
    }
    /// Something happened, and now it may act, or it may not: said only to a mind that looks only to
    /// act.
    fn may_act(&mut self, _at: At, _may: bool) {}
    /// What it wanted last was refused, or does not exist at this table. A mind that goes by its view
    /// never hears this.
    fn refused(&mut self, _now: At, _why: &str) {}
    /// Why it wanted what its last thought came to, the weightiest reason first: for hints and for
    /// those who watch a game again. It knows no more than its seat does.
    fn reasons(&self) -> Vec<Reason> {
        Vec::new()
    }
    /// What it believes when its seat sees this, for those who watch a game again. It knows no more
    /// than its seat does.
    fn opinions(&self, _view: &G::View) -> Vec<Opinion> {
        Vec::new()
    }
}
