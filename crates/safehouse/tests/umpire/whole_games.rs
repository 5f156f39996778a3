//! Complete games, played through the pipe by taking any option that a view offers.

use serde_json::{Value, json};

use crate::Umpire;

/// Numbers that are the same on every run.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// A legal move of some seat, or `None` when the game is over.
pub(crate) fn any_move(
    umpire: &mut Umpire,
    seats: u8,
    at: u64,
    numbers: &mut Numbers,
) -> Option<Value> {
    let first = numbers.below(usize::from(seats)) as u8;
    (0..seats).map(|i| (first + i) % seats).find_map(|seat| {
        let view = umpire.view(seat);
        let options = view["options"].as_array().unwrap();
        let choice = numbers.below(options.len().max(1));
        options.get(choice).map(|act| json!({"at": at, "seat": seat, "act": act}))
    })
}

#[test]
fn every_offer_is_accepted_to_the_end() {
    let mut umpire = Umpire::start();
    for seats in 2..=6 {
        for game in 0..6 {
            let seed = format!("game {game}");
            let options = json!({"chain": game % 2 == 0, "log": game % 3 == 0});
            umpire.accept(json!({"open": {"game": "spywhere", "seats": seats, "options": options, "seed": seed}}));
            let mut numbers = Numbers(game);
            let mut last = Value::Null;
            let mut at = 0;
            while let Some(line) = any_move(&mut umpire, seats, at, &mut numbers) {
                assert_eq!(last, Value::Null, "nobody is offered anything after the end");
                let seen = umpire.accept(line);
                let witnesses = seen["sights"].as_object().unwrap();
                assert_eq!(witnesses.len(), usize::from(seats) + 2, "everybody notices every act");
                assert_eq!(seen["percepts"], json!({}));
                last = seen["over"].clone();
                at += 137;
            }
            assert_eq!(last["scores"].as_array().unwrap().len(), usize::from(seats));
            let view = umpire.view("auditor");
            assert_eq!(view["over"], last);
        }
    }
}
