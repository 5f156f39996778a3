//! How long bots think about a decision, in CPU time of one core: other work on the machine does not
//! count.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::Populated;
use kernel::{At, Dice, Intent, Mind, Notice, Opinion, Reason};

/// The decisions of many games: how many took how many microseconds.
#[derive(Clone, Default)]
pub(super) struct Times(Arc<Mutex<BTreeMap<u64, u64>>>);

impl Times {
    /// The same mind with a clock beside it.
    pub(super) fn of<G: Populated>(&self, mind: Box<dyn Mind<G>>) -> Box<dyn Mind<G>> {
        Box::new(Timed { mind, took_us: Vec::new(), times: self.clone() })
    }

    /// The time that 99 of 100 decisions do not exceed, in milliseconds.
    pub(super) fn p99_ms(&self) -> Option<f64> {
        let times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: u64 = times.values().sum();
        let mut left = (all * 99).div_ceil(100).max(1);
        let place = times.iter().find(|(_, count)| {
            left = left.saturating_sub(**count);
            left == 0
        });
        place.map(|(us, _)| *us as f64 / 1000.0)
    }
}

/// A mind whose thoughts are timed.
struct Timed<G: Populated> {
    mind: Box<dyn Mind<G>>,
    took_us: Vec<u64>,
    times: Times,
}

impl<G: Populated> Mind<G> for Timed<G> {
    fn notice(&mut self, at: At, notice: Notice<'_, G>) {
        self.mind.notice(at, notice);
    }

    fn next_thought(&self) -> Option<At> {
        self.mind.next_thought()
    }

    /// A decision is a thought that comes to an act; glances and strokes are not.
    fn think(&mut self, now: At, dice: &mut Dice) -> Option<Intent<G>> {
        let start = cpu_time();
        let intent = self.mind.think(now, dice);
        if matches!(intent, Some(Intent::Act(_))) {
            self.took_us.push(cpu_time().saturating_sub(start).as_micros() as u64);
        }
        intent
    }

    fn looks_only_to_act(&self) -> bool {
        self.mind.looks_only_to_act()
    }

    fn may_act(&mut self, at: At, may: bool) {
        self.mind.may_act(at, may);
    }

    fn refused(&mut self, now: At, why: &str) {
        self.mind.refused(now, why);
    }

    fn reasons(&self) -> Vec<Reason> {
        self.mind.reasons()
    }

    fn opinions(&self, view: &G::View) -> Vec<Opinion> {
        self.mind.opinions(view)
    }
}

/// A game is over: its times are counted.
impl<G: Populated> Drop for Timed<G> {
    fn drop(&mut self) {
        let mut times = self.times.0.lock().unwrap_or_else(PoisonError::into_inner);
        for us in self.took_us.drain(..) {
            *times.entry(us).or_default() += 1;
        }
    }
}

/// The CPU time that this thread has had so far.
#[cfg(unix)]
fn cpu_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Where no such clock is known, the time that has passed.
#[cfg(not(unix))]
fn cpu_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests {
    use super::Times;

    #[test]
    fn of_a_hundred_decisions_the_slowest_is_left_out() {
        let times = Times::default();
        assert_eq!(times.p99_ms(), None);
        times.0.lock().unwrap().extend((1..=100).map(|us| (us * 1000, 1)));
        assert_eq!(times.p99_ms(), Some(99.0));
        times.0.lock().unwrap().insert(1000, 1_000);
        assert_eq!(times.p99_ms(), Some(90.0));
    }
}
