//! §11.2, §11.4: one spy's face: a gaze, its saccades, a held wink.

use kernel::{At, Seat};

use crate::Percept;
use crate::blink::Blink;

/// §11.2: how long a gaze is on its way.
pub(crate) const SACCADE_MS: u64 = 200;
/// §11.4: a wink lasts at least this long.
const WINK_LEAST_MS: u64 = 250;
/// §11.4: a wink ends by itself after this long.
pub(crate) const WINK_MOST_MS: u64 = 1500;

/// One spy's face, and what that spy sees. At the start everyone looks at the crowd.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Face {
    /// Where the eyes point, or pointed when they last rested: what others see.
    pub(crate) gaze: Option<Seat>,
    /// Where they are heading, if they are on their way.
    pub(crate) saccade: Option<Saccade>,
    /// The sign that it makes.
    pub(crate) wink: Option<Held>,
    /// Its natural blinks, while anybody looks at it.
    pub(crate) blink: Option<Blink>,
    /// What this spy last saw.
    pub(crate) saw: Option<Percept>,
}

/// §11.2: a gaze on its way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Saccade {
    pub(crate) to: Option<Seat>,
    pub(crate) lands: At,
}

/// §11.4: a held wink.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    pub(crate) at: Seat,
    pub(crate) since: At,
    pub(crate) until: At,
}

impl Face {
    /// §11.2: looking where the gaze is or is heading changes nothing; any other look starts anew.
    /// §11.4: while a wink lasts the eyes are not free.
    pub(crate) fn look(&mut self, to: Option<Seat>, now: At) {
        let aim = self.saccade.map_or(self.gaze, |saccade| saccade.to);
        if self.wink.is_none() && aim != to {
            self.saccade = Some(Saccade { to, lands: now.plus_ms(SACCADE_MS) });
        }
    }

    /// §11.4: the wink takes the gaze to the caller at once, and leaves it there.
    pub(crate) fn wink(&mut self, at: Seat, now: At) {
        if self.wink.is_none() {
            self.gaze = Some(at);
            self.saccade = None;
            self.wink = Some(Held { at, since: now, until: now.plus_ms(WINK_MOST_MS) });
        }
    }

    /// §11.4: it ends when the winker says, but not before its minimum.
    pub(crate) fn release(&mut self, now: At) {
        if let Some(held) = &mut self.wink {
            held.until = held.until.min(now.max(held.since.plus_ms(WINK_LEAST_MS)));
        }
        self.pass(now);
    }

    /// What is due by now happens: the gaze lands, the wink ends.
    pub(crate) fn pass(&mut self, now: At) {
        if let Some(saccade) = self.saccade.take_if(|saccade| saccade.lands <= now) {
            self.gaze = saccade.to;
        }
        self.wink.take_if(|held| held.until <= now);
    }

    /// The spy whose face this one sees: none on the way, none in the crowd.
    pub(crate) fn sees(&self) -> Option<Seat> {
        self.gaze.filter(|_| self.saccade.is_none())
    }

    /// When something next happens here by itself.
    pub(crate) fn next(&self) -> Option<At> {
        let lands = self.saccade.map(|saccade| saccade.lands);
        let ends = self.wink.map(|held| held.until);
        let blinks = self.blink.map(|blink| blink.until);
        [lands, ends, blinks].into_iter().flatten().min()
    }
}
