//! A game of one kind.

use std::collections::VecDeque;

use bots::{Minds, Pace, Populated};
use kernel::{
    At, Input, Match, Observer, Outcome, Refusal, Seat, Seats, Seed, Setup, Shown, Standing,
};
use serde_json::value::{RawValue, to_raw_value};
use wire::{ToClient, Update};

use super::races::{Credits, Held, MOST, Races};
use super::story::{Fact, read_facts, story};
use super::unsent::{self, Unsent};
use super::{Act, Answer, Malformed, Manner, Play, Stamp, Step};

/// A game of one kind.
pub(crate) struct Playing<G: Populated> {
    setup: Setup<G>,
    game: Match<G>,
    outcome: Outcome<G>,
    unsent: Unsent<G>,
    races: Races<G>,
    /// What eyes and fingers did while the game waited for words on their way; it happens when the
    /// game goes on, at its own instant.
    late: VecDeque<(At, Seat, G::Signal)>,
    credits: Credits,
    minds: Minds<G>,
    manner: Manner,
}

/// What a game waits for besides people.
enum Next {
    /// An act that was held until nothing sent before it can still arrive.
    Race,
    /// A deadline of the rules.
    Deadline,
    /// The bot at this seat.
    Thought(Seat),
}

impl<G: Populated> Playing<G> {
    pub(super) fn new(
        setup: Setup<G>,
        seed: Seed,
        game: Match<G>,
        outcome: Outcome<G>,
        manner: Manner,
    ) -> Self {
        let (mut outcome, mut unsent) = (outcome, Unsent::new());
        unsent.gather(&mut outcome);
        // The beginning is written down when the game is opened, not again with its first step.
        outcome.clear();
        let minds = Minds::new(setup.seats(), seed);
        Playing {
            setup,
            game,
            outcome,
            unsent,
            races: Races::new(),
            late: VecDeque::new(),
            credits: Credits::default(),
            minds,
            manner,
        }
    }

    /// Everything that is true, for tests that deal it otherwise.
    #[cfg(test)]
    pub(crate) fn state(&self) -> &G::State {
        self.game.state()
    }

    /// What came of the last input, handed over to be written down.
    fn settled(&mut self, act: Option<Act>, held: Vec<Held>) -> Step {
        let events = &self.outcome.events;
        let facts =
            (!events.is_empty()).then(|| to_raw_value(events).expect("events can be written"));
        self.unsent.gather(&mut self.outcome);
        self.outcome.clear();
        Step { facts, act, held }
    }

    fn handle(&mut self, at: At, input: Input<G>) -> Result<(), &'static str> {
        let reply = self.game.handle(self.horizon(at), input, &mut self.outcome);
        reply.map_err(|refusal| refusal.code())
    }

    /// How long something may be on its way that whoever's time runs has sent in time.
    fn patience(&self, seat: Seat) -> u64 {
        if G::races(&self.setup) { MOST } else { self.credits[usize::from(seat.0)].min(MOST) }
    }

    /// How far the game may go by now. When somebody's time is up it stays on the last instant
    /// before, until nothing more can be on its way; then everything happens at its own instant.
    fn horizon(&self, at: At) -> At {
        match G::time_runs(self.game.state()) {
            Some((seat, until)) if until <= at && at < until.plus_ms(self.patience(seat)) => {
                At(until.0.saturating_sub(1))
            }
            _ => at,
        }
    }

    /// A seat's eyes or fingers move.
    fn sensed(&mut self, at: At, seat: Seat, signal: G::Signal) {
        if self.horizon(at) < at {
            self.late.push_back((at, seat, signal));
        } else {
            // A signal is never refused.
            let _ = self.handle(at, Input::Sense(seat, signal));
        }
    }

    /// When the next deadline comes; later, while something may be on its way that was sent in time.
    fn deadline(&self) -> Option<At> {
        self.game.deadline().map(|due| match G::time_runs(self.game.state()) {
            Some((seat, until)) if until <= due => until.plus_ms(self.patience(seat)),
            _ => due,
        })
    }

    /// What happens next without anybody's doing, and when. Of what is due at one instant an act
    /// that was held comes first, and a thought last: a bot thinks of what has become of the rest.
    fn next(&self) -> Option<(At, Next)> {
        let race = self.races.due().map(|at| (at, Next::Race));
        let deadline = self.deadline().map(|at| (at, Next::Deadline));
        let thought = self.minds.next_thought(self.game.clock());
        let thought = thought.map(|(at, seat)| (at, Next::Thought(seat)));
        [race, deadline, thought].into_iter().flatten().min_by_key(|(at, _)| *at)
    }

    /// An act that waited is done.
    fn race(&mut self, at: At) -> Option<Step> {
        let (Held { seat, n, .. }, action, held) = self.races.next()?;
        let seat = Seat(seat);
        let result = self.handle(at, Input::Act(seat, action));
        Some(self.settled(n.map(|n| Act { seat, n, result }), held))
    }

    /// A bot thinks, and moves if it wants to.
    fn think(&mut self, at: At, seat: Seat) -> Step {
        match self.minds.think(&self.setup, at, seat) {
            Ok(Input::Act(_, action)) if G::races(&self.setup) => {
                let held = Held { seat: seat.0, n: None, arrived: at, credit: 0 };
                self.races.enter(held, action);
            }
            Ok(Input::Act(_, action)) => drop(self.handle(at, Input::Act(seat, action))),
            Ok(Input::Sense(_, signal)) => self.sensed(at, seat, signal),
            Ok(Input::Tick) | Err(_) => {}
        }
        self.settled(None, Vec::new())
    }
}

impl<G: Populated> Play for Playing<G> {
    fn beat(&self) -> Option<u32> {
        G::beat(&self.setup)
    }

    fn set_credits(&mut self, credits: Credits) {
        self.credits = credits;
    }

    fn act(&mut self, at: At, seat: Seat, n: u64, act: &str) -> Result<Step, Malformed> {
        let action: G::Action =
            strict::from_str(act).map_err(|why| Malformed(why.under("act").to_string()))?;
        let input = Input::Act(seat, action);
        G::understand(&self.setup, &input).map_err(|why| Malformed(why.0))?;
        if !G::races(&self.setup) {
            let result = self.handle(at, input);
            return Ok(self.settled(Some(Act { seat, n, result }), Vec::new()));
        }
        if let Input::Act(_, action) = input
            && !self.races.knows(seat, n)
        {
            let credit = self.credits[usize::from(seat.0)];
            self.races.enter(Held { seat: seat.0, n: Some(n), arrived: at, credit }, action);
        }
        Ok(Step::default())
    }

    fn sense(&mut self, at: At, seat: Seat, sense: &str) -> Result<Step, Malformed> {
        let signal: G::Signal =
            strict::from_str(sense).map_err(|why| Malformed(why.under("sense").to_string()))?;
        let input = Input::Sense(seat, signal);
        G::understand(&self.setup, &input).map_err(|why| Malformed(why.0))?;
        if let Input::Sense(_, signal) = input {
            self.sensed(at, seat, signal);
        }
        Ok(self.settled(None, Vec::new()))
    }

    fn tick(&mut self, at: At) -> Step {
        let _ = self.handle(at, Input::Tick);
        self.settled(None, Vec::new())
    }

    fn step(&mut self, now: At) -> Option<Step> {
        let race = self.races.due().filter(|due| *due <= now);
        // First what was sent in time, then what the game waited with, then the rest.
        let waits = self.horizon(now) < now || race.is_some_and(|due| self.horizon(due) < due);
        if !waits && let Some((at, seat, signal)) = self.late.pop_front() {
            let _ = self.game.handle(at, Input::Sense(seat, signal), &mut self.outcome);
            return Some(self.settled(None, Vec::new()));
        }
        match self.next().filter(|(at, _)| *at <= now)? {
            (at, Next::Race) => self.race(at),
            (at, Next::Deadline) => Some(self.tick(at)),
            (at, Next::Thought(seat)) => Some(self.think(at, seat)),
        }
    }

    fn due(&self) -> Option<At> {
        self.next().map(|(at, _)| at)
    }

    fn set_unhurried(&mut self, unhurried: Seats) {
        self.game.set_unhurried(unhurried);
    }

    fn watched(&self) -> Option<(Seat, u32)> {
        G::watched(self.game.state())
    }

    fn seats(&self) -> u8 {
        self.setup.seats()
    }

    fn clock(&self) -> At {
        self.game.clock()
    }

    fn witnessed(&self, who: Observer) -> bool {
        self.unsent.witnessed(who).next().is_some()
    }

    fn update(&self, who: Observer, stamp: Stamp, earlier: &[Box<RawValue>]) -> String {
        let view = Shown::<G>::new(self.game.view(who));
        let Stamp { game, n, at, ack, rate } = stamp;
        let rate = (rate != 1).then_some(rate);
        let sights = self.unsent.sights(who, earlier);
        let bytes = sights.update_bytes();
        let text =
            ToClient::<_, _, ()>::Update(Update { game, n, at, rate, sights, view, ack }).text();
        if self.beat().is_some() { unsent::update(text, bytes) } else { text }
    }

    fn percepts(&self, seat: Seat) -> Option<String> {
        let percepts: Vec<&G::Percept> = self.unsent.felt(seat).map(|felt| &felt.percept).collect();
        (!percepts.is_empty()).then(|| ToClient::<(), (), _>::Percepts(percepts).text())
    }

    fn frame(&self, seat: Seat, k: u64, answer: Option<&Answer>, back: bool) -> String {
        let mut felt = self.unsent.newest(seat);
        let still = G::feels(self.game.state(), self.game.scene(), seat);
        if back && felt.is_empty() {
            felt.extend(&still);
        }
        unsent::frame(k, felt, answer)
    }

    fn notify_minds(&mut self) {
        self.unsent.notify(&mut self.minds, &self.game);
    }

    fn missed(&self, who: Observer, have: u64, journal: &[Fact]) -> Vec<Box<RawValue>> {
        let journal = read_facts::<G>(journal).unwrap_or_default();
        let story = story::<G>(&self.setup, &journal, who);
        let have = usize::try_from(have).unwrap_or(usize::MAX).min(story.len());
        let missed = story[have..].iter().flatten();
        missed.map(|sight| to_raw_value(sight).expect("sights can be written")).collect()
    }

    fn sit(&mut self, seat: Seat, level: Option<&str>) {
        self.rise(seat);
        let pace = match self.manner {
            Manner { quick_bots: true, .. } => Pace::at_once(),
            Manner { tempo, .. } => self.minds.human_pace(seat, tempo),
        };
        let mind = match level {
            Some(level) => G::mind(level, seat, pace),
            None => G::standing_in(seat, pace),
        };
        if let Some(mind) = mind {
            self.minds.sit(seat, mind, &self.game);
        }
    }

    fn rise(&mut self, seat: Seat) {
        self.minds.rise(seat);
        self.races.forget_bot(seat);
    }

    fn waits(&self, seat: Seat) -> bool {
        self.races.waits(seat)
    }

    fn drop_waiting(&mut self) -> Vec<(Seat, u64)> {
        self.races.drop_all()
    }

    fn is_over(&self) -> bool {
        G::standing(self.game.state()).is_some()
    }

    fn standing(&self) -> Option<Standing> {
        G::standing(self.game.state())
    }
}
