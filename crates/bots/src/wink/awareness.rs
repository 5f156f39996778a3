//! What the eyes show, and when the mind gets to know it.

use std::collections::VecDeque;

use kernel::{At, Seat};
use wink::{Agent, Percept};

/// Nobody reacts sooner than this to what they see, in milliseconds.
pub(crate) const REACTION_MS: u64 = 250;

/// Something that the eyes showed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shown {
    /// A face (Wink §11.3): whose, where its eyes point, for which agent it makes the sign, and
    /// whether both its eyes are shut.
    Face { seat: Seat, eyes: Option<Seat>, sign: Option<Agent>, blink: bool },
    /// Nothing any more: the gaze moved on.
    Away,
}

/// The lag between eye and mind. Whatever a mind decides, it decides by what has come out of here,
/// so that it cannot react in less than [`REACTION_MS`].
#[derive(Default)]
pub(crate) struct Awareness {
    shown: VecDeque<(At, Shown)>,
    /// How much longer than the least it takes this time.
    lag_ms: u64,
}

impl Awareness {
    /// A face is seen. `call` tells what a spy has called.
    pub(crate) fn see(
        &mut self,
        at: At,
        percept: &Percept,
        call: impl FnOnce(Seat) -> Option<Agent>,
    ) {
        let Percept::Face { seat, eyes, sign, blink } = *percept;
        let sign = eyes.filter(|_| sign).and_then(call);
        self.shown.push_back((at, Shown::Face { seat, eyes, sign, blink }));
    }

    /// The gaze leaves what it rested on.
    pub(crate) fn look_away(&mut self, at: At) {
        self.shown.push_back((at, Shown::Away));
    }

    /// Takes this much longer from now on.
    pub(crate) fn set_lag_ms(&mut self, lag_ms: u64) {
        self.lag_ms = lag_ms;
    }

    /// When the mind gets to know the next thing.
    pub(crate) fn next(&self) -> Option<At> {
        self.shown.front().map(|(at, _)| at.plus_ms(REACTION_MS + self.lag_ms))
    }

    /// Up to when the mind knows by now what its eyes showed it.
    pub(crate) fn horizon(&self, now: At) -> At {
        At(now.0.saturating_sub(REACTION_MS + self.lag_ms))
    }

    /// What the mind gets to know by now, one thing after the other.
    pub(crate) fn become_aware(&mut self, now: At) -> Option<(At, Shown)> {
        self.next().filter(|due| *due <= now)?;
        self.shown.pop_front()
    }
}
