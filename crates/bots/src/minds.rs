//! The minds at one table: who thinks next, by which dice, and what reaches whom.
//!
//! People's tables and simulations both drive their bots with this, so that what a simulation
//! measures is the player whom people meet.

use kernel::{At, Dice, Felt, Game, Impossible, Input, Intent, MAX_SEATS, Match, Mind, Notice};
use kernel::{Observer, Seat, Seed, Setup, Tempo, Witnessed};

use crate::pace::{Pace, TableTempo};

/// The minds at one table.
pub struct Minds<G: Game> {
    minds: [Option<Box<dyn Mind<G>>>; MAX_SEATS],
    /// When each of them wants to think next: asked again only after something reached it.
    wants: [Option<At>; MAX_SEATS],
    /// The dice of each seat: what others think of must not show in what a bot does. They belong
    /// to the seat, so that a bot that sits down again does not repeat its thoughts. Empty until the
    /// first bot sits down: at a table of people they would be most of what a game takes in memory.
    dice: Vec<Dice>,
    seed: Seed,
    /// How fast those of a human pace are.
    tempo: TableTempo,
    seats: u8,
    /// Who thought last.
    last: Seat,
}

impl<G: Game> Minds<G> {
    /// No minds yet, at a table of this many seats. Their chance follows from the seed of the
    /// match, but apart from the match's own.
    pub fn new(seats: u8, of_match: Seed) -> Self {
        let seed = of_match.nth(0);
        Minds {
            minds: std::array::from_fn(|_| None),
            wants: [None; MAX_SEATS],
            dice: Vec::new(),
            seed,
            tempo: TableTempo::default(),
            seats,
            last: Seat(seats.saturating_sub(1)),
        }
    }

    /// A human pace for the bot of this seat, at this tempo until the table has another.
    pub fn human_pace(&self, seat: Seat, tempo: Tempo) -> Pace {
        self.set_tempo(tempo);
        // Streams from the end: those of the thoughts count from the beginning.
        Pace::human(Dice::new(self.seed, u64::MAX - u64::from(seat.0)), self.tempo.clone())
    }

    /// Changes the tempo of all bots of a human pace, from their next thought on.
    pub fn set_tempo(&self, tempo: Tempo) {
        self.tempo.set(tempo);
    }

    /// Seats a mind, which looks at the table. The mind that sat there before is gone.
    pub fn sit(&mut self, seat: Seat, mut mind: Box<dyn Mind<G>>, game: &Match<G>) {
        mind.notice(game.clock(), Notice::View(&game.view(Observer::Seat(seat))));
        if self.dice.is_empty() {
            self.dice.extend((0..self.seats).map(|seat| Dice::new(self.seed, seat.into())));
        }
        self.wants[usize::from(seat.0)] = mind.next_thought();
        self.minds[usize::from(seat.0)] = Some(mind);
    }

    /// The mind of this seat leaves, if there is one.
    pub fn rise(&mut self, seat: Seat) {
        self.minds[usize::from(seat.0)] = None;
        self.wants[usize::from(seat.0)] = None;
    }

    /// Who thinks next, and when. Of several who think at one instant, the first to the left of who
    /// thought last has precedence. A thought that is overdue comes now, not at an instant that
    /// others have lived since.
    pub fn next_thought(&self, clock: At) -> Option<(At, Seat)> {
        let mut first: Option<(At, Seat)> = None;
        let mut seat = self.last;
        for _ in 0..self.seats {
            seat = seat.left(self.seats);
            if let Some(at) = self.wants(seat) {
                let at = at.max(clock);
                if first.is_none_or(|(earliest, _)| at < earliest) {
                    first = Some((at, seat));
                }
            }
        }
        first
    }

    /// When the mind of this seat wants to think next, if ever.
    pub fn wants(&self, seat: Seat) -> Option<At> {
        self.wants[usize::from(seat.0)]
    }

    /// A mind thinks, and may move; a tick if it does not. A move that the rules refuse, or that
    /// does not exist at this table, does nothing: the mind has misread its view, and its
    /// deadline stands in for it.
    pub fn think(&mut self, setup: &Setup<G>, at: At, seat: Seat) -> Result<Input<G>, Impossible> {
        self.last = seat;
        let place = usize::from(seat.0);
        let Some(mind) = self.minds[place].as_mut() else { return Ok(Input::Tick) };
        let input = match mind.think(at, &mut self.dice[place]) {
            Some(Intent::Act(action)) => Input::Act(seat, action),
            Some(Intent::Sense(signal)) => Input::Sense(seat, signal),
            None => Input::Tick,
        };
        self.wants[place] = mind.next_thought();
        G::understand(setup, &input).map(|()| input)
    }

    /// Tells a mind that what it wanted was refused.
    pub fn refused(&mut self, seat: Seat, at: At, why: &str) {
        if let Some(mind) = &mut self.minds[usize::from(seat.0)] {
            mind.refused(at, why);
            self.wants[usize::from(seat.0)] = mind.next_thought();
        }
    }

    /// Gives each mind what reached its seat, as it reaches people: now, each sight and then each
    /// percept in order, and a fresh view if there was a sight (no view changes without one).
    pub fn notice(&mut self, game: &Match<G>, sights: &[Witnessed<G>], percepts: &[Felt<G>]) {
        if sights.is_empty() && percepts.is_empty() {
            return;
        }
        let now = game.clock();
        let each = self.minds.iter_mut().zip(&mut self.wants);
        for (seat, (mind, wants)) in (0..self.seats).map(Seat).zip(each) {
            let Some(mind) = mind else { continue };
            let me = Observer::Seat(seat);
            let mut saw = false;
            for seen in sights.iter().filter(|seen| seen.who == me) {
                mind.notice(now, Notice::Sight(&seen.sight));
                saw = true;
            }
            for felt in percepts.iter().filter(|felt| felt.seat == seat) {
                mind.notice(now, Notice::Percept(&felt.percept));
            }
            if saw {
                mind.notice(now, Notice::View(&game.view(me)));
            }
            *wants = mind.next_thought();
        }
    }

    /// A mind that looks only to act looks, because it thinks now.
    pub fn look(&mut self, game: &Match<G>, seat: Seat) {
        let mind = self.minds[usize::from(seat.0)].as_mut();
        if let Some(mind) = mind.filter(|mind| mind.looks_only_to_act()) {
            mind.notice(game.clock(), Notice::View(&game.view(Observer::Seat(seat))));
        }
    }

    /// Something has happened: minds that look only to act hear whether they may.
    pub fn glance(&mut self, game: &Match<G>) {
        let each = self.minds.iter_mut().zip(&mut self.wants);
        for (seat, (mind, wants)) in (0..self.seats).map(Seat).zip(each) {
            let Some(mind) = mind.as_mut().filter(|mind| mind.looks_only_to_act()) else {
                continue;
            };
            mind.may_act(game.clock(), G::may_act(game.state(), seat));
            *wants = mind.next_thought();
        }
    }
}
