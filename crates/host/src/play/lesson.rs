//! A lesson: a prepared position, and what happens from there step by step.
//!
//! It is data ([`Populated::LESSON`](bots::Populated::LESSON)), run by the same rules as any game.
//! Everything hidden in it lies open in its file, so a step may also look at what would come of an
//! act before it lets the learner do it.

use kernel::{At, Game, Impossible, Input, Intent, Match, Observer, Outcome, Seat, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::Awaits;

/// The learner's seat.
pub(super) const LEARNER: Seat = Seat(0);
/// How long a scripted spy takes for a move, so that the learner can follow it.
const PAUSE_MS: u64 = 1400;
/// How long it takes until what happens meanwhile happens again.
const AGAIN_MS: u64 = 2600;

/// A lesson as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
pub(super) struct Lesson<G: Game> {
    seats: u8,
    options: G::Options,
    position: G::Position,
    steps: Vec<Step<G>>,
}

/// One step: the learner does something, or reads; or another spy does something.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
struct Step<G: Game> {
    /// The name by which the client finds its words.
    says: String,
    /// The places on the screen that it is about.
    #[serde(default)]
    at: Vec<String>,
    /// The spy whom the words are about.
    #[serde(default)]
    about: Option<Seat>,
    /// Who does it; left out, the learner.
    #[serde(default = "learner")]
    who: Seat,
    /// What is done, in order: of several acts the first that ends the step. A step of the learner
    /// without it is there to be read.
    #[serde(default)]
    does: Vec<Deed<G>>,
    /// Acts of the learner that are carried out as well, but do not end the step.
    #[serde(default)]
    allows: Vec<Value>,
    /// What ends a step of the learner; left out, the deed itself.
    #[serde(default)]
    until: Option<Until>,
    /// How long the learner has to keep doing it: the next movement of their eyes or fingers ends
    /// what they do. Left out, a moment is enough.
    #[serde(default)]
    held_ms: Option<u64>,
    /// What another spy does again and again until the step is over.
    #[serde(default)]
    meanwhile: Option<Meanwhile<G>>,
}

fn learner() -> Seat {
    LEARNER
}

/// What somebody does.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", bound(deserialize = ""))]
enum Deed<G: Game> {
    Act(G::Action),
    Sense(G::Signal),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
struct Meanwhile<G: Game> {
    who: Seat,
    sense: G::Signal,
}

/// What ends a step of the learner. The pattern has some of the fields of what it fits.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Until {
    /// An act of the learner.
    Act(Value),
    /// An act of which the learner sees this.
    Sight(Value),
    /// A movement of the learner's eyes or fingers.
    Sense(Value),
    /// Something that the learner feels.
    Feels(Value),
}

/// A lesson that is going on.
pub(super) struct Running<G: Game> {
    steps: Vec<Step<G>>,
    /// The number of the current step; that of the steps when the lesson is over.
    at: usize,
    /// When the script moves next, if it is its turn.
    due: Option<At>,
    quick: bool,
}

/// What a step makes of an act of the learner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// It is what the step asks for.
    Ends,
    /// It may be done, and the step goes on.
    Allowed,
    /// It is something else.
    Refused,
}

/// A lesson that is about to begin: its table, its deal, and its steps.
type Begun<G> = (Setup<G>, <G as Game>::Deal, Running<G>);

impl<G: Game> Lesson<G> {
    /// Reads the file and deals its position.
    pub(super) fn read(text: &str) -> Result<Begun<G>, Impossible> {
        let Lesson { seats, options, position, steps } =
            strict::from_str(text).map_err(|why| Impossible(format!("the lesson: {why}")))?;
        let setup = Setup::new(seats, options)?;
        let deal = G::arrange(&setup, position)?;
        Ok((setup, deal, Running { steps, at: 0, due: None, quick: false }))
    }
}

impl<G: Game> Running<G> {
    /// Begins, or goes on at this step after a restart.
    pub(super) fn go_to(&mut self, step: u16, now: At, quick: bool) {
        (self.at, self.quick) = (usize::from(step).min(self.steps.len()), quick);
        self.schedule(now, PAUSE_MS);
    }

    /// The number of the current step.
    pub(super) fn at(&self) -> u16 {
        self.at as u16
    }

    fn step(&self) -> Option<&Step<G>> {
        self.steps.get(self.at)
    }

    fn advance(&mut self, now: At) {
        self.at += 1;
        self.schedule(now, PAUSE_MS);
    }

    fn schedule(&mut self, now: At, pause: u64) {
        let moves = self.step().is_some_and(|step| step.who != LEARNER || step.meanwhile.is_some());
        self.due = moves.then(|| now.plus_ms(self.paced(pause)));
    }

    fn paced(&self, ms: u64) -> u64 {
        if self.quick { ms / 10 } else { ms }
    }

    /// When the script moves next.
    pub(super) fn due(&self) -> Option<At> {
        self.due
    }

    /// The script's next move, which is made now.
    pub(super) fn script(&mut self, now: At) -> Option<Input<G>> {
        let step = self.steps.get(self.at)?;
        if let Some(Meanwhile { who, sense }) = &step.meanwhile {
            let input = Input::Sense(*who, sense.clone());
            self.schedule(now, AGAIN_MS);
            return Some(input);
        }
        // What the learner has held for long enough, they have done themselves.
        let input = step.does.first().filter(|_| step.who != LEARNER).map(|deed| deed.by(step.who));
        self.advance(now);
        input
    }

    /// What the current step makes of an act of the learner.
    pub(super) fn judge(&self, game: &Match<G>, now: At, act: &G::Action) -> Verdict {
        let Some(step) = self.step().filter(|step| step.who == LEARNER) else {
            return Verdict::Refused;
        };
        let ends = match (&step.until, step.does.last()) {
            (Some(Until::Act(pattern)), _) => fits(pattern, act),
            (Some(Until::Sight(pattern)), _) => leads_to(game, now, act, pattern),
            (None, Some(Deed::Act(asked))) => act == asked,
            (Some(Until::Sense(_) | Until::Feels(_)), _) | (None, _) => false,
        };
        if ends {
            Verdict::Ends
        } else if step.allows.iter().any(|pattern| fits(pattern, act)) {
            Verdict::Allowed
        } else {
            Verdict::Refused
        }
    }

    /// The learner's act was carried out.
    pub(super) fn acted(&mut self, now: At) {
        self.advance(now);
    }

    /// The learner's eyes or fingers moved.
    pub(super) fn sensed(&mut self, now: At, signal: &G::Signal) {
        let ends = self.step().filter(|step| step.who == LEARNER).is_some_and(|step| {
            match (&step.until, step.does.last()) {
                (Some(Until::Sense(pattern)), _) => fits(pattern, signal),
                (None, Some(Deed::Sense(asked))) => signal == asked,
                _ => false,
            }
        });
        match self.step().and_then(|step| step.held_ms) {
            Some(long) => self.due = ends.then(|| now.plus_ms(self.paced(long))),
            None if ends => self.advance(now),
            None => {}
        }
    }

    /// Something was felt: by the learner, if the step waits for it.
    pub(super) fn felt(&mut self, outcome: &Outcome<G>) {
        let Some(Step { until: Some(Until::Feels(pattern)), .. }) = self.step() else { return };
        let mut felt = outcome.percepts.iter().filter(|felt| felt.seat == LEARNER);
        if let Some(felt) = felt.find(|felt| fits(pattern, &felt.percept)) {
            let at = felt.at;
            self.advance(at);
        }
    }

    /// The learner wants to go on: what the step asks of them, which is nothing if they have only
    /// read. `None` if going on does nothing here.
    pub(super) fn go_on(&mut self, now: At) -> Option<Vec<Input<G>>> {
        let step = self.step().filter(|step| step.who == LEARNER)?;
        match step.does.last() {
            Some(Deed::Act(_)) => Some(step.does.iter().map(|deed| deed.by(LEARNER)).collect()),
            Some(Deed::Sense(_)) => None,
            None => {
                self.advance(now);
                Some(Vec::new())
            }
        }
    }

    /// What the step asks of the learner, if they are to do something.
    pub(super) fn asks(&self) -> Option<Intent<G>> {
        let step = self.step().filter(|step| step.who == LEARNER)?;
        Some(match step.does.last()? {
            Deed::Act(act) => Intent::Act(act.clone()),
            Deed::Sense(signal) => Intent::Sense(signal.clone()),
        })
    }

    /// What the step wants of the learner's eyes or fingers.
    #[cfg(test)]
    pub(super) fn sense(&self) -> Option<&G::Signal> {
        match self.step()?.does.last()? {
            Deed::Sense(signal) => Some(signal),
            Deed::Act(_) => None,
        }
    }

    /// How far the lesson has come, for its client.
    pub(super) fn written(&self) -> wire::Lesson {
        let learners = |steps: &[Step<G>]| steps.iter().filter(|step| step.who == LEARNER).count();
        let of = learners(&self.steps) as u16;
        let Some(step) = self.step() else {
            let (at, about, awaits) = (Vec::new(), None, Awaits::Nothing);
            return wire::Lesson { step: "over".into(), number: of, of, at, about, awaits };
        };
        let awaits = match step.does.last() {
            _ if step.who != LEARNER => Awaits::Spy,
            Some(Deed::Act(_)) => Awaits::Act,
            Some(Deed::Sense(_)) => Awaits::Sense,
            None => Awaits::Word,
        };
        let number = (learners(&self.steps[..self.at]) as u16 + 1).min(of);
        let (at, about) = (step.at.clone(), step.about);
        wire::Lesson { step: step.says.clone(), number, of, at, about, awaits }
    }
}

impl<G: Game> Deed<G> {
    fn by(&self, who: Seat) -> Input<G> {
        match self {
            Deed::Act(act) => Input::Act(who, act.clone()),
            Deed::Sense(signal) => Input::Sense(who, signal.clone()),
        }
    }
}

/// Whether the learner would see this if they did that now.
fn leads_to<G: Game>(game: &Match<G>, now: At, act: &G::Action, pattern: &Value) -> bool {
    let (mut trial, mut outcome) = (game.clone(), Outcome::default());
    let done = trial.handle(now, Input::Act(LEARNER, act.clone()), &mut outcome);
    let mut seen = outcome.sights.iter().filter(|seen| seen.who == Observer::Seat(LEARNER));
    done.is_ok() && seen.any(|seen| fits(pattern, &seen.sight))
}

/// Whether this has everything that the pattern has.
pub(super) fn fits(pattern: &Value, what: &impl Serialize) -> bool {
    serde_json::to_value(what).is_ok_and(|what| within(pattern, &what))
}

fn within(pattern: &Value, what: &Value) -> bool {
    match (pattern, what) {
        (Value::Object(wanted), Value::Object(fields)) => wanted
            .iter()
            .all(|(name, wanted)| fields.get(name).is_some_and(|field| within(wanted, field))),
        // A list of what is in the list, or of what it may be.
        (Value::Array(wanted), Value::Array(items)) => {
            wanted.iter().all(|wanted| items.iter().any(|item| within(wanted, item)))
        }
        (Value::Array(choices), what) => choices.iter().any(|choice| within(choice, what)),
        (pattern, what) => pattern == what,
    }
}
