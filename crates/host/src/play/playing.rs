//! A game of one kind.

use std::collections::VecDeque;

use bots::{Minds, Pace, Populated, Thought};
use kernel::{
    At, Input, Intent, Match, Mind, Notice, Observer, Outcome, Reason, Refusal, Seat, Seats, Seed,
    Setup, Shown, Standing,
};
use serde_json::value::{RawValue, to_raw_value};
use wire::{ToClient, Update};

use super::lesson::{LEARNER, Running, Verdict};
use super::memory::Memory;
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
    lesson: Option<Running<G>>,
    memory: Memory<G>,
}

/// The refusal of an act that a lesson does not ask for now.
const NOT_THIS_STEP: &str = "table/not_this_step";

/// What a game waits for besides people.
enum Next {
    /// An act that was held until nothing sent before it can still arrive.
    Race,
    /// A deadline of the rules.
    Deadline,
    /// The bot at this seat.
    Thought(Seat),
    /// The next move of a lesson's script.
    Script,
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
            lesson: None,
            memory: Memory::of(manner.unhurried),
        }
    }

    /// The same, as a lesson that is at this step.
    pub(super) fn teaching(mut self, mut lesson: Running<G>, step: u16) -> Self {
        lesson.go_to(step, self.game.clock(), self.manner.quick_bots);
        self.lesson = Some(lesson);
        self
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
        if let Some(lesson) = &mut self.lesson {
            lesson.felt(&self.outcome);
        }
        self.memory.keep(&self.outcome.percepts);
        self.unsent.gather(&mut self.outcome);
        self.outcome.clear();
        Step { facts, act, held }
    }

    fn handle(&mut self, at: At, input: Input<G>) -> Result<(), &'static str> {
        let reply = self.game.handle(self.horizon(at), input, &mut self.outcome);
        reply.map_err(|refusal| refusal.code())
    }

    /// How long the table waits, in ms, for acts that the player whose time runs sent before the
    /// deadline.
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
        let script = self.lesson.as_ref().and_then(Running::due);
        let script = script.map(|at| (at.max(self.game.clock()), Next::Script));
        [race, deadline, thought, script].into_iter().flatten().min_by_key(|(at, _)| *at)
    }

    /// An act that waited is done.
    fn race(&mut self, at: At) -> Option<Step> {
        let (Held { seat, n, .. }, action, held) = self.races.next()?;
        let seat = Seat(seat);
        let result = self.handle(at, Input::Act(seat, action));
        Some(self.settled(n.map(|n| Act { seat, n, result }), held))
    }

    /// How long the bot of this seat takes for its moves.
    fn pace(&self, seat: Seat) -> Pace {
        match self.manner {
            Manner { quick_bots: true, .. } => Pace::at_once(),
            Manner { tempo, .. } => self.minds.human_pace(seat, tempo),
        }
    }

    /// Tells a mind what its seat knows, as if it had sat there from the beginning.
    fn inform(&self, mind: &mut dyn Mind<G>, seat: Seat, journal: &[Fact]) {
        let journal = read_facts::<G>(journal).unwrap_or_default();
        self.memory.recall(mind, &self.setup, seat, &journal);
    }

    /// A mind that knows what this seat knows now, and what the seat sees.
    fn informed(
        &self,
        mut mind: Box<dyn Mind<G>>,
        now: At,
        seat: Seat,
        journal: &[Fact],
    ) -> (Box<dyn Mind<G>>, G::View) {
        self.inform(&mut *mind, seat, journal);
        let view = self.game.view(Observer::Seat(seat));
        mind.notice(now, Notice::View(&view));
        (mind, view)
    }

    /// Why the first bot that would do this does it: the one that gives hints, then the others, the
    /// best first. None of them may want what a lesson asks for; its own words have to do then.
    fn why(&self, now: At, seat: Seat, this: &Intent<G>, journal: &[Fact]) -> Vec<Reason> {
        let levels = G::LEVELS.iter().rev();
        let others = levels.filter_map(|level| G::mind(level, seat, Pace::at_once()));
        let mut minds = G::advisor(seat).into_iter().chain(others);
        let why = minds.find_map(|mind| {
            let (mut mind, _) = self.informed(mind, now, seat, journal);
            bots::why(&mut *mind, now, this)
        });
        why.unwrap_or_default()
    }

    /// The script of a lesson makes its next move.
    fn script(&mut self, at: At) -> Step {
        if let Some(input) = self.lesson.as_mut().and_then(|lesson| lesson.script(at)) {
            // What the script does fits its position: the tests play every lesson to its end.
            let _ = self.handle(at, input);
        }
        self.settled(None, Vec::new())
    }

    /// The learner of a lesson acts. What the step does not ask for is not done.
    fn learn(&mut self, at: At, (seat, n): (Seat, u64), action: G::Action) -> Step {
        let judge = |lesson: &Running<G>| lesson.judge(&self.game, at, &action);
        let verdict = self.lesson.as_ref().map_or(Verdict::Allowed, judge);
        let result = match verdict {
            Verdict::Ends | Verdict::Allowed => self.handle(at, Input::Act(seat, action)),
            Verdict::Refused => Err(NOT_THIS_STEP),
        };
        if let (Ok(()), Verdict::Ends, Some(lesson)) = (result, verdict, &mut self.lesson) {
            lesson.acted(at);
        }
        self.settled(Some(Act { seat, n, result }), Vec::new())
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
    fn races(&self) -> bool {
        G::races(&self.setup)
    }

    fn beat(&self) -> Option<u32> {
        G::beat(&self.setup)
    }

    fn set_tempo(&mut self, tempo: kernel::Tempo) {
        self.manner.tempo = tempo;
        self.minds.set_tempo(tempo);
    }

    fn set_credits(&mut self, credits: Credits) {
        self.credits = credits;
    }

    fn act(&mut self, at: At, seat: Seat, n: u64, act: &str) -> Result<Step, Malformed> {
        let action: G::Action =
            strict::from_str(act).map_err(|why| Malformed(why.under("act").to_string()))?;
        let input = Input::Act(seat, action);
        G::understand(&self.setup, &input).map_err(|why| Malformed(why.0))?;
        if let (Some(_), Input::Act(_, action)) = (&self.lesson, &input) {
            return Ok(self.learn(at, (seat, n), action.clone()));
        }
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
            self.sensed(at, seat, signal.clone());
            if let Some(lesson) = self.lesson.as_mut().filter(|_| seat == LEARNER) {
                lesson.sensed(at, &signal);
            }
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
            (at, Next::Script) => Some(self.script(at)),
        }
    }

    fn due(&self) -> Option<At> {
        self.next().map(|(at, _)| at)
    }

    fn set_unhurried(&mut self, unhurried: Seats) {
        self.game.set_unhurried(unhurried);
        self.memory.set(unhurried);
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
        if G::pads(&self.setup) { unsent::update(text, bytes) } else { text }
    }

    fn percepts(&self, who: Observer) -> Option<String> {
        // What is for all was told to every seat, and so to the first.
        let felt = self.unsent.felt(who.seat().unwrap_or(Seat(0))).map(|felt| &felt.percept);
        let heard = felt.filter(|percept| who.seat().is_some() || G::is_for_all(percept));
        let percepts: Vec<&G::Percept> = heard.collect();
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
        let pace = self.pace(seat);
        let mind = match level {
            Some(level) => G::mind(level, seat, pace),
            None => G::standing_in(seat, pace),
        };
        if let Some(mind) = mind {
            self.minds.sit(seat, mind, &self.game);
        }
    }

    fn stand_in(&mut self, seat: Seat, journal: &[Fact]) {
        self.rise(seat);
        if let Some(mut mind) = G::standing_in(seat, self.pace(seat)) {
            self.inform(&mut *mind, seat, journal);
            self.minds.sit(seat, mind, &self.game);
        }
    }

    fn hint(&self, now: At, seat: Seat, journal: &[Fact]) -> Option<String> {
        let (intent, reasons) = match &self.lesson {
            Some(lesson) => {
                let asked = lesson.asks().filter(|_| seat == LEARNER)?;
                let reasons = self.why(now, seat, &asked, journal);
                (Some(asked), reasons)
            }
            None => {
                let (mut mind, view) = self.informed(G::advisor(seat)?, now, seat, journal);
                let Thought { intent, reasons, .. } = Thought::of(&mut *mind, now, &view);
                (intent, reasons)
            }
        };
        let written = |text: Result<Box<RawValue>, _>| text.ok();
        let (act, sense) = match &intent {
            Some(Intent::Act(act)) => (written(to_raw_value(act)), None),
            Some(Intent::Sense(signal)) => (None, written(to_raw_value(signal))),
            None => (None, None),
        };
        let (act, sense) = (act.as_deref(), sense.as_deref());
        let said: ToClient<'_> = ToClient::Hint { act, sense, reasons: &reasons };
        Some(said.text())
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

    fn lesson(&self) -> Option<wire::Lesson> {
        self.lesson.as_ref().map(Running::written)
    }

    fn lesson_step(&self) -> Option<u16> {
        self.lesson.as_ref().map(Running::at)
    }

    #[cfg(test)]
    fn lesson_sense(&self) -> Option<String> {
        let signal = self.lesson.as_ref()?.sense()?;
        Some(serde_json::to_string(signal).expect("signals can be written"))
    }

    fn go_on(&mut self, at: At, seat: Seat, n: u64) -> Option<Step> {
        let lesson = self.lesson.as_mut().filter(|_| seat == LEARNER)?;
        let inputs = lesson.go_on(at)?;
        let read = inputs.is_empty();
        for input in inputs {
            match input {
                Input::Act(_, action) => {
                    let lesson = self.lesson.as_ref()?;
                    if lesson.judge(&self.game, at, &action) == Verdict::Ends {
                        return Some(self.learn(at, (seat, n), action));
                    }
                }
                Input::Sense(_, signal) => self.sensed(at, seat, signal),
                Input::Tick => {}
            }
        }
        if !read {
            return None;
        }
        let step = self.settled(Some(Act { seat, n, result: Ok(()) }), Vec::new());
        let nothing = || to_raw_value::<[(); 0]>(&[]).expect("nothing can be written");
        Some(Step { facts: step.facts.or_else(|| Some(nothing())), ..step })
    }

    fn is_over(&self) -> bool {
        G::standing(self.game.state()).is_some()
    }

    fn standing(&self) -> Option<Standing> {
        G::standing(self.game.state())
    }
}
