//! The beat of a table whose messages must not leak information by their timing: it journals
//! everything at once, as every table does, and sends on the beat.

use std::time::Duration;

use kernel::At;

use super::{Lost, Table};

/// The beat on which a game's opening is sent.
pub(crate) const OPENING_BEAT: Option<u64> = Some(1);

/// If a table misses its beat for longer than this (a laptop slept), its clock is set back to where
/// it stopped, instead of sending an hour of beats in one go.
const STOOD_STILL: Duration = Duration::from_secs(1);

/// Where a table stands in its beat, if it has one.
#[derive(Clone, Copy, Default)]
pub(super) struct Beats {
    /// The length of a beat. None: messages are sent at once.
    ms: Option<u64>,
    /// The last beat, and when it was.
    k: u64,
    at: At,
}

/// One beat: its number, and when it is.
#[derive(Clone, Copy)]
pub(super) struct Beat {
    pub(super) k: u64,
    pub(super) at: At,
}

impl Beats {
    /// A game begins.
    pub(super) fn begin(ms: Option<u32>) -> Beats {
        Beats { ms: ms.map(u64::from), ..Beats::default() }
    }

    /// A game goes on from its journal: at a beat after everything that is in it.
    pub(super) fn resume(ms: Option<u32>, clock: At, sent: Option<u64>) -> Beats {
        let mut beats = Beats::begin(ms);
        if let Some(ms) = beats.ms {
            beats.k = clock.0.div_ceil(ms).max(sent.unwrap_or(0));
            beats.at = At(beats.k * ms);
        }
        beats
    }

    /// The game is over: from now on messages are sent at once.
    pub(super) fn end(&mut self) {
        self.ms = None;
    }

    /// The length of a beat, as the table's own message has it.
    pub(super) fn ms(&self) -> Option<u32> {
        self.ms.and_then(|ms| u32::try_from(ms).ok())
    }

    /// When the last beat was.
    pub(super) const fn last(&self) -> At {
        self.at
    }

    /// The next beat, if there is one.
    pub(super) fn next(&self) -> Option<Beat> {
        let k = self.k + 1;
        self.ms.map(|ms| Beat { k, at: At(k * ms) })
    }
}

impl Table {
    /// When the game next needs to be looked at.
    pub(super) fn next_of_game(&self) -> Option<At> {
        let beat = self.beats.next().map(|beat| beat.at);
        beat.or_else(|| self.play.as_ref()?.due())
    }

    /// Beats that are due come before anything else. Returns false if the game has no beat.
    pub(super) async fn keep_the_beat(&mut self) -> Result<bool, Lost> {
        let kept = self.beats.next().is_some();
        while let Some(next) = self.beats.next() {
            let Some(late) = self.now().0.checked_sub(next.at.0).map(Duration::from_millis) else {
                break;
            };
            if late > STOOD_STILL {
                self.since += late;
            }
            self.beat(next).await?;
        }
        Ok(kept)
    }

    /// One beat: what is due by then happens, and everything since the last one is sent.
    async fn beat(&mut self, Beat { k, at }: Beat) -> Result<(), Lost> {
        self.moment(at).await?;
        (self.beats.k, self.beats.at) = (k, at);
        self.end_if_over();
        // Who came or went is sent without asking the budget, whose level would reveal how often
        // somebody came back before anybody could see that they were gone.
        self.changed |= self.presence.waits();
        self.flush(Some(k));
        self.orders_that_waited().await?;
        self.post();
        Ok(())
    }
}
