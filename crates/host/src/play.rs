//! Any game, as a table sees it.

use bots::{Pace, Populated};
use kernel::{
    At, Dice, Game, Impossible, Input, Intent, Match, Mind, Notice, Observer, Offer, Outcome,
    Refusal, Seat, Seed, Setup, Shown,
};
use serde_json::value::{RawValue, to_raw_value};
use wire::{GameAbout, ToClient, Update};

use crate::catalog::{Errand, with_game};

/// A game that is going on, whichever it is. Whatever changes it leaves an outcome, which is
/// written down first and told afterwards.
pub(crate) trait Play: Send {
    /// A seat acts. The outcome may hold what time brought about even if it is refused.
    fn act(&mut self, at: At, seat: Seat, act: &str) -> Result<(), No>;
    /// A seat's eyes or fingers move.
    fn sense(&mut self, at: At, seat: Seat, sense: &str) -> Result<(), No>;
    /// Time passes.
    fn tick(&mut self, at: At);
    /// The next bot that wants to move now moves. Whether there was one.
    fn think(&mut self, at: At) -> bool;
    /// When [`tick`](Play::tick) or [`think`](Play::think) is next needed.
    fn due(&self) -> Option<At>;
    /// How many play.
    fn seats(&self) -> u8;
    /// The last instant the game has seen.
    fn clock(&self) -> At;

    /// The facts of the last outcome as they are journaled, if there are any.
    fn facts(&self) -> Option<Box<RawValue>>;
    /// Whether this observer witnessed anything of the last outcome.
    fn witnessed(&self, who: Observer) -> bool;
    /// What this observer witnessed of the last outcome, and all it may know now, as a message.
    fn update(&self, who: Observer, stamp: Stamp) -> String;
    /// What this seat felt of the last outcome, as a message.
    fn percepts(&self, seat: Seat) -> Option<String>;
    /// Lets the bots know of the last outcome.
    fn tell_minds(&mut self);
    /// What this observer missed: the story after its first `have` updates, refolded from the
    /// journal, with all it may know now.
    fn missed(&self, who: Observer, have: u64, stamp: Stamp, facts: &[Box<RawValue>]) -> String;

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
    facts: &[Box<RawValue>],
    quick_bots: bool,
) -> Result<(Box<dyn Play>, Told), Impossible> {
    struct Replay<'a>(u32, &'a RawValue, Seed, &'a [Box<RawValue>], bool);
    impl Errand for Replay<'_> {
        type Result = Result<(Box<dyn Play>, Told), Impossible>;
        fn run<G: Populated>(self) -> Self::Result {
            let no = |why: serde_json::Error| Impossible(format!("the journal: {why}"));
            if self.0 != G::VERSION {
                return Err(Impossible(format!("written by version {} of the rules", self.0)));
            }
            let setup: Setup<G> = serde_json::from_str(self.1.get()).map_err(no)?;
            let journal = read_facts::<G>(self.3)?;
            let events = journal.iter().flatten();
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

type Facts<G> = Vec<(At, <G as Game>::Event)>;

fn read_facts<G: Game>(facts: &[Box<RawValue>]) -> Result<Vec<Facts<G>>, Impossible> {
    let read = |facts: &RawValue| serde_json::from_str(facts.get());
    facts
        .iter()
        .map(|facts| read(facts).map_err(|why| Impossible(format!("the journal: {why}"))))
        .collect()
}

/// How many updates each observer has had: those entries of which it witnessed something.
#[derive(Clone, Default)]
pub(crate) struct Told(Vec<(Observer, u64)>);

impl Told {
    fn of<G: Game>(setup: &Setup<G>, journal: &[Facts<G>]) -> Told {
        let mut told = Told::default();
        for who in Observer::all(setup.seats()) {
            let story = story::<G>(setup, journal, who);
            told.0.push((who, story.len() as u64));
        }
        told
    }

    /// How many this observer has had.
    pub(crate) fn get(&self, who: Observer) -> u64 {
        self.0.iter().find(|(eyes, _)| *eyes == who).map_or(0, |(_, n)| *n)
    }

    /// One more.
    pub(crate) fn count(&mut self, who: Observer) -> u64 {
        match self.0.iter_mut().find(|(eyes, _)| *eyes == who) {
            Some((_, n)) => {
                *n += 1;
                *n
            }
            None => {
                self.0.push((who, 1));
                1
            }
        }
    }
}

/// A game's story as one observer lived it: what it witnessed of each entry of which it witnessed
/// something.
fn story<G: Game>(setup: &Setup<G>, journal: &[Facts<G>], who: Observer) -> Vec<Vec<G::Sight>> {
    let mut state = G::open(setup);
    let mut story = Vec::new();
    for facts in journal {
        let mut sights = Vec::new();
        for (_, event) in facts {
            sights.extend(G::sight(&state, event, who));
            G::fold(&mut state, event);
        }
        if !sights.is_empty() {
            story.push(sights);
        }
    }
    story
}

/// A game of one kind.
struct Playing<G: Populated> {
    setup: Setup<G>,
    game: Match<G>,
    outcome: Outcome<G>,
    minds: Vec<(Seat, Box<dyn Mind<G>>)>,
    /// Chance for the bots; not the match's, which is for the deal.
    seed: Seed,
    thoughts: u64,
    quick_bots: bool,
}

impl<G: Populated> Playing<G> {
    fn new(
        setup: Setup<G>,
        seed: Seed,
        game: Match<G>,
        outcome: Outcome<G>,
        quick_bots: bool,
    ) -> Self {
        let (minds, seed, thoughts) = (Vec::new(), seed.nth(u64::MAX), 0);
        Playing { setup, game, outcome, minds, seed, thoughts, quick_bots }
    }

    fn handle(&mut self, at: At, input: Input<G>) -> Result<(), No> {
        G::understand(&self.setup, &input).map_err(|why| No::Malformed(why.0))?;
        let reply = self.game.handle(at, input, &mut self.outcome);
        reply.map_err(|refusal| No::Refused(refusal.code()))
    }

    fn sights(&self, who: Observer) -> Vec<&G::Sight> {
        self.outcome.sights.iter().filter(|seen| seen.who == who).map(|seen| &seen.sight).collect()
    }

    fn message<S: serde::Serialize>(&self, who: Observer, stamp: Stamp, sights: S) -> String {
        let view = Shown::<G>::new(self.game.view(who));
        let Stamp { game, n, at, ack } = stamp;
        ToClient::<_, _, ()>::Update(Update { game, n, at, sights, view, ack }).text()
    }
}

impl<G: Populated> Play for Playing<G> {
    fn act(&mut self, at: At, seat: Seat, act: &str) -> Result<(), No> {
        self.outcome.clear();
        let act: G::Action =
            strict::from_str(act).map_err(|why| No::Malformed(why.under("act").to_string()))?;
        self.handle(at, Input::Act(seat, act))
    }

    fn sense(&mut self, at: At, seat: Seat, sense: &str) -> Result<(), No> {
        self.outcome.clear();
        let signal: G::Signal =
            strict::from_str(sense).map_err(|why| No::Malformed(why.under("sense").to_string()))?;
        self.handle(at, Input::Sense(seat, signal))
    }

    fn tick(&mut self, at: At) {
        let _ = self.game.handle(at, Input::Tick, &mut self.outcome);
    }

    fn think(&mut self, at: At) -> bool {
        self.outcome.clear();
        let wants =
            |(_, mind): &(Seat, Box<dyn Mind<G>>)| mind.next_thought().is_some_and(|t| t <= at);
        let Some(place) = self.minds.iter().position(wants) else { return false };
        self.thoughts += 1;
        let mut dice = Dice::new(self.seed, self.thoughts);
        let (seat, mind) = &mut self.minds[place];
        let input = match mind.think(at, &mut dice) {
            Some(Intent::Act(act)) => Input::Act(*seat, act),
            Some(Intent::Sense(signal)) => Input::Sense(*seat, signal),
            None => return true,
        };
        // A bot that is refused has misread its view; the deadline stands in for it.
        let _ = self.game.handle(at, input, &mut self.outcome);
        true
    }

    fn due(&self) -> Option<At> {
        let thoughts = self.minds.iter().filter_map(|(_, mind)| mind.next_thought());
        thoughts.chain(self.game.deadline()).min()
    }

    fn seats(&self) -> u8 {
        self.setup.seats()
    }

    fn clock(&self) -> At {
        self.game.clock()
    }

    fn facts(&self) -> Option<Box<RawValue>> {
        let events = &self.outcome.events;
        (!events.is_empty()).then(|| to_raw_value(events).expect("events can be written"))
    }

    fn witnessed(&self, who: Observer) -> bool {
        self.outcome.sights.iter().any(|seen| seen.who == who)
    }

    fn update(&self, who: Observer, stamp: Stamp) -> String {
        self.message(who, stamp, self.sights(who))
    }

    fn percepts(&self, seat: Seat) -> Option<String> {
        let felt = self.outcome.percepts.iter().filter(|felt| felt.seat == seat);
        let percepts: Vec<&G::Percept> = felt.map(|felt| &felt.percept).collect();
        (!percepts.is_empty()).then(|| ToClient::<(), (), _>::Percepts(percepts).text())
    }

    fn tell_minds(&mut self) {
        let at = self.game.clock();
        for (seat, mind) in &mut self.minds {
            let me = Observer::Seat(*seat);
            let mut noticed = false;
            for seen in self.outcome.sights.iter().filter(|seen| seen.who == me) {
                mind.notice(seen.at, Notice::Sight(&seen.sight));
                noticed = true;
            }
            for felt in self.outcome.percepts.iter().filter(|felt| felt.seat == *seat) {
                mind.notice(felt.at, Notice::Percept(&felt.percept));
            }
            if noticed {
                mind.notice(at, Notice::View(&self.game.view(me)));
            }
        }
    }

    fn missed(&self, who: Observer, have: u64, stamp: Stamp, facts: &[Box<RawValue>]) -> String {
        let journal = read_facts::<G>(facts).unwrap_or_default();
        let story = story::<G>(&self.setup, &journal, who);
        let have = usize::try_from(have).unwrap_or(usize::MAX).min(story.len());
        let sights: Vec<&G::Sight> = story[have..].iter().flatten().collect();
        self.message(who, stamp, sights)
    }

    fn sit(&mut self, seat: Seat, level: Option<&str>) {
        self.rise(seat);
        let Some(level) = level.or(G::LEVELS.last().copied()) else { return };
        // Streams from the end: the thoughts count theirs from the beginning.
        let human = Pace::human(Dice::new(self.seed, u64::MAX - u64::from(seat.0)));
        let pace = if self.quick_bots { Pace::at_once() } else { human };
        if let Some(mut mind) = G::mind(level, seat, pace) {
            let view = self.game.view(Observer::Seat(seat));
            mind.notice(self.game.clock(), Notice::View(&view));
            self.minds.push((seat, mind));
        }
    }

    fn rise(&mut self, seat: Seat) {
        self.minds.retain(|(sits, _)| *sits != seat);
    }

    fn is_over(&self) -> bool {
        G::standing(self.game.state()).is_some()
    }
}
