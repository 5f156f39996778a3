//! `safehouse umpire`: the engine's public face on standard input and output.

use std::io;

use bots::{Minds, Pace, Populated};
use kernel::{At, Input, Match, Outcome, Seat, Seats, Seed, Setup};
use umpire::protocol::{self, Catalog, Mistake, Opened, Opening, Players, Referee, Seated};

use host::catalog::{self, Errand};

/// Referees until the input ends, or the reader of its answers is gone.
pub(crate) fn run() -> anyhow::Result<()> {
    match protocol::serve(&mut Referee::new(Games), io::stdin().lock(), io::stdout().lock()) {
        Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// All games of the program.
struct Games;

impl Catalog for Games {
    fn names(&self) -> &[&str] {
        catalog::NAMES
    }

    fn open(&self, opening: &Opening<'_>) -> Option<Opened> {
        catalog::with_game(&opening.game, Open(opening))
    }
}

/// Opens a table of the game that was found by its name.
struct Open<'a>(&'a Opening<'a>);

impl Errand for Open<'_> {
    type Result = Opened;

    fn run<G: Populated>(self) -> Opened {
        protocol::open_with::<G>(self.0, |setup, seed, seated| {
            Ok(Box::new(House::<G>::new(setup, seed, seated)?))
        })
    }
}

/// The bots of the house at one table. They think at once.
struct House<G: Populated> {
    minds: Minds<G>,
    levels: Vec<(Seat, String)>,
    seats: Seats,
}

impl<G: Populated> House<G> {
    fn new(setup: &Setup<G>, seed: Seed, seated: Seated<'_>) -> Result<Self, Mistake> {
        let known = [G::RESEARCH, G::LEVELS].concat();
        if let Some((_, level)) = seated.iter().find(|(_, level)| !known.contains(level)) {
            let names = known.join(", ");
            return Err(Mistake(format!("open.bots: {level:?} is none of {names}")));
        }
        let seats = seated.iter().map(|(seat, _)| *seat).collect();
        let levels = seated.into_iter().map(|(seat, level)| (seat, level.to_owned())).collect();
        Ok(House { minds: Minds::new(setup.seats(), seed), levels, seats })
    }
}

impl<G: Populated> Players<G> for House<G> {
    fn sit(&mut self, game: &Match<G>) {
        for (seat, level) in &self.levels {
            let mind = G::mind(level, *seat, Pace::at_once()).expect("the level was looked up");
            self.minds.sit(*seat, mind, game);
        }
    }

    fn have(&self, seat: Seat) -> bool {
        self.seats.contains(seat)
    }

    fn next_thought(&self, clock: At) -> Option<(At, Seat)> {
        self.minds.next_thought(clock)
    }

    fn think(&mut self, setup: &Setup<G>, at: At, seat: Seat) -> Option<Input<G>> {
        self.minds.think(setup, at, seat).ok()
    }

    fn notice(&mut self, game: &Match<G>, outcome: &Outcome<G>) {
        self.minds.notice(game, &outcome.sights, &outcome.percepts);
    }
}
