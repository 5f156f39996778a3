//! Any game, as a table sees it.

mod playing;
mod races;
mod story;
mod told;

use bots::Populated;
use kernel::{At, Game, Impossible, Match, Observer, Offer, Outcome, Seat, Seed, Setup};
use serde_json::value::{RawValue, to_raw_value};
use wire::GameAbout;

use crate::catalog::{Errand, with_game};
use playing::Playing;
pub(crate) use races::{Credits, Held};
use story::read_facts;
pub(crate) use story::{Fact, Told};

/// A game that is going on, whichever it is. Whatever changes it leaves an outcome, which is
/// written down first, then gathered, and told when it is time to.
pub(crate) trait Play: Send {
    /// How long the beat is on which everything is told, in ms, if there is one.
    fn beat(&self) -> Option<u32>;
    /// How far back each seat's words are dated when they arrive, in ms.
    fn set_credits(&mut self, credits: Credits);

    /// A seat's act arrives. The outcome may hold what time brought about even if it is refused.
    fn act(&mut self, at: At, seat: Seat, n: u64, act: &str) -> Result<Acted, No>;
    /// A seat's eyes or fingers move.
    fn sense(&mut self, at: At, seat: Seat, sense: &str) -> Result<(), No>;
    /// Time passes.
    fn tick(&mut self, at: At);
    /// The next of those who wait is done by now, if any: an act that was held, or a bot's thought.
    fn step(&mut self, now: At) -> Option<Step>;
    /// When [`tick`](Play::tick) or [`step`](Play::step) is next needed.
    fn due(&self) -> Option<At>;
    /// How many play.
    fn seats(&self) -> u8;
    /// The last instant the game has seen.
    fn clock(&self) -> At;

    /// The facts of the last outcome as they are journaled, if there are any.
    fn facts(&self) -> Option<Box<RawValue>>;
    /// The last outcome is written down: from now on it waits to be told.
    fn gather(&mut self);
    /// Whether this observer witnessed anything of what waits to be told.
    fn witnessed(&self, who: Observer) -> bool;
    /// What this observer witnessed, after what it missed earlier, and all it may know now, as a
    /// message.
    fn update(&self, who: Observer, stamp: Stamp, earlier: &[Box<RawValue>]) -> String;
    /// What this seat felt, as a message.
    fn percepts(&self, seat: Seat) -> Option<String>;
    /// What this seat felt, and one answer, as the frame of a beat. Whoever has just come back is
    /// told of what they feel already.
    fn frame(&self, seat: Seat, k: u64, answer: Option<&Answer>, back: bool) -> String;
    /// Lets the bots know of what waits to be told, and forgets it.
    fn tell_minds(&mut self);
    /// What this observer missed: what it witnessed after its first `have` updates, refolded from
    /// the journal.
    fn missed(&self, who: Observer, have: u64, journal: &[Fact]) -> Vec<Box<RawValue>>;

    /// A bot sits down at a seat: of this level, or one to play for somebody who is away.
    fn sit(&mut self, seat: Seat, level: Option<&str>);
    /// The bot gets up.
    fn rise(&mut self, seat: Seat);
    /// Whether it is over.
    fn is_over(&self) -> bool;
}

/// What a message about the game is stamped with.
#[derive(Clone, Copy)]
pub(crate) struct Stamp {
    pub(crate) game: u32,
    pub(crate) n: u64,
    pub(crate) at: At,
    pub(crate) ack: Option<u64>,
}

/// What became of an act that arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Acted {
    /// It is done.
    Done,
    /// It waits for its moment.
    Waits,
}

/// What was done in a step.
pub(crate) struct Step {
    /// The act of a person and the sender's number of it, and what became of it.
    pub(crate) act: Option<(Seat, u64, Result<(), &'static str>)>,
    /// How its moment was found, and that of all acts that waited with it, in their order.
    pub(crate) held: Vec<Held>,
}

/// What somebody is told of what they said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// It was done, and is safe.
    Ack(u64),
    /// It was not done, for the reason with this code.
    Refused(u64, &'static str),
    /// It was not understood.
    Error(String),
}

/// Why an input came to nothing.
pub(crate) enum No {
    /// The rulebook says so.
    Refused(&'static str),
    /// It was not understood.
    Malformed(String),
}

/// A game that was just opened, and how it is written down.
pub(crate) struct Opened {
    pub(crate) play: Box<dyn Play>,
    pub(crate) version: u32,
    pub(crate) setup: Box<RawValue>,
}

/// What there is to know about a game before it is played.
pub(crate) fn about(game: &str) -> Option<&'static GameAbout> {
    crate::catalog::about().iter().find(|about| about.game == game)
}

/// The bot that plays for somebody who is gone: the best there is.
pub(crate) fn substitute(game: &str) -> Option<&'static str> {
    about(game)?.levels.last().copied()
}

/// The options as the game reads them, complete.
pub(crate) fn options(game: &str, options: &RawValue) -> Option<Box<RawValue>> {
    struct Read<'a>(&'a RawValue);
    impl Errand for Read<'_> {
        type Result = Option<Box<RawValue>>;
        fn run<G: Populated>(self) -> Self::Result {
            let options: G::Options = strict::from_str(self.0.get()).ok()?;
            to_raw_value(&options).ok()
        }
    }
    with_game(game, Read(options)).flatten()
}

/// What so many may choose.
pub(crate) fn offers(game: &str, seats: u8) -> &'static [Offer] {
    struct Offers(u8);
    impl Errand for Offers {
        type Result = &'static [Offer];
        fn run<G: Populated>(self) -> Self::Result {
            G::offers(self.0)
        }
    }
    with_game(game, Offers(seats)).unwrap_or_default()
}

/// Of these options those that so many may choose; the usual for the others.
pub(crate) fn fitting(game: &str, seats: u8, chosen: &RawValue) -> Option<Box<RawValue>> {
    let mut chosen: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(chosen.get()).ok()?;
    chosen.retain(|key, _| offers(game, seats).iter().any(|offer| offer.key == key));
    options(game, &to_raw_value(&chosen).ok()?)
}

/// Whether so many can play with these options.
pub(crate) fn agree(game: &str, seats: u8, options: &RawValue) -> Result<(), Impossible> {
    struct Agree<'a>(u8, &'a RawValue);
    impl Errand for Agree<'_> {
        type Result = Result<(), Impossible>;
        fn run<G: Populated>(self) -> Self::Result {
            setup::<G>(self.0, self.1).map(drop)
        }
    }
    with_game(game, Agree(seats, options)).unwrap_or_else(|| Err(Impossible("no such game".into())))
}

fn setup<G: Game>(seats: u8, options: &RawValue) -> Result<Setup<G>, Impossible> {
    let read = strict::from_str(options.get()).map_err(|why| Impossible(why.to_string()))?;
    Setup::new(seats, read)
}

/// Opens a game. Its beginning is the first outcome.
pub(crate) fn open(
    game: &str,
    seats: u8,
    options: &RawValue,
    seed: Seed,
    quick_bots: bool,
) -> Result<Opened, Impossible> {
    struct Open<'a>(u8, &'a RawValue, Seed, bool);
    impl Errand for Open<'_> {
        type Result = Result<Opened, Impossible>;
        fn run<G: Populated>(self) -> Self::Result {
            let setup = setup::<G>(self.0, self.1)?;
            let mut outcome = Outcome::default();
            let witnesses = Observer::all(setup.seats()).collect();
            let game = Match::open(&setup, self.2, witnesses, &mut outcome);
            let written = to_raw_value(&setup).expect("setups can be written");
            let play = Box::new(Playing::new(setup, self.2, game, outcome, self.3));
            Ok(Opened { play, version: G::VERSION, setup: written })
        }
    }
    with_game(game, Open(seats, options, seed, quick_bots))
        .unwrap_or_else(|| Err(Impossible("no such game".into())))
}

/// Rebuilds a game from its journal.
pub(crate) fn replay(
    game: &str,
    version: u32,
    setup: &RawValue,
    seed: Seed,
    facts: &[Fact],
    quick_bots: bool,
) -> Result<(Box<dyn Play>, Told), Impossible> {
    struct Replay<'a>(u32, &'a RawValue, Seed, &'a [Fact], bool);
    impl Errand for Replay<'_> {
        type Result = Result<(Box<dyn Play>, Told), Impossible>;
        fn run<G: Populated>(self) -> Self::Result {
            let no = |why: serde_json::Error| Impossible(format!("the journal: {why}"));
            if self.0 != G::VERSION {
                return Err(Impossible(format!("written by version {} of the rules", self.0)));
            }
            let setup: Setup<G> = serde_json::from_str(self.1.get()).map_err(no)?;
            let journal = read_facts::<G>(self.3)?;
            let events = journal.iter().flat_map(|(_, events)| events);
            let mut game = Match::<G>::replay(&setup, self.2, events);
            game.set_witnesses(Observer::all(setup.seats()).collect());
            let told = Told::of::<G>(&setup, &journal);
            let play = Playing::new(setup, self.2, game, Outcome::default(), self.4);
            Ok((Box::new(play), told))
        }
    }
    with_game(game, Replay(version, setup, seed, facts, quick_bots))
        .unwrap_or_else(|| Err(Impossible("no such game".into())))
}
