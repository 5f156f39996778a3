//! Races at a table of Wink with eyes at a distance: two spies who know who holds a called card
//! accuse that spy, one over a slow connection and one over a fast one.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until};

use crate::{Answered, Chance, Gazers, Gone, Guest, Place, Ticket};

/// Who races. The other two spies call each other's cards.
const SLOW: usize = 1;
const FAST: usize = 2;
const CALLERS: [usize; 2] = [0, 3];
/// How far apart the two accuse, in ms: from the first to less than the second.
const APART_MS: (u64, u64) = (30, 151);
/// By this beat every connection's latency has been measured more than once.
const MEASURED: u64 = 36;

/// A table whose spies race.
pub struct Racers {
    table: Gazers,
    chance: Chance,
}

/// How a race ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ran {
    /// Who won: the seat, and the number of the act.
    pub winner: (usize, u64),
    /// Who lost.
    pub loser: (usize, u64),
    /// The seat that accused first, by the clock of the clients.
    pub first: usize,
    /// The time from one accusation to the other.
    pub apart: Duration,
}

impl Racers {
    /// The number of spies.
    pub const SEATS: usize = 4;
    /// Races that everybody can win: each takes one of four cards from its winner.
    pub const RACES: usize = 4;

    /// A game begins at this table, whose spies come to `fast`, except for one who comes to `slow`.
    pub async fn begin(
        tickets: &[Ticket],
        fast: Place,
        slow: Place,
        seed: u64,
    ) -> Result<Racers, Gone> {
        let place = |seat| if seat == SLOW { slow } else { fast };
        let mut table = Gazers::come(tickets, place).await?;
        table.begin().await?;
        Ok(Racers { table, chance: Chance::new(seed) })
    }

    /// Everybody listens until the latency of every connection is known.
    pub async fn measured(&mut self) -> Result<(), Gone> {
        self.table.all_hear(MEASURED).await
    }

    /// The seat whose connection is slow.
    pub const fn slow() -> usize {
        SLOW
    }

    /// The code of the table.
    pub fn code(&self) -> &str {
        self.table.guests[0].code()
    }

    /// The next race.
    pub async fn race(&mut self) -> Result<Ran, Gone> {
        let caller = loop {
            let turn = self.table.turn().ok_or_else(|| broken("nobody's turn"))?;
            if CALLERS.contains(&turn) {
                break turn;
            }
            let card = self.table.may_call(turn).next().cloned();
            self.call(turn, card).await?;
        };
        let holder = if caller == CALLERS[0] { CALLERS[1] } else { CALLERS[0] };
        let hand = self.table.hand(holder);
        let card = self.table.may_call(caller).find(|card| hand.contains(card)).cloned();
        let card = self.call(caller, card).await?;
        self.accuse(&json!({"accuse": {"seat": holder, "agent": card}})).await
    }

    async fn call(&mut self, seat: usize, card: Option<Value>) -> Result<Value, Gone> {
        let card = card.ok_or_else(|| broken("no card to call"))?;
        let answered = self.table.guests[seat].act(&json!({"call": card})).await?;
        if answered != Answered::Done {
            return Err(broken(&format!("a call is {answered:?}")));
        }
        self.all_up_to_date(seat).await?;
        Ok(card)
    }

    /// Everybody sees what a spy has just done. The answer comes with the frame, the update after it.
    async fn all_up_to_date(&mut self, seat: usize) -> Result<(), Gone> {
        let n = self.table.guests[seat].update["n"].as_u64().unwrap_or(0) + 1;
        self.table.all_see(n).await
    }

    async fn accuse(&mut self, accusation: &Value) -> Result<Ran, Gone> {
        let apart = APART_MS.0 + self.chance.below(APART_MS.1 - APART_MS.0);
        let begins = Instant::now() + Duration::from_millis(10);
        let later = begins + Duration::from_millis(apart);
        let (slow_at, fast_at) =
            if self.chance.below(2) == 0 { (begins, later) } else { (later, begins) };
        let (slow, fast) = match &mut self.table.guests[..] {
            [_, slow, fast, _] => (slow, fast),
            _ => return Err(broken("four spies")),
        };
        let press = async |guest: &mut Guest, at: Instant| {
            sleep_until(at).await;
            let sent = Instant::now();
            Ok::<_, Gone>((guest.act(accusation).await?, sent, guest.n))
        };
        let (slow, fast) =
            futures_util::future::try_join(press(slow, slow_at), press(fast, fast_at)).await?;
        let first = if slow.1 < fast.1 { SLOW } else { FAST };
        let apart = slow.1.max(fast.1) - slow.1.min(fast.1);
        let (slow_n, fast_n) = ((SLOW, slow.2), (FAST, fast.2));
        let (winner, loser) = match (slow.0, fast.0) {
            (Answered::Done, Answered::Refused(_)) => (slow_n, fast_n),
            (Answered::Refused(_), Answered::Done) => (fast_n, slow_n),
            answers => return Err(broken(&format!("a race ended with {answers:?}"))),
        };
        self.all_up_to_date(CALLERS[0]).await?;
        Ok(Ran { winner, loser, first, apart })
    }
}

fn broken(why: &str) -> Gone {
    Gone::Broken(why.to_owned())
}
