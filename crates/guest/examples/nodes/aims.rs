//! What must hold besides the promises: how long people may have to wait.

use std::time::Duration;

use crate::figures::Figures;

/// From a node's death until its tables speak again, for 99 of 100 tables and a lease of 3 s.
pub(crate) const FAILOVER: Duration = Duration::from_secs(5);
/// From an act to its answer while nodes are restarted in turn.
pub(crate) const ANSWER: Duration = Duration::from_secs(1);

/// The aims that were missed, each in a sentence.
#[derive(Default)]
pub(crate) struct Missed(Vec<String>);

impl Missed {
    pub(crate) fn failover(&mut self, silent: &Figures) {
        let p99 = silent.share(99);
        if p99 > FAILOVER {
            self.0.push(format!("a dead node's tables were silent for {p99:.2?} (p99)"));
        }
    }

    pub(crate) fn answers(&mut self, answers: &Figures) {
        let most = answers.most();
        if most > ANSWER {
            self.0.push(format!("an act waited {most:.2?} for its answer in the rolling restart"));
        }
    }

    /// Fails if there is any.
    pub(crate) fn judge(self) -> Result<(), String> {
        if self.0.is_empty() { Ok(()) } else { Err(self.0.join("; ")) }
    }
}
