//! How long a bot takes to think.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use kernel::{At, Dice, Tempo};

/// The shortest and the longest time for which a bot has people wait, in milliseconds.
const fn whiles(tempo: Tempo) -> (u64, u64) {
    match tempo {
        Tempo::Fast => (400, 1000),
        Tempo::Normal => (1000, 2500),
        Tempo::Slow => (2000, 5000),
    }
}

/// The tempo of a table, which the paces of all its bots share: it may change in the middle of a game.
#[derive(Clone, Default)]
pub struct TableTempo(Arc<AtomicU8>);

impl TableTempo {
    /// Changes it.
    pub fn set(&self, tempo: Tempo) {
        let number = match tempo {
            Tempo::Normal => 0,
            Tempo::Fast => 1,
            Tempo::Slow => 2,
        };
        self.0.store(number, Ordering::Relaxed);
    }

    fn get(&self) -> Tempo {
        match self.0.load(Ordering::Relaxed) {
            1 => Tempo::Fast,
            2 => Tempo::Slow,
            _ => Tempo::Normal,
        }
    }
}

impl From<Tempo> for TableTempo {
    fn from(tempo: Tempo) -> TableTempo {
        let shared = TableTempo::default();
        shared.set(tempo);
        shared
    }
}

/// When a mind thinks: at once in a simulation, after a human while at people's tables.
///
/// The while is chance and nothing else. If it hung on what the bot knows, people could read a
/// bot's hand off its hesitation.
pub struct Pace {
    human: Option<(Dice, TableTempo)>,
    next: Option<At>,
}

impl Pace {
    /// Thinks at once.
    pub const fn at_once() -> Pace {
        Pace { human: None, next: None }
    }

    /// Takes a human while, by these dice.
    pub fn human(dice: Dice, tempo: impl Into<TableTempo>) -> Pace {
        Pace { human: Some((dice, tempo.into())), next: None }
    }

    /// There is something to think about since `at`. If a thought is already on its way it comes
    /// when it comes: who is distracted by everything never gets to move.
    pub fn rouse(&mut self, at: At) {
        if self.next.is_none() {
            let while_ms = self.human.as_mut().map_or(0, |(dice, tempo)| {
                let (least, most) = whiles(tempo.get());
                least + u64::from(dice.below((most - least) as u32 + 1))
            });
            self.next = Some(at.plus_ms(while_ms));
        }
    }

    /// There is nothing to think about, or it has just been thought.
    pub const fn rest(&mut self) {
        self.next = None;
    }

    /// When the next thought comes, if one is on its way.
    pub const fn next(&self) -> Option<At> {
        self.next
    }
}
