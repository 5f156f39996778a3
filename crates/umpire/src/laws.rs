//! The laws that every game obeys, over random play.
//!
//! A law that breaks panics with its name and the game that broke it: the setup, the seed and the
//! inputs so far.

mod chances;
mod legality;
mod replay;
mod secrets;
mod time;

use std::ops::Range;

use kernel::{At, Dice, Game, Input, Match, Menu, Observer, Outcome, Seat, Seed, Setup};

/// What a game tells the laws about itself; written against the state, used only by tests.
pub trait Lawful: Game {
    /// A game of random acts is over after at most so many inputs.
    const MOST_INPUTS: usize;

    /// Every kind of table: all numbers of seats, all options.
    fn setups() -> Vec<Setup<Self>>;

    /// Acts that somebody could think of, legal or not: all that can be written down, or where
    /// those are too many a sample that has every kind of mistake in it.
    fn thinkable(state: &Self::State, seat: Seat, dice: &mut Dice) -> Vec<Self::Action>;

    /// The name under which a menu offers this act, if it cannot list acts of its kind.
    fn pattern(_action: &Self::Action) -> Option<&'static str> {
        None
    }

    /// Acts that a menu offers only by this pattern, each of them legal: all, or where those are too
    /// many a few. Counts and transcripts are made of them.
    fn examples(_view: &Self::View, _pattern: &'static str, _dice: &mut Dice) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Whether this refusal means only that it is too soon: menus disregard those.
    fn only_wait(_refusal: Self::Refusal) -> bool {
        false
    }

    /// Whether the table waits for this seat: only then must the stand-in know what to do. A seat
    /// may have options without being awaited, such as an objection in somebody else's turn.
    fn is_awaited(_state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// A movement of eyes or fingers, in a game that has them.
    fn signal(_state: &Self::State, _seat: Seat, _dice: &mut Dice) -> Option<Self::Signal> {
        None
    }

    /// The secrecy chapter of the rulebook: `state` with everything that `who` must not know
    /// shuffled, such that it could be so for all they know.
    fn disguise(state: &Self::State, who: Observer, dice: &mut Dice) -> Self::State;

    /// The same for a fact that is about to be told on `state`: both, with everything shuffled that
    /// `who` must not know even after having witnessed it.
    fn disguise_event(
        state: &Self::State,
        event: &Self::Event,
        who: Observer,
        dice: &mut Dice,
    ) -> (Self::State, Self::Event);

    /// What is always true: cards are neither made nor lost. Asserted after every input.
    fn invariant(state: &Self::State);
}

/// A game in play, as the laws look at it.
pub(crate) struct Trial<G: Lawful> {
    pub(crate) setup: Setup<G>,
    pub(crate) game: Match<G>,
    /// Everybody who may be present.
    pub(crate) eyes: Vec<Observer>,
    pub(crate) journal: Vec<(At, G::Event)>,
    pub(crate) dice: Dice,
}

/// Plays one random game of each kind of table for each seed, and asserts every law at every step.
///
/// # Panics
/// If a law breaks.
pub fn hold<G: Lawful>(seeds: Range<u64>) {
    for setup in G::setups() {
        seeds.clone().for_each(|seed| play(setup.clone(), seed));
        time::alone_ends_it::<G>(&setup);
    }
}

fn play<G: Lawful>(setup: Setup<G>, seed: u64) {
    let eyes: Vec<Observer> = Observer::all(setup.seats()).collect();
    let mut outcome = Outcome::default();
    let seed = Seed::of("laws").nth(seed);
    let game = Match::open(&setup, seed, eyes.clone(), &mut outcome);
    let mut trial = Trial {
        setup,
        game,
        eyes,
        journal: outcome.events.clone(),
        dice: Dice::new(seed, u64::MAX),
    };
    secrets::of_events(&mut trial, None, &outcome);
    for _ in 0..G::MOST_INPUTS {
        G::invariant(trial.game.state());
        secrets::of_views(&mut trial);
        if G::standing(trial.game.state()).is_some() {
            legality::nothing_after_the_end(&mut trial);
            replay::rebuilds(&trial);
            return;
        }
        legality::options_are_acts(&mut trial);
        legality::stand_in_is_legal(&mut trial);
        let (at, input) = chances::next(&mut trial);
        time::matters_only_through_deadlines(&mut trial, &input);
        let before = trial.game.state().clone();
        let _ = trial.game.handle(at, input, &mut outcome);
        replay::no_view_changes_without_a_sight(&trial, &before, &outcome);
        secrets::of_events(&mut trial, Some(before), &outcome);
        trial.journal.append(&mut outcome.events);
        if trial.dice.chance(1, 20) {
            replay::rebuilds(&trial);
        }
    }
    panic!("it always ends: {} inputs and still not over", G::MOST_INPUTS);
}

/// What a view offers, its patterns spelled out.
pub(crate) fn offered<G: Lawful>(view: &G::View, dice: &mut Dice) -> Vec<G::Action> {
    let Menu { mut acts, patterns } = Menu::<G>::of(view);
    acts.extend(patterns.into_iter().flat_map(|pattern| G::examples(view, pattern, dice)));
    acts
}

/// The first difference between two values, for a message that can be read.
pub(crate) fn difference(one: &impl std::fmt::Debug, other: &impl std::fmt::Debug) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let lines = one.lines().zip(other.lines()).filter(|(a, b)| a != b).take(4);
    lines.map(|(a, b)| format!("\n  {} | {}", a.trim(), b.trim())).collect()
}

/// Whether an input is one that somebody makes.
pub(crate) fn is_act<G: Game>(input: &Input<G>) -> bool {
    matches!(input, Input::Act(..))
}
