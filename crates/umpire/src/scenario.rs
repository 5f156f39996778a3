//! Scenario tests: the rulebook's examples, step by step, with every witness named.

use std::fmt::Debug;

use kernel::{At, Felt, Game, Input, Match, Observer, Outcome, Seat, Seed, Setup, Witnessed};

/// A game under test. A refusal that is not expected fails the test at once; a sight that is not
/// expected fails it at [`and_nobody_notices_more`](Scenario::and_nobody_notices_more).
pub struct Scenario<G: Game> {
    seats: u8,
    game: Match<G>,
    at: At,
    outcome: Outcome<G>,
    refusal: Option<G::Refusal>,
}

/// Opens a scenario with exactly this deal. The sights of its opening are the first to expect.
pub fn given<G: Game>(setup: &Setup<G>, deal: G::Deal) -> Scenario<G> {
    let seats = setup.seats();
    let mut outcome = Outcome::default();
    let eyes = Observer::all(seats).collect();
    let game = Match::dealt(setup, deal, Seed::of(""), eyes, &mut outcome);
    Scenario { seats, game, at: At::OPENING, outcome, refusal: None }
}

impl<G: Game> Scenario<G> {
    /// Moves the clock for the inputs that follow.
    pub fn at(mut self, ms: u64) -> Self {
        self.at = At(ms);
        self
    }

    /// A seat acts.
    #[track_caller]
    pub fn does(self, seat: Seat, action: G::Action) -> Self {
        self.step(Input::Act(seat, action))
    }

    /// A seat's eyes or fingers move.
    #[track_caller]
    pub fn senses(self, seat: Seat, signal: G::Signal) -> Self {
        self.step(Input::Sense(seat, signal))
    }

    /// Nobody moves until the clock's time.
    #[track_caller]
    pub fn time_passes(self) -> Self {
        self.step(Input::Tick)
    }

    #[track_caller]
    fn step(mut self, input: Input<G>) -> Self {
        self.accepted();
        self.refusal = self.game.handle(self.at, input, &mut self.outcome).err();
        self
    }

    #[track_caller]
    fn accepted(&self) {
        if let Some(why) = self.refusal {
            panic!("the rulebook said no, and nobody expected it: {why:?}");
        }
    }

    /// Expects that the last act was refused for this reason, and that nothing happened.
    #[track_caller]
    pub fn is_refused(mut self, why: G::Refusal) -> Self {
        assert_eq!(self.refusal.take(), Some(why), "the wrong answer");
        self
    }

    /// Expects, and consumes, one sight of one observer.
    #[track_caller]
    pub fn sees(mut self, who: impl Into<Observer>, sight: G::Sight) -> Self {
        self.accepted();
        self.consume_sight(who.into(), &sight);
        self
    }

    /// Expects, and consumes, the same sight of everybody.
    #[track_caller]
    pub fn all_see(mut self, sight: G::Sight) -> Self {
        self.accepted();
        Observer::all(self.seats).for_each(|who| self.consume_sight(who, &sight));
        self
    }

    /// Expects, and consumes, the same sight of everybody but one.
    #[track_caller]
    pub fn others_see(mut self, but: Seat, sight: G::Sight) -> Self {
        self.accepted();
        let others = Observer::all(self.seats).filter(|who| who.seat() != Some(but));
        others.for_each(|who| self.consume_sight(who, &sight));
        self
    }

    #[track_caller]
    fn consume_sight(&mut self, who: Observer, sight: &G::Sight) {
        let sights = &mut self.outcome.sights;
        take(sights, |seen| seen.who == who && seen.sight == *sight, &(who, sight));
    }

    /// Expects, and consumes, one percept.
    #[track_caller]
    pub fn feels(mut self, seat: Seat, percept: G::Percept) -> Self {
        let percepts = &mut self.outcome.percepts;
        take(percepts, |felt| felt.seat == seat && felt.percept == percept, &(seat, &percept));
        self
    }

    /// Expects that no sight or percept is left.
    #[track_caller]
    pub fn and_nobody_notices_more(self) -> Self {
        self.accepted();
        let sights: Vec<&Witnessed<G>> = self.outcome.sights.iter().collect();
        assert!(sights.is_empty(), "seen, but not expected: {sights:#?}");
        let percepts: Vec<&Felt<G>> = self.outcome.percepts.iter().collect();
        assert!(percepts.is_empty(), "felt, but not expected: {percepts:#?}");
        self
    }

    /// The view of an observer.
    #[track_caller]
    pub fn shows(self, who: impl Into<Observer>, look: impl FnOnce(&G::View)) -> Self {
        self.accepted();
        look(&self.game.view(who.into()));
        self
    }

    /// The match itself, for assertions on what no observer can see.
    #[track_caller]
    pub fn check(self, look: impl FnOnce(&Match<G>)) -> Self {
        self.accepted();
        look(&self.game);
        self
    }
}

impl<G: Game> Drop for Scenario<G> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.accepted();
        }
    }
}

#[track_caller]
fn take<T: Debug>(from: &mut Vec<T>, is_it: impl Fn(&T) -> bool, want: &dyn Debug) {
    let Some(place) = from.iter().position(is_it) else {
        panic!("expected {want:#?}\nbut there is only {from:#?}");
    };
    from.remove(place);
}
