//! Memory, file handles and CPU time of the program, during the storm and afterwards.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use guest::{Program, Vitals};
use tokio::task::JoinHandle;

use crate::Outcome;
use crate::scene::Report;

/// The sampling interval.
const EVERY: Duration = Duration::from_millis(100);
/// The timeout for everything to be as before, generous for a busy machine.
const SOON: Duration = Duration::from_secs(20);
/// For how long CPU time is measured once nobody does anything.
const IDLE: Duration = Duration::from_secs(2);
/// The most CPU time that a few idle tables may take, as a share of a core.
const CORE: f64 = 0.2;
/// How many times as much memory as before may be kept: allocators give little back.
const MEMORY: f64 = 4.0;
/// Handles that may be left over: readers that the store opened meanwhile.
const HANDLES: u64 = 16;

/// Samples the program until it is dropped.
pub(crate) struct Sampler {
    before: Vitals,
    most: Arc<Mutex<Vitals>>,
    looking: JoinHandle<()>,
}

fn note(most: &Mutex<Vitals>, now: Vitals) {
    let mut most = most.lock().unwrap_or_else(PoisonError::into_inner);
    most.memory = most.memory.max(now.memory);
    most.handles = most.handles.max(now.handles);
}

impl Sampler {
    pub(crate) fn start(program: &Program) -> Result<Sampler, Box<dyn std::error::Error>> {
        let before = Vitals::of(program)?;
        let process = program.process().ok_or("the program does not run")?;
        let most = Arc::new(Mutex::new(before));
        let keep = most.clone();
        let looking = tokio::spawn(async move {
            while let Ok(now) = Vitals::of_process(process) {
                note(&keep, now);
                tokio::time::sleep(EVERY).await;
            }
        });
        Ok(Sampler { before, most, looking })
    }

    /// Waits until the program is as before, and judges whether it is.
    pub(crate) async fn judge(self, program: &Program, report: &mut Report) -> Outcome {
        report.progress("afterwards: nobody does anything");
        self.looking.abort();
        let most = *self.most.lock().unwrap_or_else(PoisonError::into_inner);
        let (began, before) = (Instant::now(), self.before);
        let mut now = Vitals::of(program)?;
        let idle = loop {
            let then = now;
            tokio::time::sleep(IDLE).await;
            now = Vitals::of(program)?;
            let idle = (now.cpu - then.cpu) / IDLE.as_secs_f64();
            let as_before = idle <= CORE && now.handles <= before.handles + HANDLES;
            if as_before || began.elapsed() > SOON {
                break idle;
            }
        };
        let judged = |held: bool, seen: String| if held { Ok(seen) } else { Err(seen) };
        let mb = |bytes: u64| bytes as f64 / 1e6;
        let memory = format!(
            "{:.1} MB before, {:.1} at most, {:.1} after",
            mb(before.memory),
            mb(most.memory),
            mb(now.memory)
        );
        let kept = now.memory as f64 / before.memory as f64;
        report.judge(
            "after the floods",
            "memory",
            "comes back down",
            judged(kept <= MEMORY, memory),
        );
        let handles =
            format!("{} before, {} at most, {} after", before.handles, most.handles, now.handles);
        let back = now.handles <= before.handles + HANDLES;
        report.judge("after the floods", "handles", "come back down", judged(back, handles));
        let cpu = format!("{:.1} % of a core", idle * 100.0);
        report.judge("after the floods", "CPU", "nothing spins", judged(idle <= CORE, cpu));
        Ok(())
    }
}
