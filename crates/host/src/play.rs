//! Any game, as a table sees it.

mod lesson;
mod memory;
mod playing;
mod races;
mod story;
mod unsent;

use bots::Populated;
use kernel::{
    At, Choice, Game, Impossible, Match, Observer, Offer, Outcome, Seat, Seats, Seed, Setup,
    Standing, Tempo,
};
use serde_json::value::{RawValue, to_raw_value};
use wire::GameAbout;

use crate::catalog::{Errand, with_game};
use lesson::Lesson;
#[cfg(not(test))]
use playing::Playing;
#[cfg(test)]
pub(crate) use playing::Playing;
pub(crate) use races::{Credits, Held, MOST as MOST_CREDIT_MS};
pub(crate) use story::{Fact, Sent};
use story::{Facts, read_facts};

/// A game that is being played, of any kind.
///
/// Each method that changes the game returns a [`Step`], whose facts the table journals before it
/// sends anything. The sights and percepts that follow from it wait inside until the table sends
/// them.
pub(crate) trait Play: Send {
    /// The beat in milliseconds, for games whose messages must not leak information by their timing.
    /// `None`: messages are sent at once.
    fn beat(&self) -> Option<u32>;
    /// Whether it matters who acts first.
    fn races(&self) -> bool;
    /// How far back each seat's messages are dated when they arrive, in ms.
    fn set_credits(&mut self, credits: Credits);

    /// A seat's act arrives. At a table where acts race it waits for its moment, and nothing happens.
    fn act(&mut self, at: At, seat: Seat, n: u64, act: &str) -> Result<Step, Malformed>;
    /// A seat's eyes or fingers move.
    fn sense(&mut self, at: At, seat: Seat, sense: &str) -> Result<Step, Malformed>;
    /// Time passes.
    fn tick(&mut self, at: At) -> Step;
    /// Does the next thing that is due by now, if any: an act that was held, a deadline, or a bot's
    /// thought.
    fn step(&mut self, now: At) -> Option<Step>;
    /// When [`tick`](Play::tick) or [`step`](Play::step) is next needed.
    fn due(&self) -> Option<At>;
    /// Nobody waits for these seats: their turns have no time limit from now on.
    fn set_unhurried(&mut self, unhurried: Seats);
    /// The seat whose doings everybody only watches, and how many times as fast the clock may run if a
    /// bot plays it.
    fn watched(&self) -> Option<(Seat, u32)>;
    /// How many play.
    fn seats(&self) -> u8;
    /// The last instant the game has seen.
    fn clock(&self) -> At;

    /// Whether any sight waits to be sent to this observer.
    fn witnessed(&self, who: Observer) -> bool;
    /// What this observer witnessed, after what it missed earlier, and all it may know now, as a
    /// message.
    fn update(&self, who: Observer, stamp: Stamp, earlier: &[Box<RawValue>]) -> String;
    /// What this seat felt, or what those who watch perceive as well, as a message.
    fn percepts(&self, who: Observer) -> Option<String>;
    /// What this seat felt, and one answer, as the frame of a beat. A seat that has just come
    /// back is sent what it goes on feeling.
    fn frame(&self, seat: Seat, k: u64, answer: Option<&Answer>, back: bool) -> String;
    /// Everybody was sent what waited: notifies the bots as well, and forgets it.
    fn notify_minds(&mut self);
    /// What this observer missed: what it witnessed after its first `have` updates, refolded from
    /// the journal.
    fn missed(&self, who: Observer, have: u64, journal: &[Fact]) -> Vec<Box<RawValue>>;

    /// A bot sits down at a seat: of this level, or a stand-in for somebody who is away.
    fn sit(&mut self, seat: Seat, level: Option<&str>);
    /// A stand-in sits down for somebody who is away, and knows what that seat has seen so far.
    fn stand_in(&mut self, seat: Seat, _journal: &[Fact]) {
        self.sit(seat, None);
    }
    /// What a good player would do now on this seat, and why, as a message. It knows what the seat
    /// has seen, and nothing else. `None` if the game has nobody to ask.
    fn hint(&self, _now: At, _seat: Seat, _journal: &[Fact]) -> Option<String> {
        None
    }
    /// How fast bots move from their next thought on.
    fn set_tempo(&mut self, _tempo: Tempo) {}
    /// The bot gets up.
    fn rise(&mut self, seat: Seat);
    /// Whether an act of this seat waits for its moment.
    fn waits(&self, seat: Seat) -> bool;
    /// The game is over: the acts of people that still wait come too late. Whose they are, and the
    /// senders' numbers of them.
    fn drop_waiting(&mut self) -> Vec<(Seat, u64)>;
    /// Whether it is over.
    fn is_over(&self) -> bool {
        self.standing().is_some()
    }
    /// How far the lesson has come, if this is one.
    fn lesson(&self) -> Option<wire::Lesson> {
        None
    }
    /// The number of the lesson's step, for the journal.
    fn lesson_step(&self) -> Option<u16> {
        None
    }
    /// The learner of a lesson goes on to the next step. `None` if that does nothing now.
    fn go_on(&mut self, _at: At, _seat: Seat, _n: u64) -> Option<Step> {
        None
    }
    /// What the lesson's step wants of the learner's eyes or fingers.
    #[cfg(test)]
    fn lesson_sense(&self) -> Option<String> {
        None
    }
    /// How it ended.
    fn standing(&self) -> Option<Standing>;
}

/// The number and instant with which an update is stamped.
#[derive(Clone, Copy)]
pub(crate) struct Stamp {
    pub(crate) game: u32,
    pub(crate) n: u64,
    pub(crate) at: At,
    pub(crate) ack: Option<u64>,
    /// How many times as fast as time the clock runs.
    pub(crate) rate: u32,
}

/// The outcome of one input. The table journals it before it sends anything.
#[must_use]
#[derive(Default)]
pub(crate) struct Step {
    /// The facts as the journal keeps them, if anything happened.
    pub(crate) facts: Option<Box<RawValue>>,
    /// The answer to a person's act, if the input was one and it does not wait for its moment.
    pub(crate) act: Option<Act>,
    /// If acts race: how the moment of this act was found, and of all acts that waited with it, in
    /// their order.
    pub(crate) held: Vec<Held>,
}

/// A person's act that was done or refused.
#[derive(Clone, Copy)]
pub(crate) struct Act {
    pub(crate) seat: Seat,
    /// The sender's number of it.
    pub(crate) n: u64,
    pub(crate) result: Result<(), &'static str>,
}

/// The answer to a client's message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// An act was done and is on disk. If it led to an update, the update carries this answer.
    Done(u64),
    /// An order was done, or a message that was sent again had been done before.
    Ack(u64),
    /// The message was refused, for the reason with this code.
    Refused(u64, &'static str),
    /// The message could not be parsed.
    Error(String),
}

/// Why an input could not be parsed, for its sender to read.
pub(crate) struct Malformed(pub(crate) String);

/// How a table is played at, besides its game: how fast its bots are, and for whom nobody waits.
#[derive(Clone, Copy, Default)]
pub(crate) struct Manner {
    /// Bots move at once, without a human pause.
    pub(crate) quick_bots: bool,
    pub(crate) tempo: Tempo,
    /// The seats whose turns have no time limit.
    pub(crate) unhurried: Seats,
}

#[cfg(test)]
impl From<bool> for Manner {
    fn from(quick_bots: bool) -> Manner {
        Manner { quick_bots, ..Manner::default() }
    }
}

/// A game that was just opened, and its first entry in the journal.
pub(crate) struct Opened {
    pub(crate) play: Box<dyn Play>,
    /// The deal, as the journal keeps it.
    pub(crate) events: Box<RawValue>,
    pub(crate) version: u32,
    pub(crate) setup: Box<RawValue>,
}

/// What a lobby needs to know about a game.
pub(crate) fn about(game: &str) -> Option<&'static GameAbout> {
    crate::catalog::about().iter().find(|about| about.game == game)
}

/// The level of the bot that plays for an absent person: the best there is.
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

/// The options that this number of players may choose.
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

/// Whether each of these options, complete as the game writes them, is one that the lobby offers, or
/// as the rulebook has it. Who begins may be chosen always: it is a seat, not an offer.
pub(crate) fn offered(game: &str, seats: u8, options: &RawValue) -> bool {
    type Fields = serde_json::Map<String, serde_json::Value>;
    let Some(usual) = about(game) else { return false };
    let Ok(usual) = serde_json::from_str::<Fields>(usual.options.get()) else { return false };
    let Ok(chosen) = serde_json::from_str::<Fields>(options.get()) else { return false };
    let offers = offers(game, seats);
    chosen.iter().all(|(key, value)| {
        let offer = offers.iter().find(|offer| offer.key == key);
        key == "first"
            || usual.get(key) == Some(value)
            || offer.is_some_and(|offer| includes(&offer.choice, value))
    })
}

/// Whether a value is among what may be chosen.
fn includes(choice: &Choice, value: &serde_json::Value) -> bool {
    match choice {
        Choice::Switch {} => value.is_boolean(),
        Choice::Seconds(offered) => {
            value.as_u64().is_some_and(|s| offered.iter().any(|offer| u64::from(*offer) == s))
        }
        Choice::OneOf(offered) => value.as_str().is_some_and(|name| offered.contains(&name)),
    }
}

/// Keeps the options that this number of players may choose, and resets the others to the
/// rulebook's.
pub(crate) fn fitting(game: &str, seats: u8, chosen: &RawValue) -> Option<Box<RawValue>> {
    let mut chosen: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(chosen.get()).ok()?;
    chosen.retain(|key, _| offers(game, seats).iter().any(|offer| offer.key == key));
    options(game, &to_raw_value(&chosen).ok()?)
}

/// Whether this number of people can play with these options.
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

/// Opens a game: deals, and returns the deal as the first outcome.
pub(crate) fn open(
    game: &str,
    seats: u8,
    options: &RawValue,
    seed: Seed,
    manner: impl Into<Manner>,
) -> Result<Opened, Impossible> {
    struct Open<'a>(u8, &'a RawValue, Seed, Manner);
    impl Errand for Open<'_> {
        type Result = Result<Opened, Impossible>;
        fn run<G: Populated>(self) -> Self::Result {
            let setup = setup::<G>(self.0, self.1)?;
            let mut outcome = Outcome::default();
            let witnesses = Observer::all(setup.seats()).collect();
            let unhurried = self.3.unhurried;
            let game = Match::open_unhurried(&setup, self.2, witnesses, unhurried, &mut outcome);
            let written = to_raw_value(&setup).expect("setups can be written");
            let events = to_raw_value(&outcome.events).expect("events can be written");
            let play = Box::new(Playing::new(setup, self.2, game, outcome, self.3));
            #[cfg(test)]
            let play = crate::tests::evening::planted::in_play(play, false);
            Ok(Opened { play, events, version: G::VERSION, setup: written })
        }
    }
    with_game(game, Open(seats, options, seed, manner.into()))
        .unwrap_or_else(|| Err(Impossible("no such game".into())))
}

/// How many sit at the lesson of a game, and its options; `None` if the game has no lesson.
pub(crate) fn lesson(game: &str) -> Option<(u8, Box<RawValue>)> {
    struct About;
    impl Errand for About {
        type Result = Option<(u8, Box<RawValue>)>;
        fn run<G: Populated>(self) -> Self::Result {
            let (setup, ..) = Lesson::<G>::read(G::LESSON?).ok()?;
            Some((setup.seats(), to_raw_value(setup.options()).ok()?))
        }
    }
    with_game(game, About).flatten()
}

/// Opens the lesson of a game.
pub(crate) fn teach(game: &str, seed: Seed, manner: Manner) -> Result<Opened, Impossible> {
    struct Teach(Seed, Manner);
    impl Errand for Teach {
        type Result = Result<Opened, Impossible>;
        fn run<G: Populated>(self) -> Self::Result {
            let text = G::LESSON.ok_or_else(|| Impossible("this game has no lesson".into()))?;
            let (setup, deal, lesson) = Lesson::<G>::read(text)?;
            let mut outcome = Outcome::default();
            let witnesses = Observer::all(setup.seats()).collect();
            let unhurried = self.1.unhurried;
            let game =
                Match::dealt_unhurried(&setup, deal, self.0, witnesses, unhurried, &mut outcome);
            let written = to_raw_value(&setup).expect("setups can be written");
            let events = to_raw_value(&outcome.events).expect("events can be written");
            let play = Playing::new(setup, self.0, game, outcome, self.1).teaching(lesson, 0);
            Ok(Opened { play: Box::new(play), events, version: G::VERSION, setup: written })
        }
    }
    with_game(game, Teach(seed, manner)).unwrap_or_else(|| Err(Impossible("no such game".into())))
}

/// Opens a game with exactly this deal.
#[cfg(test)]
pub(crate) fn dealt<G: Populated>(setup: Setup<G>, deal: G::Deal, seed: Seed) -> Playing<G> {
    let mut outcome = Outcome::default();
    let witnesses = Observer::all(setup.seats()).collect();
    let game = Match::dealt(&setup, deal, seed, witnesses, &mut outcome);
    Playing::new(setup, seed, game, outcome, Manner::default())
}

/// Rebuilds a game from its journal.
pub(crate) fn replay(
    game: &str,
    version: u32,
    setup: &RawValue,
    seed: Seed,
    facts: &[Fact],
    (manner, lesson): (Manner, Option<u16>),
) -> Result<(Box<dyn Play>, Sent), Impossible> {
    struct Replay<'a>(u32, &'a RawValue, Seed, &'a [Fact], Manner, Option<u16>);
    impl Errand for Replay<'_> {
        type Result = Result<(Box<dyn Play>, Sent), Impossible>;
        fn run<G: Populated>(self) -> Self::Result {
            let (setup, journal) = read::<G>(self.0, self.1, self.3)?;
            let events = journal.iter().flat_map(|(_, events)| events);
            let mut game = Match::<G>::replay(&setup, self.2, events);
            game.set_witnesses(Observer::all(setup.seats()).collect());
            let sent = Sent::of::<G>(&setup, &journal);
            let mut play = Playing::new(setup, self.2, game, Outcome::default(), self.4);
            if let (Some(step), Some(text)) = (self.5, G::LESSON) {
                play = play.teaching(Lesson::read(text)?.2, step);
            }
            let play: Box<dyn Play> = Box::new(play);
            #[cfg(test)]
            let play = crate::tests::evening::planted::in_play(play, true);
            Ok((play, sent))
        }
    }
    with_game(game, Replay(version, setup, seed, facts, manner, lesson))
        .unwrap_or_else(|| Err(Impossible("no such game".into())))
}

/// The table of a game and its facts, as a journal has them.
pub(crate) fn read<G: Game>(
    version: u32,
    setup: &RawValue,
    facts: &[Fact],
) -> Result<(Setup<G>, Vec<Facts<G>>), Impossible> {
    if version != G::VERSION {
        return Err(Impossible(format!("written by version {version} of the rules")));
    }
    let no = |why: serde_json::Error| Impossible(format!("the journal: {why}"));
    let setup = serde_json::from_str(setup.get()).map_err(no)?;
    Ok((setup, read_facts::<G>(facts)?))
}

#[cfg(test)]
mod tests;
