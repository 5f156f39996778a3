//! A match with a mind in every seat, played to its end.

use kernel::{
    At, Impossible, Input, Match, Mind, Observer, Outcome, Refusal, Seat, Seed, Setup, Standing,
};

use crate::watch::Watch;
use crate::{Chronicle, Figure, Minds, Populated};

/// How a game between minds went.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The count.
    pub standing: Standing,
    /// How many acts were accepted.
    pub moves: u64,
    /// How many acts were refused or not understood. A mind goes by its view, so this is 0, or a
    /// mind has a bug.
    pub refused: u64,
    /// The instant at which it was over.
    pub over_at: At,
    /// What else was counted.
    pub figures: Vec<Figure>,
}

/// A match with a mind in every seat.
///
/// Time passes from thought to thought and from deadline to deadline, so nobody waits for real.
/// The match goes as it would at a people's table with these bots and no beat; a table with a beat
/// holds acts back and lets everybody notice on the beat, which a simulation does not wait for.
pub struct Company<G: Populated> {
    setup: Setup<G>,
    game: Match<G>,
    minds: Minds<G>,
    chronicle: Option<Box<dyn Chronicle<G>>>,
    watch: Option<Watch>,
    outcome: Outcome<G>,
    moves: u64,
    refused: u64,
}

impl<G: Populated> Company<G> {
    /// Deals from the seed and seats the minds, in seat order.
    ///
    /// # Panics
    /// If there is not one mind for each seat.
    pub fn sit(setup: &Setup<G>, seed: Seed, minds: Vec<Box<dyn Mind<G>>>) -> Self {
        let seats = setup.seats();
        assert_eq!(minds.len(), usize::from(seats), "one mind for each seat");
        // A mind that looks only to act sees the table when it sits down, and needs no sights.
        let heeds = minds.iter().map(|mind| !mind.looks_only_to_act());
        let witnesses = (0..seats).map(Seat).zip(heeds).filter(|(_, heeds)| *heeds);
        let witnesses = witnesses.map(|(seat, _)| Observer::Seat(seat)).collect();
        let mut outcome = Outcome::default();
        let game = Match::open(setup, seed, witnesses, &mut outcome);
        let mut it = Company {
            setup: setup.clone(),
            game,
            minds: Minds::new(seats, seed),
            chronicle: G::chronicle(seats),
            watch: None,
            outcome,
            moves: 0,
            refused: 0,
        };
        for (seat, mind) in (0..).map(Seat).zip(minds) {
            it.minds.sit(seat, mind, &it.game);
        }
        it.deliver();
        it
    }

    /// Also counts the time that the game takes for a person in this seat, as a people's table
    /// shows it. It means something if the minds have a human [pace](crate::Pace).
    #[must_use]
    pub fn timed_for(mut self, person: Seat) -> Self {
        self.watch = Some(Watch::new(person));
        self
    }

    /// Plays until it is over.
    ///
    /// # Panics
    /// If nobody will ever move again although it is not over.
    pub fn play(mut self) -> Played {
        loop {
            if let Some(standing) = G::standing(self.game.state()) {
                let (moves, refused) = (self.moves, self.refused);
                let mut figures = self.chronicle.map_or_else(Vec::new, |it| it.figures());
                figures.extend(self.watch.iter().flat_map(Watch::figures));
                return Played { standing, moves, refused, over_at: self.game.clock(), figures };
            }
            let before = self
                .watch
                .as_ref()
                .map(|watch| watch.before(&self.game, G::beat(&self.setup).is_some()));
            self.step();
            if let (Some(watch), Some(before)) = (&mut self.watch, &before) {
                watch.after(before, &self.game);
            }
        }
    }

    /// What happened when it was opened, before the first [step](Company::step).
    pub fn opening(&self) -> &[(At, G::Event)] {
        &self.outcome.events
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        G::standing(self.game.state()).is_some()
    }

    /// The next thought, or the next deadline if that comes first, and what came of it; a tie goes
    /// to the deadline. Nothing if the game is over.
    ///
    /// # Panics
    /// If nobody will ever move again although it is not over.
    pub fn step(&mut self) -> &[(At, G::Event)] {
        let thought = self.minds.next_thought(self.game.clock());
        self.outcome.clear();
        match (thought, self.game.deadline()) {
            _ if self.is_over() => {}
            (Some((at, seat)), due) if due.is_none_or(|due| at < due) => self.think(at, seat),
            (_, Some(due)) => {
                let ticked = self.game.handle(due, Input::Tick, &mut self.outcome);
                ticked.expect("time is never refused");
                self.deliver();
            }
            (None | Some(_), None) => panic!("nobody will ever move"),
        }
        &self.outcome.events
    }

    fn think(&mut self, now: At, seat: Seat) {
        self.minds.look(&self.game, seat);
        let thought = self.minds.think(&self.setup, now, seat);
        let acts = u64::from(matches!(thought, Ok(Input::Act(..))));
        let refused = match thought {
            Ok(input) => {
                self.game.handle(now, input, &mut self.outcome).map_err(|no| no.code().into())
            }
            Err(Impossible(why)) => Err(why),
        };
        match refused {
            Ok(()) => self.moves += acts,
            Err::<_, String>(why) => {
                self.refused += 1;
                self.minds.refused(seat, now, &why);
            }
        }
        let told = !self.outcome.events.is_empty();
        self.deliver();
        let again = self.minds.wants(seat);
        assert!(told || again.is_none_or(|at| at > now), "a mind thinks in circles");
    }

    fn deliver(&mut self) {
        let Outcome { events, sights, percepts, .. } = &self.outcome;
        if let Some(chronicle) = &mut self.chronicle {
            events.iter().for_each(|(_, event)| chronicle.heed(event));
        }
        self.minds.notice(&self.game, sights, percepts);
        if !events.is_empty() {
            self.minds.glance(&self.game);
        }
    }
}
