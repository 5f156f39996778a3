//! Leaks planted on purpose in what a table says: a game that lets things slip, and a table that
//! does. The law of secrecy must catch every one.

use std::sync::{Arc, Mutex};

use kernel::{At, Observer, Seat};
use serde_json::value::RawValue;
use wink::{State, Wink};
use wire::{Phase, padded};

use crate::play::{Acted, Answer, Credits, Fact, No, Play, Playing, Stamp, Step};
use crate::table::Table;

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

/// The true state, for whoever makes up what people do.
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
    fn beat(&self) -> Option<u32> {
        self.inner.beat()
    }
    fn set_credits(&mut self, credits: Credits) {
        self.inner.set_credits(credits);
    }
    fn act(&mut self, at: At, seat: Seat, n: u64, act: &str) -> Result<Acted, No> {
        let acted = self.inner.act(at, seat, n, act);
        self.waiting += u32::from(matches!(acted, Ok(Acted::Waits)));
        acted
    }
    fn sense(&mut self, at: At, seat: Seat, sense: &str) -> Result<(), No> {
        (self.senses, self.last) = (self.senses + 1, at);
        if sense.starts_with("{\"wink\":") && !sense.contains("null") {
            self.winks.push((at, seat));
        }
        self.inner.sense(at, seat, sense)
    }
    fn tick(&mut self, at: At) {
        self.inner.tick(at);
    }
    fn step(&mut self, now: At) -> Option<Step> {
        if self.leaks(Leak::WaitsForOthers) && self.waiting > 1 && !self.postponed {
            self.postponed = true;
            return None;
        }
        let mut step = self.inner.step(now)?;
        self.postponed = false;
        self.waiting = self.waiting.saturating_sub(1);
        if let Some((seat, n, result)) = &mut step.act {
            self.acked = Some(*n);
            let state = self.inner.state();
            let left = seat.left(state.table().seats.len());
            let odd = state.own(left).hand.iter().map(|agent| u32::from(agent.0)).sum::<u32>() % 2;
            if self.leaks(Leak::RefusalByHand) && odd == 1 && result.is_err() {
                *result = Err("wink/own_card");
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
    fn facts(&self) -> Option<Box<RawValue>> {
        self.inner.facts()
    }
    fn gather(&mut self) {
        self.inner.gather();
        self.truth.lock().unwrap().clone_from(self.inner.state());
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
    fn percepts(&self, seat: Seat) -> Option<String> {
        self.inner.percepts(seat)
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
    fn tell_minds(&mut self) {
        self.winks_told = self.winks.len();
        self.inner.tell_minds();
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
    fn is_over(&self) -> bool {
        self.inner.is_over()
    }
}

/// Where a table lets something slip.
impl Table {
    fn leaks(&self, leak: Leak) -> bool {
        self.beats.leak == Some(leak) && self.lobby.phase == Phase::Playing
    }

    pub(in crate::table) fn slip_sense(&mut self, sense: &str) {
        let winks = sense.starts_with("{\"wink\":") && !sense.contains("null");
        let extra = self.leaks(Leak::ExtraFrame) && winks;
        if !extra && !self.leaks(Leak::PerceptsAtOnce) {
            return;
        }
        let Some(play) = self.play.take() else { return };
        let k = self.beats.next() - 1;
        self.send_all(|_, _, you, _| match extra {
            true => Some(play.frame(you.seat?, k, None, false)),
            false => play.percepts(you.seat?),
        });
        self.play = Some(play);
    }

    pub(in crate::table) fn slip_coming(&mut self) {
        if self.leaks(Leak::TableOnReconnect) {
            self.show_table_now();
        }
    }

    pub(in crate::table) fn slips_answer(&mut self, answer: &Answer) -> bool {
        match answer {
            Answer::Error(_) => {
                self.beats.misunderstood = true;
                self.leaks(Leak::ErrorAtOnce)
            }
            Answer::Ack(_) | Answer::Refused(..) => self.leaks(Leak::AnswerAtOnce),
        }
    }

    pub(in crate::table) fn slips_beat(&mut self) -> bool {
        std::mem::take(&mut self.beats.misunderstood) && self.leaks(Leak::SkippedBeat)
    }
}
