//! A game under way, whatever game it is.

use kernel::{At, Game, Impossible, Input, Match, Observer, Outcome, Seat, Setup, Shown};
use strict::Part;

use super::Mistake;
use super::answer::Answer;

/// A game under way, whatever game it is. Every answer is one line, without its end. A mistake
/// changes nothing.
pub trait Table {
    /// A seat acts.
    fn act(&mut self, at: At, seat: Seat, act: Part<'_>) -> Result<String, Mistake>;
    /// A seat's eyes or fingers move.
    fn sense(&mut self, at: At, seat: Seat, sense: Part<'_>) -> Result<String, Mistake>;
    /// Time passes.
    fn pass(&mut self, at: At) -> Result<String, Mistake>;
    /// An observer's view now.
    fn view(&self, who: Observer) -> Result<String, Mistake>;
}

/// A match and the outcome of its last input.
pub(crate) struct Running<G: Game> {
    pub(crate) setup: Setup<G>,
    pub(crate) game: Match<G>,
    pub(crate) outcome: Outcome<G>,
}

impl<G: Game> Running<G> {
    /// The answer to the last input, which was accepted.
    pub(crate) fn ok(&self) -> String {
        written(&Answer::ok(&self.outcome, G::standing(self.game.state())))
    }

    fn seated(&self, seat: Seat) -> Result<Seat, Mistake> {
        let seats = self.setup.seats();
        let at_the_table = || format!("no such seat at the table: they are 0 to {}", seats - 1);
        if seat.0 < seats { Ok(seat) } else { Err(Mistake(at_the_table())) }
    }

    fn handle(&mut self, at: At, input: Input<G>) -> Result<String, Mistake> {
        G::understand(&self.setup, &input).map_err(|Impossible(why)| Mistake(why))?;
        match self.game.handle(at, input, &mut self.outcome) {
            Ok(()) => Ok(self.ok()),
            Err(refusal) => Ok(written(&Answer::refused(refusal, &self.outcome))),
        }
    }
}

impl<G: Game> Table for Running<G> {
    fn act(&mut self, at: At, seat: Seat, act: Part<'_>) -> Result<String, Mistake> {
        let seat = self.seated(seat)?;
        let action = act.read().map_err(|why| why.under("act"))?;
        self.handle(at, Input::Act(seat, action))
    }

    fn sense(&mut self, at: At, seat: Seat, sense: Part<'_>) -> Result<String, Mistake> {
        let seat = self.seated(seat)?;
        let signal = sense.read().map_err(|why| why.under("sense"))?;
        self.handle(at, Input::Sense(seat, signal))
    }

    fn pass(&mut self, at: At) -> Result<String, Mistake> {
        self.handle(at, Input::Tick)
    }

    fn view(&self, who: Observer) -> Result<String, Mistake> {
        match who {
            Observer::Seat(seat) => _ = self.seated(seat)?,
            Observer::Auditor if G::standing(self.game.state()).is_none() => {
                return Err(Mistake("the auditor looks only when the game is over".into()));
            }
            Observer::Spectator | Observer::Screen | Observer::Auditor => {}
        }
        Ok(written(&Answer::<G>::View(Box::new(Shown::new(self.game.view(who))))))
    }
}

/// Every answer can be serialised.
fn written<G: Game>(answer: &Answer<'_, G>) -> String {
    serde_json::to_string(answer).expect("views, sights and percepts have text keys")
}
