//! Twin tables, whose observers sit at another node than the table.

use std::error::Error;
use std::time::Instant;

use guest::{Chance, Compared, Stage, Twins};

use crate::house::{House, Table};
use crate::seconds;
use crate::wish::Wish;

/// How many pairs are played at the same time.
const AT_ONCE: usize = 100;
/// Thousands of tables that were played make room for others soon.
const LEFT: &str = "2s";

/// Plays all pairs, and fails at the first that differs.
pub(crate) async fn compare(wish: &Wish) -> Result<(), Box<dyn Error>> {
    let began = Instant::now();
    let house = House::start(wish, LEFT)?;
    let mut compared = Compared::default();
    let numbers: Vec<u64> = (0..wish.twins as u64).collect();
    for round in numbers.chunks(AT_ONCE) {
        let pairs: Vec<Twins> =
            round.iter().map(|number| Twins::new(wish.seed << 32 | number)).collect();
        let seats: Vec<usize> = pairs.iter().flat_map(|pair| [pair.seats(); 2]).collect();
        let mut tables = house.tables(&seats).await?.into_iter();
        let mut chance = Chance::new(round[0]);
        let mut playing = Vec::new();
        for pair in pairs {
            let (Some(one), Some(two)) = (tables.next(), tables.next()) else { break };
            let stages = [one, two].map(|table| stage(&house, table, &mut chance));
            playing.push(tokio::spawn(async move { pair.play(stages).await }));
        }
        for pair in playing {
            compared = compared + pair.await??;
        }
    }
    println!(
        "{} pairs of twin tables, each observer at another node than the table: {} messages alike \
         in length and beat, {} bytes of screens the same to the letter at two nodes; hidden were \
         {} sights of winks and {} refusals; {} pauses; {:.0} s",
        wish.twins,
        compared.messages,
        compared.shown,
        compared.winks,
        compared.refusals,
        compared.pauses,
        seconds(began)
    );
    Ok(())
}

/// A table with its observer at any node but its own, and the others at any node but the observer's.
fn stage(house: &House, table: Table, chance: &mut Chance) -> Stage {
    let mut other_than = |node: usize| node + 1 + chance.index(house.nodes() - 1);
    let away = other_than(table.owner);
    let others = table.tickets.iter().map(|_| house.place(other_than(away))).collect();
    let (owner, away) = (house.place(table.owner), house.place(away));
    Stage { tickets: table.tickets, owner, away, others }
}
