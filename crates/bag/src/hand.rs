//! A hand with two fingers, which move no faster than fingers do (§8.2).

use crate::{Felt, Heap, Spot};

/// §8.1: the number of fingers that feel at once.
pub const FINGERS: usize = 2;

/// §8.2: the points that a finger can feel in a second.
pub const SAMPLES_PER_S: u64 = 60;

/// §8.2: the speed of a finger, in tenths of a millimetre a millisecond: 40 cm a second, at which
/// two points felt in turn lie about a fingertip's width apart.
pub const UNITS_PER_MS: u64 = 4;

/// Samples that a slow connection delivers late are still felt: those of a pause of this length, in
/// ms.
const SAMPLES_AFTER_MS: u64 = 250;

/// And the distance of a pause of this length, in ms: a hand that was lifted comes down elsewhere.
pub(crate) const WAY_AFTER_MS: u64 = 500;

/// Samples are counted in thousandths, which come in whole numbers every millisecond.
const SAMPLE: u64 = 1_000;

/// How near to a finger a thing must be to be drawn: it is taken between finger and thumb.
const PINCH: f32 = 100.0;

/// One finger.
#[derive(Clone, Copy, Debug, Default)]
struct Finger {
    /// Where it last was, if it has been in the bag since the last draw.
    at: Option<Spot>,
    /// Where it was on its way to then.
    goal: Spot,
    /// When it last moved.
    since_ms: Option<u64>,
    /// How far it may move now.
    way: f32,
    /// How much it may feel now.
    samples: u64,
}

impl Finger {
    /// Time has passed, and the finger may do more again.
    fn rest(&mut self, now_ms: u64) {
        let passed = match self.since_ms {
            Some(since) => now_ms.saturating_sub(since),
            None => WAY_AFTER_MS,
        };
        let way = self.way + (passed * UNITS_PER_MS) as f32;
        self.way = way.min((WAY_AFTER_MS * UNITS_PER_MS) as f32);
        let samples = self.samples + passed * SAMPLES_PER_S;
        self.samples = samples.min(SAMPLES_AFTER_MS * SAMPLES_PER_S);
        self.since_ms = Some(now_ms);
    }

    /// Moves the finger there, or as far as it gets. The first time it comes down anywhere.
    fn go(&mut self, spot: Spot) -> Spot {
        let there = match self.at {
            None => spot,
            Some(here) if here.distance(spot) <= self.way => {
                self.way -= here.distance(spot);
                spot
            }
            Some(here) => here.towards(spot, std::mem::take(&mut self.way)),
        };
        (self.at, self.goal) = (Some(there), spot);
        there
    }
}

/// A hand in the bag.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    fingers: [Finger; FINGERS],
}

impl Hand {
    /// Moves a finger towards a point, and returns what it feels where it arrives. Returns nothing
    /// if the hand has no such finger, or the finger has used up its samples.
    pub fn feel<T: Copy>(
        &mut self,
        heap: &Heap<T>,
        finger: u8,
        spot: Spot,
        now_ms: u64,
    ) -> Option<Felt> {
        let moving = self.fingers.get_mut(usize::from(finger))?;
        moving.rest(now_ms);
        moving.samples = moving.samples.checked_sub(SAMPLE)?;
        Some(heap.touch(finger, moving.go(spot.inside())))
    }

    /// §8.4: where the hand takes something if it is asked to there: there, if one of its fingers is
    /// near; where that finger got to, if it is still on its way there; nowhere, if all are
    /// elsewhere. If none is in the bag, the hand comes down there.
    pub fn reach(&mut self, spot: Spot) -> Option<Spot> {
        let spot = spot.inside();
        if self.fingers.iter().all(|finger| finger.at.is_none()) {
            (self.fingers[0].at, self.fingers[0].goal) = (Some(spot), spot);
        }
        let inside = || self.fingers.iter().filter_map(|finger| Some((finger.at?, finger.goal)));
        let near = |place: Spot| place.distance(spot) <= PINCH;
        let here = inside().any(|(at, _)| near(at)).then_some(spot);
        here.or_else(|| inside().find(|(_, goal)| near(*goal)).map(|(at, _)| at))
    }

    /// The hand comes out of the bag with what it has taken, and may go back in anywhere.
    pub fn come_out(&mut self) {
        self.fingers.iter_mut().for_each(|finger| finger.at = None);
    }
}

#[cfg(test)]
impl Hand {
    /// Where a finger is.
    pub(crate) fn place(&self, finger: u8) -> Option<Spot> {
        self.fingers[usize::from(finger)].at
    }
}
