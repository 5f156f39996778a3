//! What is played, by whom, and in which weather.

use std::time::Duration;

use kernel::Dice;
use serde_json::{Value, json};
use store::sim::Trouble;

use super::person::Person;
use crate::House;
use crate::tests::sit;

/// One evening's table.
pub(super) struct Plan {
    game: &'static str,
    people: u32,
    bots: u32,
    options: Value,
    /// Bots move at once, so that a game happens in a few instants.
    pub(super) quick_bots: bool,
    pub(super) steps: u32,
    pub(super) pace_ms: u32,
    /// The server is killed once in this many steps; never if it is 0.
    pub(super) kill_one_in: u32,
}

impl Plan {
    pub(super) fn new(dice: &mut Dice) -> Plan {
        // A table of Wink with gaze costs as much as fifty others: ten beats a second.
        let game = match dice.below(25) {
            0 => "wink",
            1..=3 => "dr-shark",
            _ => "spywhere",
        };
        let (least, most) = match game {
            "wink" => (4, 5),
            "dr-shark" => (2, 3),
            _ => (2, 4),
        };
        let seats = least + dice.below(most - least + 1);
        let people = 1 + dice.below(seats.min(3));
        let gaze = dice.chance(1, 2);
        let (options, steps, pace_ms) = match game {
            "wink" if gaze => {
                (json!({"eyes": "gaze", "max_turn_s": 20, "min_turn_s": 0}), 60, 1_500)
            }
            "wink" => (json!({"eyes": "real", "max_turn_s": 20, "min_turn_s": 0}), 120, 3_000),
            "dr-shark" => (json!({"touch": "named"}), 150, 4_000),
            _ => (json!({"max_turn_s": 30}), 300, 1_500),
        };
        let kill_one_in = *dice.pick(&[0, 40, 90]).unwrap_or(&0);
        let (bots, quick_bots) = (seats - people, dice.chance(1, 4));
        Plan { game, people, bots, options, quick_bots, steps, pace_ms, kill_one_in }
    }

    /// How the disk behaves.
    pub(super) fn trouble(&self, dice: &mut Dice) -> Trouble {
        let often = |dice: &mut Dice, least: u32| {
            if dice.chance(1, 2) { least + dice.below(least * 3) } else { 0 }
        };
        Trouble {
            fails: often(dice, 12),
            loses_answer: often(dice, 25),
            hangs: often(dice, 60),
            hangs_for: Duration::from_secs(8),
            fills: often(dice, 120),
            full_for: Duration::from_secs(8),
            takes: Duration::from_millis(1 + u64::from(dice.below(30))),
        }
    }

    /// Everybody sits down and comes. The first is the host.
    pub(super) async fn gather(&self, house: &House) -> Vec<Person> {
        let bots = vec!["random"; self.bots as usize];
        let create = json!({
            "game": self.game, "name": "Ann", "options": self.options, "bots": bots,
        });
        let first = house.create(strict::from_str(&create.to_string()).unwrap()).await;
        let first = first.unwrap().unwrap();
        let mut seated = vec![first];
        for name in ["Bob", "Cid"].iter().take(self.people as usize - 1) {
            seated.push(sit(house, &seated[0], name).await);
        }
        let mut people = Vec::new();
        for seated in seated {
            let mut person = Person::new(seated);
            person.comes(house).await;
            people.push(person);
        }
        people
    }
}
