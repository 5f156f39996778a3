//! A mind that takes a seat over is told what that seat has seen, and nothing else.

use std::sync::{Arc, Mutex};

use kernel::{At, Dice, Game, Input, Intent, Match, Mind, Notice, Observer, Outcome, Seat, Seats};
use kernel::{Seed, Setup};
use wink::{Options, Sight, Wink};

use crate::play::memory::Memory;

/// A mind that keeps what it is told.
struct Listener(Arc<Mutex<Vec<Sight>>>);

impl Mind<Wink> for Listener {
    fn notice(&mut self, _: At, notice: Notice<'_, Wink>) {
        if let Notice::Sight(sight) = notice {
            self.0.lock().unwrap().push(sight.clone());
        }
    }
    fn next_thought(&self) -> Option<At> {
        None
    }
    fn think(&mut self, _: At, _: &mut Dice) -> Option<Intent<Wink>> {
        None
    }
}

#[test]
fn a_mind_is_told_all_that_its_seat_saw() {
    let setup = Setup::<Wink>::new(4, Options::default()).unwrap();
    let (me, seed) = (Seat(1), Seed::from_bytes([1; 32]));
    let mut outcome = Outcome::default();
    let mut game = Match::open(&setup, seed, vec![Observer::Seat(me)], &mut outcome);
    let mut journal = vec![(None, outcome.events.clone())];
    let mut saw: Vec<Sight> = outcome.sights.iter().map(|seen| seen.sight.clone()).collect();
    let mut dice = Dice::new(seed, 1);
    for turn in 1..20 {
        let Some(seat) = game.state().table().turn else { break };
        let act = Wink::stand_in(&game.view(Observer::Seat(seat)), &mut dice);
        game.handle(At(turn * 20_000), Input::Act(seat, act), &mut outcome).unwrap();
        journal.push((None, outcome.events.clone()));
        saw.extend(outcome.sights.iter().map(|seen| seen.sight.clone()));
    }
    assert!(saw.len() > 20, "{}", saw.len());
    let told = Arc::default();
    let mut mind = Listener(Arc::clone(&told));
    Memory::<Wink>::of(Seats::NONE).recall(&mut mind, &setup, me, &journal);
    assert_eq!(*told.lock().unwrap(), saw);
}
