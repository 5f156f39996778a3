//! Times, and what half and nearly all of them stay under.

use std::fmt;
use std::time::Duration;

#[derive(Default)]
pub(crate) struct Figures(Vec<Duration>);

impl Figures {
    pub(crate) fn extend(&mut self, times: &[Duration]) {
        self.0.extend(times);
    }

    pub(crate) fn most(&self) -> Duration {
        self.0.iter().max().copied().unwrap_or_default()
    }

    pub(crate) fn share(&self, percent: usize) -> Duration {
        let mut all = self.0.clone();
        all.sort();
        all.get(all.len() * percent / 100).or(all.last()).copied().unwrap_or_default()
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (half, nearly) = (self.share(50), self.share(99));
        write!(f, "p50 {half:.2?}, p99 {nearly:.2?}, most {:.2?} of {}", self.most(), self.0.len())
    }
}
