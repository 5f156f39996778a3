//! What everybody at a table was told, against its journal.

use guest::{Guest, Player, Stand};
use serde_json::Value;

use crate::{check, eyes, facts, games};

/// How much was compared.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Acts that were acknowledged, each of which was done once.
    pub acts: usize,
    /// Updates, which nobody missed.
    pub updates: u64,
    /// Games.
    pub games: usize,
}

/// Compares; or says what is wrong: an act that was acknowledged and not done, or done twice, or
/// numbers with a gap, or an update that does not follow from the journal.
pub fn verdict(entries: &[Value], players: &[Player], others: &[Guest]) -> Result<Verdict, String> {
    let (facts, played) = (facts(entries), games(entries));
    let mut verdict = Verdict { games: played.len(), ..Verdict::default() };
    for player in players {
        let Stand::Seat(ticket) = &player.guest.stand else { continue };
        let done: Vec<(u64, u64)> = facts
            .iter()
            .filter(|(_, entry)| entry["told"]["by"][0] == ticket.seat)
            .map(|(game, entry)| (*game, entry["told"]["by"][1].as_u64().unwrap_or(0)))
            .collect();
        let said: Vec<(u64, u64)> = player.acts.iter().map(|act| (act.0, act.1)).collect();
        if said != done {
            let seat = ticket.seat;
            return Err(format!("seat {seat}: acknowledged {said:?}, but done {done:?}"));
        }
        verdict.acts += done.len();
    }
    for guest in players.iter().map(|player| &player.guest).chain(others) {
        let who = eyes(guest);
        let stories: Vec<_> = played.iter().map(|game| game.story(who)).collect();
        verdict.updates += check(&guest.heard, &stories)?;
    }
    Ok(verdict)
}

impl std::ops::AddAssign for Verdict {
    fn add_assign(&mut self, other: Verdict) {
        self.acts += other.acts;
        self.updates += other.updates;
        self.games += other.games;
    }
}
