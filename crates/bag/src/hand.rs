//! A hand with two fingers, which move no faster than fingers do (§8.2).

use crate::{Felt, Heap, Spot};

/// §8.1: so many fingers feel at once.
pub const FINGERS: usize = 2;

/// §8.2: a finger feels at most so many points a second.
pub const SAMPLES_PER_S: u64 = 60;

/// §8.2: a finger moves at most so many tenths of a millimetre a millisecond: 40 cm a second, at
/// which two points felt in turn lie about a fingertip's width apart.
pub const UNITS_PER_MS: u64 = 4;

/// What a line delays may be made good afterwards: the samples of so long a pause.
const SAMPLES_AFTER_MS: u64 = 250;

/// And the way of so long a pause: a hand that was lifted comes down elsewhere.
const WAY_AFTER_MS: u64 = 500;

/// Samples are counted in thousandths, which come in whole numbers every millisecond.
const SAMPLE: u64 = 1_000;

/// How near to a finger something is drawn: it is taken between finger and thumb.
const PINCH: f32 = 100.0;

/// One finger.
#[derive(Clone, Copy, Debug, Default)]
struct Finger {
    /// Where it last was, if it has been in the bag since the last draw.
    at: Option<Spot>,
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

    /// It goes there, or as far on the way as it gets. The first time it comes down anywhere.
    fn go(&mut self, spot: Spot) -> Spot {
        let there = match self.at {
            None => spot,
            Some(here) if here.distance(spot) <= self.way => {
                self.way -= here.distance(spot);
                spot
            }
            Some(here) => here.towards(spot, std::mem::take(&mut self.way)),
        };
        self.at = Some(there);
        there
    }
}

/// A hand in the bag.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    fingers: [Finger; FINGERS],
}

impl Hand {
    /// A finger wants to feel a point now. What it feels, or nothing if there is no such finger or
    /// it felt too much of late. It feels where it got to, which is there unless it was too far.
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

    /// §8.4: whether the hand can take something there: where one of its fingers is, or anywhere if
    /// none is in the bag, in which case it comes down there.
    pub fn is_at(&mut self, spot: Spot) -> bool {
        let spot = spot.inside();
        let mut places = self.fingers.iter().filter_map(|finger| finger.at).peekable();
        if places.peek().is_none() {
            self.fingers[0].at = Some(spot);
            return true;
        }
        places.any(|place| place.distance(spot) <= PINCH)
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
