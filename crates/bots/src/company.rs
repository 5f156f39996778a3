//! A match with a mind in every seat, played to its end.

use kernel::{At, Dice, Game, Input, Intent, Match, Mind, Notice, Observer, Outcome, Seat, Seed};
use kernel::{Setup, Standing};

use crate::{Chronicle, Figure, Populated};

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
/// A mind gets what its seat gets and nothing else: each sight and percept of that seat in order,
/// and, if there was a sight, a fresh view afterwards (no view changes without a sight).
/// Time passes from thought to thought and from deadline to deadline, so nobody waits for real.
pub struct Company<G: Populated> {
    setup: Setup<G>,
    game: Match<G>,
    minds: Vec<Seated<G>>,
    chronicle: Option<Box<dyn Chronicle<G>>>,
    outcome: Outcome<G>,
    /// Who thought last: of several who think at one instant, the next to the left has precedence.
    last: Seat,
    moves: u64,
    refused: u64,
}

/// A mind in its seat, with dice of its own.
struct Seated<G: Game> {
    mind: Box<dyn Mind<G>>,
    dice: Dice,
}

impl<G: Populated> Company<G> {
    /// Deals from the seed and seats the minds, in seat order. The minds' own chance follows from
    /// the seed too, but apart from the match's.
    ///
    /// # Panics
    /// If there is not one mind for each seat.
    pub fn sit(setup: &Setup<G>, seed: Seed, minds: Vec<Box<dyn Mind<G>>>) -> Self {
        assert_eq!(minds.len(), usize::from(setup.seats()), "one mind for each seat");
        let minds_seed = seed.nth(0);
        let seats = (0..setup.seats()).map(Seat);
        let witnesses = seats.clone().map(Observer::Seat).collect();
        let mut outcome = Outcome::default();
        let game = Match::open(setup, seed, witnesses, &mut outcome);
        let seat_one = |(seat, mind): (Seat, _)| Seated {
            mind,
            dice: Dice::new(minds_seed, u64::from(seat.0)),
        };
        let minds: Vec<_> = seats.zip(minds).map(seat_one).collect();
        let last = Seat(setup.seats() - 1);
        let mut it = Company {
            setup: setup.clone(),
            game,
            minds,
            chronicle: G::chronicle(setup.seats()),
            outcome,
            last,
            moves: 0,
            refused: 0,
        };
        it.deliver(true);
        it
    }

    /// Plays until it is over.
    ///
    /// # Panics
    /// If nobody will ever move again although it is not over.
    pub fn play(mut self) -> Played {
        loop {
            if let Some(standing) = G::standing(self.game.state()) {
                let (moves, refused) = (self.moves, self.refused);
                let figures = self.chronicle.map_or_else(Vec::new, |it| it.figures());
                return Played { standing, moves, refused, over_at: self.game.clock(), figures };
            }
            self.step();
        }
    }

    /// The next thought, or the next deadline if that comes first; a tie goes to the deadline.
    fn step(&mut self) {
        let thought = self.next_thinker();
        match (thought, self.game.deadline()) {
            (Some((at, seat)), due) if due.is_none_or(|due| at < due) => self.think(at, seat),
            (_, Some(due)) => {
                let ticked = self.game.handle(due, Input::Tick, &mut self.outcome);
                ticked.expect("time is never refused");
                self.deliver(false);
            }
            (None | Some(_), None) => panic!("nobody will ever move"),
        }
    }

    /// Who thinks next and when. A thought that should already have been comes now.
    fn next_thinker(&self) -> Option<(At, Seat)> {
        let seats = self.minds.len() as u8;
        let mut first: Option<(At, Seat)> = None;
        let mut seat = self.last;
        for _ in 0..seats {
            seat = seat.left(seats);
            if let Some(at) = self.minds[usize::from(seat.0)].mind.next_thought() {
                let at = at.max(self.game.clock());
                if first.is_none_or(|(earliest, _)| at < earliest) {
                    first = Some((at, seat));
                }
            }
        }
        first
    }

    fn think(&mut self, now: At, seat: Seat) {
        self.last = seat;
        let Seated { mind, dice } = &mut self.minds[usize::from(seat.0)];
        let input = match mind.think(now, dice) {
            Some(Intent::Act(action)) => Input::Act(seat, action),
            Some(Intent::Sense(signal)) => Input::Sense(seat, signal),
            None => Input::Tick,
        };
        let acts = u64::from(matches!(input, Input::Act(..)));
        self.outcome.clear();
        let accepted = G::understand(&self.setup, &input).is_ok()
            && self.game.handle(now, input, &mut self.outcome).is_ok();
        if accepted {
            self.moves += acts
        } else {
            self.refused += 1
        }
        let told = !self.outcome.events.is_empty();
        self.deliver(false);
        let again = self.minds[usize::from(seat.0)].mind.next_thought();
        assert!(told || again.is_none_or(|at| at > now), "a mind thinks in circles");
    }

    /// Gives each mind what reached its seat, and a view if that has changed or it just sat down.
    fn deliver(&mut self, just_sat: bool) {
        if let Some(chronicle) = &mut self.chronicle {
            self.outcome.events.iter().for_each(|(_, event)| chronicle.heed(event));
        }
        for (seat, Seated { mind, .. }) in (0..).map(Seat).zip(&mut self.minds) {
            let mut saw = just_sat;
            let me = Observer::Seat(seat);
            for witnessed in self.outcome.sights.iter().filter(|seen| seen.who == me) {
                mind.notice(witnessed.at, Notice::Sight(&witnessed.sight));
                saw = true;
            }
            for felt in self.outcome.percepts.iter().filter(|felt| felt.seat == seat) {
                mind.notice(felt.at, Notice::Percept(&felt.percept));
            }
            if saw {
                mind.notice(self.game.clock(), Notice::View(&self.game.view(me)));
            }
        }
    }
}
