//! The result of a finished game, which the store keeps for good.

use std::time::{SystemTime, UNIX_EPOCH};

use kernel::Standing;
use serde::Serialize;
use wire::Spy;

use super::{Lost, Table};
use crate::lobby::{Chair, Sitter};

/// The result. It outlives the table, so it names nobody.
#[derive(Serialize)]
struct Outcome<'a> {
    /// The counts and the winners, as the rulebook has them.
    standing: Standing,
    /// Who sat where.
    seats: Vec<Sat<'a>>,
}

/// Who sat on a chair when the game ended.
#[derive(Serialize)]
struct Sat<'a> {
    spy: Spy,
    /// The bot's level; left out for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<&'a str>,
}

impl<'a> From<&'a Chair> for Sat<'a> {
    fn from(chair: &'a Chair) -> Self {
        let bot = match &chair.sitter {
            Sitter::Bot { level } => Some(&**level),
            Sitter::Person { .. } | Sitter::Empty => None,
        };
        Sat { spy: chair.spy, bot }
    }
}

impl Table {
    /// Records the result of the current game if it is over: before its end is sent to anybody, and
    /// again when the table wakes, in case the server died in between.
    pub(super) async fn record_result(&mut self) -> Result<(), Lost> {
        let Some(play) = &self.play else { return Ok(()) };
        let Some(standing) = play.standing().filter(|_| !self.lobby.lesson) else { return Ok(()) };
        let seats =
            self.lobby.chairs.iter().take(usize::from(play.seats())).map(Sat::from).collect();
        let written = serde_json::to_vec(&Outcome { standing, seats }).expect("it can be written");
        let (when_ms, game) = (now_ms(), self.lobby.game.clone());
        self.safely(|journal| {
            let recording = journal.record(when_ms, &game, &written);
            async {
                match recording.await {
                    // It was recorded before, at another instant.
                    Err(store::Error::Written { .. }) => Ok(()),
                    recorded => recorded,
                }
            }
        })
        .await
    }
}

/// The wall clock, in ms since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
