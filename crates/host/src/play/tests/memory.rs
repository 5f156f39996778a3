//! A mind that takes a seat over is told what that seat has seen and felt, and nothing else.

use std::sync::{Arc, Mutex};

use kernel::{At, Dice, Game, Input, Intent, Match, Mind, Notice, Observer, Outcome, Seat};
use kernel::{Seed, Setup};
use wink::{Eyes, Options, Percept, Sight, Signal, Wink};

use crate::play::memory::Memory;

/// Something that reached a seat.
#[derive(Clone, PartialEq, Debug)]
enum Lived {
    Saw(At, Sight),
    Felt(At, Percept),
}

/// A mind that keeps what it is told.
struct Listener(Arc<Mutex<Vec<Lived>>>);

impl Mind<Wink> for Listener {
    fn notice(&mut self, at: At, notice: Notice<'_, Wink>) {
        let lived = match notice {
            Notice::Sight(sight) => Lived::Saw(at, sight.clone()),
            Notice::Percept(percept) => Lived::Felt(at, *percept),
            Notice::View(_) => return,
        };
        self.0.lock().unwrap().push(lived);
    }
    fn next_thought(&self) -> Option<At> {
        None
    }
    fn think(&mut self, _: At, _: &mut Dice) -> Option<Intent<Wink>> {
        None
    }
}

impl Lived {
    fn at(&self) -> At {
        match self {
            Lived::Saw(at, _) | Lived::Felt(at, _) => *at,
        }
    }
}

/// What reached this seat by this step. What its eyes met until then comes with the step.
fn lived(outcome: &Outcome<Wink>, me: Seat) -> Vec<Lived> {
    let saw = outcome.sights.iter().map(|seen| Lived::Saw(seen.at, seen.sight.clone()));
    let felt = outcome.percepts.iter().filter(|felt| felt.seat == me);
    let felt = felt.map(|felt| Lived::Felt(felt.at, felt.percept));
    let mut all: Vec<Lived> = saw.chain(felt).collect();
    all.sort_by_key(Lived::at);
    all
}

#[test]
fn a_mind_is_told_all_that_its_seat_saw_and_felt_in_its_order() {
    let options = Options { eyes: Eyes::Gaze, ..Options::default() };
    let setup = Setup::<Wink>::new(4, options).unwrap();
    let (me, seed) = (Seat(1), Seed::from_bytes([1; 32]));
    let mut outcome = Outcome::default();
    let mut game = Match::open(&setup, seed, vec![Observer::Seat(me)], &mut outcome);
    let mut journal = vec![(None, outcome.events.clone())];
    let mut memory = Memory::<Wink>::of([me].into_iter().collect());
    let mut all = lived(&outcome, me);
    let mut dice = Dice::new(seed, 1);
    for turn in 1..20 {
        let Some(seat) = game.state().table().turn else { break };
        let act = Wink::stand_in(&game.view(Observer::Seat(seat)), &mut dice);
        let mut inputs = vec![(turn * 20_000, Input::Act(seat, act))];
        // Eyes move and somebody winks, while this seat looks and while it does not.
        let look = |seat: u8, at: u8| Input::Sense(Seat(seat), Signal::Look(Some(Seat(at))));
        let wink = |at| Input::Sense(Seat(2), Signal::Wink(at));
        let senses = [look(1, 2), look(3, 2), wink(Some(me)), wink(None), look(1, 0)];
        inputs.extend((1..).map(|step| turn * 20_000 + step * 1000).zip(senses));
        for (at, input) in inputs {
            game.handle(At(at), input, &mut outcome).unwrap();
            memory.keep(&outcome.percepts);
            all.extend(lived(&outcome, me));
            if !outcome.events.is_empty() {
                journal.push((None, outcome.events.clone()));
            }
        }
    }
    let felt = all.iter().filter(|lived| matches!(lived, Lived::Felt(..))).count();
    assert!(all.len() - felt > 20 && felt > 20, "{felt} of {}", all.len());
    let told = Arc::default();
    let mut mind = Listener(Arc::clone(&told));
    memory.recall(&mut mind, &setup, me, &journal);
    assert_eq!(*told.lock().unwrap(), all);
}
