//! Leaks planted on purpose in what a table says: a game that lets things slip, and a table that
//! does. The law of secrecy must catch every one.

use std::sync::{Arc, Mutex};

use kernel::{At, Observer, Seat, Seats, Standing};
use serde_json::value::RawValue;
use wink::{State, Wink};
use wire::padded;

use super::desk::Desk;
use crate::play::{Answer, Credits, Fact, Malformed, Play, Playing, Stamp, Step};
use crate::table::Door;

/// What is let slip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum Leak {
    /// A frame is one byte longer when somebody winked.
    LongerFrame,
    /// Updates are numbered by everything that anybody's eyes did.
    SharedNumber,
    /// Updates are as long as what is in them.
    BareUpdate,
    /// An update says which number of its sender's it answers.
    AckInUpdate,
    /// A refusal's code depends on what the left neighbour holds.
    RefusalByHand,
    /// Who looks at a face soon after it winked is told of the wink.
    FeltAfterwards,
    /// An update is dated by the last thing that happened, seen or not.
    DatedByInput,
    /// An act waits longer when others wait.
    WaitsForOthers,
    /// The beat counts winks.
    BeatsCountWinks,
    /// What is felt is told at once.
    PerceptsAtOnce,
    /// There is another frame when somebody winks.
    ExtraFrame,
    /// There is no beat when somebody was not understood.
    SkippedBeat,
    /// An error is told at once.
    ErrorAtOnce,
    /// An act is answered when it is done.
    AnswerAtOnce,
    /// The table is shown when somebody comes.
    TableOnReconnect,
}

impl Leak {
    pub(super) const ALL: [Leak; 15] = [
        Leak::LongerFrame,
        Leak::SharedNumber,
        Leak::BareUpdate,
        Leak::AckInUpdate,
        Leak::RefusalByHand,
        Leak::FeltAfterwards,
        Leak::DatedByInput,
        Leak::WaitsForOthers,
        Leak::BeatsCountWinks,
        Leak::PerceptsAtOnce,
        Leak::ExtraFrame,
        Leak::SkippedBeat,
        Leak::ErrorAtOnce,
        Leak::AnswerAtOnce,
        Leak::TableOnReconnect,
    ];
}

/// The true state, for tests that make up what people do.
pub(super) type Truth = Arc<Mutex<State>>;

/// A game that may let something slip.
pub(super) struct Leaky {
    inner: Playing<Wink>,
    leak: Option<Leak>,
    truth: Truth,
    /// How often eyes moved, when anything last did, and who winked when.
    senses: u64,
    last: At,
    winks: Vec<(At, Seat)>,
    winks_told: usize,
    acked: Option<u64>,
    waiting: u32,
    postponed: bool,
}

impl Leaky {
    pub(super) fn new(inner: Playing<Wink>, leak: Option<Leak>) -> (Leaky, Truth) {
        let truth = Arc::new(Mutex::new(inner.state().clone()));
        let leaky = Leaky {
            inner,
            leak,
            truth: truth.clone(),
            senses: 0,
            last: At(0),
            winks: Vec::new(),
            winks_told: 0,
            acked: None,
            waiting: 0,
            postponed: false,
        };
        (leaky, truth)
    }

    fn leaks(&self, leak: Leak) -> bool {
        self.leak == Some(leak)
    }
}

impl Play for Leaky {
    fn races(&self) -> bool {
        self.inner.races()
    }
    fn beat(&self) -> Option<u32> {
        self.inner.beat()
    }
    fn set_credits(&mut self, credits: Credits) {
        self.inner.set_credits(credits);
    }
    fn set_unhurried(&mut self, unhurried: Seats) {
        self.inner.set_unhurried(unhurried);
    }
    fn watched(&self) -> Option<(Seat, u32)> {
        self.inner.watched()
    }
    fn act(&mut self, at: At, seat: Seat, n: u64, act: &str) -> Result<Step, Malformed> {
        let step = self.inner.act(at, seat, n, act);
        self.truth.lock().unwrap().clone_from(self.inner.state());
        self.waiting += u32::from(step.is_ok());
        step
    }
    fn sense(&mut self, at: At, seat: Seat, sense: &str) -> Result<Step, Malformed> {
        (self.senses, self.last) = (self.senses + 1, at);
        if sense.starts_with("{\"wink\":") && !sense.contains("null") {
            self.winks.push((at, seat));
        }
        let step = self.inner.sense(at, seat, sense);
        self.truth.lock().unwrap().clone_from(self.inner.state());
        step
    }
    fn tick(&mut self, at: At) -> Step {
        let step = self.inner.tick(at);
        self.truth.lock().unwrap().clone_from(self.inner.state());
        step
    }
    fn step(&mut self, now: At) -> Option<Step> {
        if self.leaks(Leak::WaitsForOthers) && self.waiting > 1 && !self.postponed {
            self.postponed = true;
            return None;
        }
        let mut step = self.inner.step(now)?;
        self.truth.lock().unwrap().clone_from(self.inner.state());
        self.postponed = false;
        self.waiting = self.waiting.saturating_sub(1);
        if let Some(act) = &mut step.act {
            self.acked = Some(act.n);
            let state = self.inner.state();
            let left = act.seat.left(state.table().seats.len());
            let odd = state.own(left).hand.iter().map(|agent| u32::from(agent.0)).sum::<u32>() % 2;
            if self.leaks(Leak::RefusalByHand) && odd == 1 && act.result.is_err() {
                act.result = Err("wink/own_card");
            }
        }
        Some(step)
    }
    fn due(&self) -> Option<At> {
        self.inner.due()
    }
    fn seats(&self) -> u8 {
        self.inner.seats()
    }
    fn clock(&self) -> At {
        self.inner.clock()
    }
    fn witnessed(&self, who: Observer) -> bool {
        self.inner.witnessed(who)
    }
    fn update(&self, who: Observer, mut stamp: Stamp, earlier: &[Box<RawValue>]) -> String {
        match self.leak {
            Some(Leak::SharedNumber) => stamp.n += self.senses,
            Some(Leak::AckInUpdate) => stamp.ack = self.acked,
            Some(Leak::DatedByInput) => stamp.at = self.last,
            _ => {}
        }
        let text = self.inner.update(who, stamp, earlier);
        if self.leaks(Leak::BareUpdate) { text.trim_end().to_owned() } else { text }
    }
    fn percepts(&self, who: Observer) -> Option<String> {
        self.inner.percepts(who)
    }
    fn frame(&self, seat: Seat, k: u64, answer: Option<&Answer>, back: bool) -> String {
        let winks = if self.leaks(Leak::BeatsCountWinks) { self.winks.len() as u64 } else { 0 };
        let mut text = self.inner.frame(seat, k + winks, answer, back);
        if self.leaks(Leak::LongerFrame) && self.winks.len() > self.winks_told {
            text.push(' ');
        }
        if self.leaks(Leak::FeltAfterwards) {
            for (at, winker) in &self.winks {
                let face = format!("\"seat\":{},\"eyes\":null,\"sign\":", winker.0);
                if at.0 + 2_500 > k * 100 {
                    text = text.replace(&format!("{face}false"), &format!("{face}true"));
                }
            }
            text = padded(text, 512);
        }
        text
    }
    fn notify_minds(&mut self) {
        self.winks_told = self.winks.len();
        self.inner.notify_minds();
    }
    fn missed(&self, who: Observer, have: u64, journal: &[Fact]) -> Vec<Box<RawValue>> {
        self.inner.missed(who, have, journal)
    }
    fn sit(&mut self, seat: Seat, level: Option<&str>) {
        self.inner.sit(seat, level);
    }
    fn rise(&mut self, seat: Seat) {
        self.inner.rise(seat);
    }
    fn waits(&self, seat: Seat) -> bool {
        self.inner.waits(seat)
    }
    fn drop_waiting(&mut self) -> Vec<(Seat, u64)> {
        self.inner.drop_waiting()
    }
    fn standing(&self) -> Option<Standing> {
        self.inner.standing()
    }
}

/// A table that lets something slip, between what it should say.
impl Desk {
    fn leaks(&self, leak: Leak) -> bool {
        self.leak == Some(leak) && self.table.beats.next().is_some()
    }

    /// Somebody has said something.
    pub(super) fn slip_after(&mut self, winked: bool, sensed: bool) {
        let errors = self.take_answers(|answer| matches!(answer, Answer::Error(_)));
        self.misunderstood |= !errors.is_empty();
        for (door, error) in errors {
            self.table.doors.leave_answer(door, error);
        }
        if winked && self.leaks(Leak::ExtraFrame) {
            let k = self.table.beats.next().map_or(0, |beat| beat.k - 1);
            self.send_now(|play, seat| Some(play.frame(seat, k, None, false)));
        }
        if sensed && self.leaks(Leak::PerceptsAtOnce) {
            self.send_now(|play, seat| play.percepts(Observer::Seat(seat)));
        }
        if self.leaks(Leak::ErrorAtOnce) {
            self.answer_now(|answer| matches!(answer, Answer::Error(_)));
        }
        if self.leaks(Leak::AnswerAtOnce) {
            self.answer_now(|answer| !matches!(answer, Answer::Error(_)));
        }
    }

    /// Somebody has come.
    pub(super) fn slip_coming(&mut self) {
        if self.leaks(Leak::TableOnReconnect) {
            self.table.show_table_now();
        }
    }

    /// Whether what is said on this beat is not heard.
    pub(super) fn slips_beat(&mut self) -> bool {
        std::mem::take(&mut self.misunderstood) && self.leaks(Leak::SkippedBeat)
    }

    fn send_now(&mut self, text: impl Fn(&dyn Play, Seat) -> Option<String>) {
        let Some(play) = self.table.play.take() else { return };
        for (door, you, _) in self.table.everybody() {
            if let Some(text) = you.seat.and_then(|seat| text(&*play, seat)) {
                self.table.send(door, &text);
            }
        }
        self.table.play = Some(play);
    }

    /// Takes the answers of a kind out of the letter boxes.
    fn take_answers(&mut self, is: impl Fn(&Answer) -> bool) -> Vec<(Door, Answer)> {
        let mut taken = Vec::new();
        for (door, ..) in self.table.everybody() {
            let mut others = Vec::new();
            while let Some(answer) = self.table.doors.next_answer(door) {
                if is(&answer) {
                    taken.push((door, answer));
                } else {
                    others.push(answer);
                }
            }
            for answer in others {
                self.table.doors.leave_answer(door, answer);
            }
        }
        taken
    }

    /// Sends the answers of a kind without waiting for the beat.
    fn answer_now(&mut self, is: impl Fn(&Answer) -> bool) {
        for (door, answer) in self.take_answers(is) {
            self.table.send_answer(door, &answer);
        }
    }
}
