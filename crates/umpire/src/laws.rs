//! The laws that every game obeys, checked over random play.
//!
//! A law that breaks panics with its name and the game that broke it: the setup, the seed and the
//! inputs so far.

mod chances;
mod legality;
mod offers;
mod replay;
mod secrets;
mod time;

use std::ops::Range;

use kernel::{At, Dice, Game, Input, Match, Menu, Observer, Outcome, Seat, Seed, Setup};

/// What the laws say when they break, each of which a bug in some game's `tests/planted.rs` has
/// broken. Besides, each game has its own [invariant](Lawful::invariant), and the driver keeps
/// laws that no rules can break, such as that a late scheduler changes nothing.
pub const LAWS: &[&str] = &[
    "whatever is offered, the table agrees",
    "options ≡ act: offered, but refused",
    "options ≡ act: not offered, but accepted",
    "the stand-in is legal",
    "views keep secrets",
    "sights keep secrets",
    "refusals keep secrets",
    "no view changes without a sight",
    "replay rebuilds the table",
    "the clock matters only through deadlines",
    "it always ends, even if nobody moves",
    "nothing falls due after the end",
    "nothing is offered after the end",
    "nothing is accepted after the end",
];

/// What the laws need to know of a game. It may look at the whole state; only tests use it.
pub trait Lawful: Game {
    /// A game of random acts is over after at most this many inputs.
    const MOST_INPUTS: usize;

    /// The fields of a view, as it is written, that hold instants, such as a deadline. An act that
    /// comes later may move these and nothing else. Each of them is in every view.
    const INSTANTS: &'static [&'static str];

    /// Every kind of table: all numbers of seats, all options.
    fn setups() -> Vec<Setup<Self>>;

    /// Acts that a player could think of, legal or not: all that can be written down, or where
    /// those are too many a sample with every kind of mistake in it.
    fn thinkable(state: &Self::State, seat: Seat, dice: &mut Dice) -> Vec<Self::Action>;

    /// The name under which a menu offers this act, if it cannot list acts of its kind.
    fn pattern(_action: &Self::Action) -> Option<&'static str> {
        None
    }

    /// Legal acts of a kind that a menu offers only as this pattern: all of them, or a few if there
    /// are too many. Counts and transcripts are made of them.
    fn examples(_view: &Self::View, _pattern: &'static str, _dice: &mut Dice) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Whether this refusal means only that it is too soon: menus ignore those.
    fn only_wait(_refusal: Self::Refusal) -> bool {
        false
    }

    /// Whether the table waits for this seat: only then must the stand-in act. A seat may have
    /// options without being awaited, for example an objection in somebody else's turn.
    fn is_awaited(_state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// A signal of eyes or fingers, in a game that has them.
    fn signal(_state: &Self::State, _seat: Seat, _dice: &mut Dice) -> Option<Self::Signal> {
        None
    }

    /// The secrecy chapter of the rulebook: `state` with everything shuffled that `who` must not
    /// know, into a state that `who` cannot tell from the original.
    fn disguise(state: &Self::State, who: Observer, dice: &mut Dice) -> Self::State;

    /// The same for an event that is about to be told on `state`: both, with everything shuffled
    /// that `who` must not know even after having witnessed it.
    fn disguise_event(
        state: &Self::State,
        event: &Self::Event,
        who: Observer,
        dice: &mut Dice,
    ) -> (Self::State, Self::Event);

    /// Asserts what is always true, for example that cards are neither made nor lost. Called after
    /// every input.
    fn invariant(state: &Self::State);
}

/// A game in play, for the laws to look at.
pub(crate) struct Trial<G: Lawful> {
    pub(crate) setup: Setup<G>,
    pub(crate) game: Match<G>,
    /// Every observer there may be.
    pub(crate) eyes: Vec<Observer>,
    pub(crate) journal: Vec<(At, G::Event)>,
    pub(crate) dice: Dice,
}

/// Plays one random game of each kind of table for each seed, and asserts every law at every step.
///
/// # Panics
/// If a law breaks.
pub fn hold<G: Lawful>(seeds: Range<u64>) {
    offers::the_table_agrees::<G>();
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

/// The acts that a view offers, with examples in place of patterns.
pub(crate) fn offered<G: Lawful>(view: &G::View, dice: &mut Dice) -> Vec<G::Action> {
    let Menu { mut acts, patterns } = Menu::<G>::of(view);
    acts.extend(patterns.into_iter().flat_map(|pattern| G::examples(view, pattern, dice)));
    acts
}

/// The first difference between two values, for a readable message.
pub(crate) fn difference(one: &impl std::fmt::Debug, other: &impl std::fmt::Debug) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let lines = one.lines().zip(other.lines()).filter(|(a, b)| a != b).take(4);
    lines.map(|(a, b)| format!("\n  {} | {}", a.trim(), b.trim())).collect()
}

/// Whether an input is an act.
pub(crate) fn is_act<G: Game>(input: &Input<G>) -> bool {
    matches!(input, Input::Act(..))
}
