//! Bugs planted on purpose: each must be found, as what it is.

use std::cell::Cell;

use kernel::{At, Observer, Seat, Seats, Standing};
use serde_json::value::RawValue;

use crate::play::{Answer, Credits, Fact, Malformed, Play, Stamp, Step};

/// A bug.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bug {
    /// Some acts are done and never answered.
    LostAck,
    /// The table does not look whether a number was done.
    DoubledAct,
    /// A number is left out.
    Gap,
    /// After a restart no deadline comes.
    LateDeadline,
    /// Something is always due.
    Spin,
    /// After a restart the game that ended last is not on the scoreboard.
    LostScore,
}

impl Bug {
    pub(super) const ALL: [Bug; 6] =
        [Bug::LostAck, Bug::DoubledAct, Bug::Gap, Bug::LateDeadline, Bug::Spin, Bug::LostScore];

    /// What the law says that notices it.
    pub(super) const fn symptom(self) -> &'static str {
        match self {
            Bug::LostAck => "no answer",
            Bug::DoubledAct => "an act was done",
            Bug::Gap => "a gap in the numbers",
            Bug::LateDeadline => "a deadline passed",
            Bug::Spin => "wake-ups",
            Bug::LostScore => "on the scoreboard",
        }
    }
}

thread_local! {
    static PLANTED: Cell<Option<Bug>> = const { Cell::new(None) };
}

/// Does something while a bug is planted in this thread.
pub(super) async fn with<T>(bug: Option<Bug>, work: impl Future<Output = T>) -> T {
    PLANTED.set(bug);
    let done = work.await;
    PLANTED.set(None);
    done
}

/// Whether this bug is planted.
pub(crate) fn is(bug: Bug) -> bool {
    PLANTED.get() == Some(bug)
}

/// The game as a table gets it: with the planted bug, if it is one of a game.
pub(crate) fn in_play(play: Box<dyn Play>, replayed: bool) -> Box<dyn Play> {
    match PLANTED.get() {
        None | Some(Bug::DoubledAct | Bug::LostScore) => play,
        Some(bug) => Box::new(Buggy { inner: play, bug, replayed }),
    }
}

struct Buggy {
    inner: Box<dyn Play>,
    bug: Bug,
    replayed: bool,
}

impl Play for Buggy {
    fn races(&self) -> bool {
        self.inner.races()
    }
    fn beat(&self) -> Option<u32> {
        self.inner.beat()
    }
    fn set_credits(&mut self, credits: Credits) {
        self.inner.set_credits(credits);
    }
    fn set_unhurried(&mut self, unhurried: Seats) {
        self.inner.set_unhurried(unhurried);
    }
    fn watched(&self) -> Option<(Seat, u32)> {
        self.inner.watched()
    }
    fn act(&mut self, at: At, seat: Seat, n: u64, act: &str) -> Result<Step, Malformed> {
        let step = self.inner.act(at, seat, n, act)?;
        let lost = self.bug == Bug::LostAck && n.is_multiple_of(5);
        Ok(if lost { Step { act: None, ..step } } else { step })
    }
    fn sense(&mut self, at: At, seat: Seat, sense: &str) -> Result<Step, Malformed> {
        self.inner.sense(at, seat, sense)
    }
    fn tick(&mut self, at: At) -> Step {
        self.inner.tick(at)
    }
    fn step(&mut self, now: At) -> Option<Step> {
        self.inner.step(now)
    }
    fn due(&self) -> Option<At> {
        match self.bug {
            Bug::Spin => Some(self.inner.clock()),
            Bug::LateDeadline if self.replayed => None,
            Bug::LostAck | Bug::DoubledAct | Bug::Gap | Bug::LateDeadline | Bug::LostScore => {
                self.inner.due()
            }
        }
    }
    fn seats(&self) -> u8 {
        self.inner.seats()
    }
    fn clock(&self) -> At {
        self.inner.clock()
    }
    fn witnessed(&self, who: Observer) -> bool {
        self.inner.witnessed(who)
    }
    fn update(&self, who: Observer, mut stamp: Stamp, earlier: &[Box<RawValue>]) -> String {
        if self.bug == Bug::Gap && stamp.n > 6 {
            stamp.n += 1;
        }
        self.inner.update(who, stamp, earlier)
    }
    fn percepts(&self, who: Observer) -> Option<String> {
        self.inner.percepts(who)
    }
    fn frame(&self, seat: Seat, k: u64, answer: Option<&Answer>, back: bool) -> String {
        self.inner.frame(seat, k, answer, back)
    }
    fn notify_minds(&mut self) {
        self.inner.notify_minds();
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
    fn waits(&self, seat: Seat) -> bool {
        self.inner.waits(seat)
    }
    fn drop_waiting(&mut self) -> Vec<(Seat, u64)> {
        self.inner.drop_waiting()
    }
    fn standing(&self) -> Option<Standing> {
        self.inner.standing()
    }
}
