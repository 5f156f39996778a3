//! A game of one kind.

use bots::{Pace, Populated};
use kernel::{
    At, Dice, Input, Intent, MAX_SEATS, Match, Mind, Notice, Observer, Outcome, Refusal, Seat,
    Seed, Setup, Shown,
};
use serde_json::value::{RawValue, to_raw_value};
use wire::{ToClient, Update};

use super::races::{Credits, Held, MOST, Races};
use super::story::{Fact, read_facts, story};
use super::told::{self, Untold};
use super::{Acted, Answer, No, Play, Stamp, Step};

/// A game of one kind.
pub(super) struct Playing<G: Populated> {
    setup: Setup<G>,
    game: Match<G>,
    outcome: Outcome<G>,
    untold: Untold<G>,
    races: Races<G>,
    credits: Credits,
    minds: Vec<(Seat, Box<dyn Mind<G>>)>,
    /// Chance for the bots; not the match's, which is for the deal.
    seed: Seed,
    /// How often the bot at each seat has thought.
    thoughts: [u64; MAX_SEATS],
    quick_bots: bool,
}

impl<G: Populated> Playing<G> {
    pub(super) fn new(
        setup: Setup<G>,
        seed: Seed,
        game: Match<G>,
        outcome: Outcome<G>,
        quick_bots: bool,
    ) -> Self {
        Playing {
            setup,
            game,
            outcome,
            untold: Untold::new(),
            races: Races::new(),
            credits: Credits::default(),
            minds: Vec::new(),
            seed: seed.nth(u64::MAX),
            thoughts: [0; MAX_SEATS],
            quick_bots,
        }
    }

    fn handle(&mut self, at: At, input: Input<G>) -> Result<(), No> {
        G::understand(&self.setup, &input).map_err(|why| No::Malformed(why.0))?;
        self.told(at, input).map_err(No::Refused)
    }

    fn told(&mut self, at: At, input: Input<G>) -> Result<(), &'static str> {
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

    /// The bot that wants to think next, and when.
    fn next_thought(&self) -> Option<(At, usize)> {
        let thoughts = self.minds.iter().enumerate();
        thoughts.filter_map(|(place, (_, mind))| Some((mind.next_thought()?, place))).min()
    }

    /// An act that waited is done.
    fn race(&mut self, at: At) -> Option<Step> {
        let (Held { seat, n, .. }, action, held) = self.races.next()?;
        let result = self.told(at, Input::Act(Seat(seat), action));
        Some(Step { act: n.map(|n| (Seat(seat), n, result)), held })
    }

    /// A bot thinks, and moves if it wants to. One that is refused has misread its view; the
    /// deadline stands in for it.
    fn think(&mut self, at: At, place: usize) -> Step {
        // Who is late thinks of now, not of an instant that others have lived since.
        let at = at.max(self.game.clock());
        let (seat, mind) = &mut self.minds[place];
        let (seat, thoughts) = (*seat, &mut self.thoughts[usize::from(seat.0)]);
        *thoughts += 1;
        // A stream of its own for each bot: what others think of must not show in what it does.
        let mut dice = Dice::new(self.seed.nth(u64::from(seat.0)), *thoughts);
        match mind.think(at, &mut dice) {
            Some(Intent::Act(action)) if G::races(&self.setup) => {
                let held = Held { seat: seat.0, n: None, arrived: at, credit: 0 };
                self.races.enter(held, action);
            }
            Some(Intent::Act(action)) => drop(self.told(at, Input::Act(seat, action))),
            Some(Intent::Sense(signal)) => drop(self.told(at, Input::Sense(seat, signal))),
            None => {}
        }
        Step { act: None, held: Vec::new() }
    }
}

impl<G: Populated> Play for Playing<G> {
    fn beat(&self) -> Option<u32> {
        G::beat(&self.setup)
    }

    fn set_credits(&mut self, credits: Credits) {
        self.credits = credits;
    }

    fn act(&mut self, at: At, seat: Seat, n: u64, act: &str) -> Result<Acted, No> {
        self.outcome.clear();
        let action: G::Action =
            strict::from_str(act).map_err(|why| No::Malformed(why.under("act").to_string()))?;
        let input = Input::Act(seat, action);
        if !G::races(&self.setup) {
            return self.handle(at, input).map(|()| Acted::Done);
        }
        G::understand(&self.setup, &input).map_err(|why| No::Malformed(why.0))?;
        if let Input::Act(_, action) = input
            && !self.races.knows(seat, n)
        {
            let credit = self.credits[usize::from(seat.0)];
            self.races.enter(Held { seat: seat.0, n: Some(n), arrived: at, credit }, action);
        }
        Ok(Acted::Waits)
    }

    fn sense(&mut self, at: At, seat: Seat, sense: &str) -> Result<(), No> {
        self.outcome.clear();
        let signal: G::Signal =
            strict::from_str(sense).map_err(|why| No::Malformed(why.under("sense").to_string()))?;
        self.handle(at, Input::Sense(seat, signal))
    }

    fn tick(&mut self, at: At) {
        let _ = self.told(at, Input::Tick);
    }

    fn step(&mut self, now: At) -> Option<Step> {
        self.outcome.clear();
        let race = self.races.due().filter(|due| *due <= now);
        let thought = self.next_thought().filter(|(due, _)| *due <= now);
        match (race, thought) {
            (Some(due), Some((at, place))) if at < due => Some(self.think(at, place)),
            (Some(due), _) => self.race(due),
            (None, Some((at, place))) => Some(self.think(at, place)),
            (None, None) => None,
        }
    }

    fn due(&self) -> Option<At> {
        let deadline = self.game.deadline().map(|due| match G::time_runs(self.game.state()) {
            Some((seat, until)) if until <= due => until.plus_ms(self.patience(seat)),
            _ => due,
        });
        let thought = self.next_thought().map(|(due, _)| due);
        deadline.into_iter().chain(thought).chain(self.races.due()).min()
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

    fn gather(&mut self) {
        self.untold.gather(&mut self.outcome);
    }

    fn witnessed(&self, who: Observer) -> bool {
        self.untold.witnessed(who).next().is_some()
    }

    fn update(&self, who: Observer, stamp: Stamp, earlier: &[Box<RawValue>]) -> String {
        let view = Shown::<G>::new(self.game.view(who));
        let Stamp { game, n, at, ack } = stamp;
        let sights = self.untold.sights(who, earlier);
        let bytes = sights.update_bytes();
        let text = ToClient::<_, _, ()>::Update(Update { game, n, at, sights, view, ack }).text();
        if self.beat().is_some() { told::update(text, bytes) } else { text }
    }

    fn percepts(&self, seat: Seat) -> Option<String> {
        let percepts: Vec<&G::Percept> = self.untold.felt(seat).map(|felt| &felt.percept).collect();
        (!percepts.is_empty()).then(|| ToClient::<(), (), _>::Percepts(percepts).text())
    }

    fn frame(&self, seat: Seat, k: u64, answer: Option<&Answer>, back: bool) -> String {
        let mut felt = self.untold.newest(seat);
        let still = G::feels(self.game.state(), self.game.scene(), seat);
        if back && felt.is_empty() {
            felt.extend(&still);
        }
        told::frame(k, felt, answer)
    }

    fn tell_minds(&mut self) {
        // It reaches them now, as it reaches people.
        let at = self.game.clock();
        for (seat, mind) in &mut self.minds {
            let me = Observer::Seat(*seat);
            let mut noticed = false;
            for seen in self.untold.witnessed(me) {
                mind.notice(at, Notice::Sight(&seen.sight));
                noticed = true;
            }
            for felt in self.untold.felt(*seat) {
                mind.notice(at, Notice::Percept(&felt.percept));
            }
            if noticed {
                mind.notice(at, Notice::View(&self.game.view(me)));
            }
        }
        self.untold.forget();
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
        self.races.forget_bot(seat);
    }

    fn is_over(&self) -> bool {
        G::standing(self.game.state()).is_some()
    }
}
