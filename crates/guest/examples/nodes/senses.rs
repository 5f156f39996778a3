//! Fingers in bags at another node than their tables: how many samples a second are felt, and how soon.

use std::error::Error;
use std::time::Instant;

use futures_util::future::try_join_all;
use guest::Hand;

use crate::figures::Figures;
use crate::house::House;
use crate::wish::Wish;

/// Searches at the same time.
const HANDS: usize = 20;
/// Nobody leaves a table before it is measured.
const LEFT: &str = "1m";

pub(crate) async fn measure(wish: &Wish) -> Result<(), Box<dyn Error>> {
    let house = House::start(wish, LEFT)?;
    let dive = |number| Hand::dive(house.place(number), house.place(number + 1), number as u32);
    let hands = try_join_all((0..HANDS).map(dive)).await?;
    let began = Instant::now();
    let felt = try_join_all(hands.into_iter().map(|hand| hand.feel(began + wish.cost))).await?;
    let (mut sent, mut soon) = (0, Figures::default());
    for felt in &felt {
        sent += felt.sent;
        soon.extend(&felt.answers.iter().map(|(_, took)| *took).collect::<Vec<_>>());
    }
    let per_s = f64::from(sent) / wish.cost.as_secs_f64() / HANDS as f64;
    println!(
        "{HANDS} searches of Dr Shark, no player at their table's node: {per_s:.1} samples a second \
         each; from a sample until it is felt {soon}, {sent} were sent"
    );
    Ok(())
}
