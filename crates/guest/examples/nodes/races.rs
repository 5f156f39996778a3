//! Races over a slow line and a fast one: both at the table's node, or at two nodes.

use std::error::Error;
use std::fmt;
use std::time::{Duration, Instant};

use guest::{Gone, Place, Racers, Ran, late};
use serde_json::Value;
use store::Store;
use tokio::sync::Semaphore;
use tokio::task::block_in_place;

use crate::house::{House, Table};
use crate::seconds;
use crate::wish::Wish;

/// The delay of everything that comes over a slow line.
const LATE: Duration = Duration::from_millis(180);
/// How many tables race at the same time.
const AT_ONCE: usize = 40;
/// Tables wait for longer than a moment until it is their turn to sit down.
const LEFT: &str = "1m";
/// How many of them sit down at the same time: the first pings should not find the machine busy
/// with that.
static SITTING_DOWN: Semaphore = Semaphore::const_new(4);

/// How all races over lines of one kind ended.
#[derive(Default)]
struct Tally {
    races: usize,
    /// Races that were not won by who was first.
    wrong: usize,
    /// Races in which who arrived first was not first.
    wrong_by_arrival: usize,
    /// Races whose winner has not the earliest moment in the journal.
    unjust: usize,
}

pub(crate) async fn run(wish: &Wish) -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    let house = House::start(wish, LEFT)?;
    let mut slow = Vec::new();
    for node in 0..house.nodes() {
        slow.push(late(house.place(node), LATE).await?);
    }
    let store = block_in_place(|| Store::in_postgres(house.database()))?;
    let mut tallies = [Tally::default(), Tally::default()];
    let tables: Vec<usize> = (0..2 * wish.races.div_ceil(Racers::RACES)).collect();
    for round in tables.chunks(AT_ONCE) {
        let seats = vec![Racers::SEATS; round.len()];
        let mut racing = Vec::new();
        for (number, table) in round.iter().zip(house.tables(&seats).await?) {
            // Both kinds at the same time, so that the machine is as busy for one as for the other.
            let far = number % 2;
            let (fast, slow) = (house.place(table.owner), slow[(table.owner + far) % slow.len()]);
            let seed = wish.seed << 32 | *number as u64;
            racing.push((far, tokio::spawn(all_races(table, fast, slow, seed))));
        }
        for (far, racing) in racing {
            let (code, ran) = racing.await??;
            let entries = block_in_place(|| witness::entries_in(&store, &code));
            ran.iter().for_each(|race| tallies[far].count(race, &entries));
        }
    }
    let (late, took) = (LATE.as_millis(), seconds(began));
    println!("races, 30 to 150 ms apart, one line {late} ms slower than the other; {took:.0} s");
    for (where_, tally) in
        ["both at the table's node", "the slow one at another"].iter().zip(&tallies)
    {
        println!("{where_}: {tally}");
    }
    if tallies.iter().any(|tally| tally.unjust > 0) {
        return Err("a race was not won by the earliest moment".into());
    }
    // In order of arrival half of them would be wrong.
    if tallies.iter().any(|tally| tally.wrong > 1 + tally.races / 20) {
        return Err("more than one race in twenty had a wrong winner".into());
    }
    Ok(())
}

/// All races of one table, and its code.
async fn all_races(
    table: Table,
    fast: Place,
    slow: Place,
    seed: u64,
) -> Result<(String, Vec<Ran>), Gone> {
    let turn = SITTING_DOWN.acquire().await;
    let mut racers = Racers::begin(&table.tickets, fast, slow, seed).await?;
    drop(turn);
    racers.measured().await?;
    let mut ran = Vec::new();
    for _ in 0..Racers::RACES {
        ran.push(racers.race().await?);
    }
    Ok((racers.code().to_owned(), ran))
}

impl Tally {
    fn count(&mut self, race: &Ran, entries: &[Value]) {
        let (winner, n) = (race.winner.0, race.winner.1);
        let held = witness::held_with(entries, winner as u64, n);
        // An act that is not held yet when another is carried out arrives later.
        let first_here = held.iter().min_by_key(|act| act.arrived);
        let earliest = held.iter().min_by_key(|act| act.moment());
        let is_winner = |act: &witness::Held| (act.seat, act.n) == (winner as u64, n);
        self.races += 1;
        self.wrong += usize::from(winner != race.first);
        let arrived = first_here.map(|act| act.seat as usize);
        self.wrong_by_arrival += usize::from(arrived != Some(race.first));
        self.unjust += usize::from(!earliest.is_some_and(is_winner));
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |count: usize| 100.0 * count as f64 / self.races.max(1) as f64;
        write!(
            f,
            "{} races, {:.1} % with a wrong winner; in order of arrival {:.1} %",
            self.races,
            percent(self.wrong),
            percent(self.wrong_by_arrival)
        )
    }
}
